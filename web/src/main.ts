import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './base/settings.svelte';
import './style/page.css';
import { browserLanguage, speak } from './words/words.svelte';

await speak(settings.language || browserLanguage());
mount(App, { target: document.getElementById('page')! });
