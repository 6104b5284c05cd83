import { settings } from '../base/settings.svelte';

/// Four quiet sounds, made here: noise for paper and stamp, tones for coin and bell.

type Sound = 'paper' | 'coin' | 'stamp' | 'bell';
let context: AudioContext | null = null;
let last = 0;

export function sound(which: Sound): void {
    // A browser lets nothing be heard before the first click; and a flurry of moves is one sound.
    if (!settings.sound || !navigator.userActivation?.hasBeenActive || performance.now() - last < 60) return;
    last = performance.now();
    context ??= new AudioContext();
    if (which === 'paper') noise(context, 3200, 0.09, 0.05);
    else if (which === 'stamp') noise(context, 260, 0.11, 0.22);
    else if (which === 'coin') tones(context, [2350, 3520], 0.12, 0.035);
    else tones(context, [880, 1760, 2640], 0.9, 0.05);
}

function noise(audio: AudioContext, pitch: number, length: number, loud: number): void {
    const buffer = audio.createBuffer(1, audio.sampleRate * length, audio.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
    const source = audio.createBufferSource();
    source.buffer = buffer;
    const filter = audio.createBiquadFilter();
    filter.type = pitch > 1000 ? 'bandpass' : 'lowpass';
    filter.frequency.value = pitch;
    const gain = audio.createGain();
    gain.gain.value = loud;
    source.connect(filter).connect(gain).connect(audio.destination);
    source.start();
}

function tones(audio: AudioContext, pitches: number[], length: number, loud: number): void {
    pitches.forEach((pitch, i) => {
        const start = audio.currentTime + i * 0.03;
        const tone = audio.createOscillator();
        tone.frequency.value = pitch;
        const gain = audio.createGain();
        gain.gain.setValueAtTime(loud / (i + 1), start);
        gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
        tone.connect(gain).connect(audio.destination);
        tone.start(start);
        tone.stop(start + length);
    });
}
