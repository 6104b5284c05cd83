import type { Choice } from '../table/table';
import { isKind, type Assistant, type Kind } from './view';

/// What one is about to do: chosen, shown with its price and effect, and not done before it is confirmed.
export class Choosing {
    /// A whole action of those that are legal.
    picked = $state<string | null>(null);
    /// An assistant that still needs a market.
    assistant = $state<Assistant | null>(null);
    /// Cards raised for a bid.
    raised = $state<Kind | null>(null);
    count = $state(0);

    constructor(private readonly legal: () => readonly Choice[]) {}

    get actions(): string[] {
        return this.legal().map((choice) => choice.action);
    }
    has(action: string): boolean {
        return this.actions.includes(action);
    }
    /// What a word of the table stands for now: a market, a stock, a pile, a special card.
    action(...words: string[]): string | null {
        const action = words.join(' ');
        return this.has(action) ? action : null;
    }
    get openKinds(): Kind[] {
        const verbs = ['bid', 'give'];
        const named = this.actions.map((action) => action.split(' ')).filter(([verb]) => verbs.includes(verb!));
        return [...new Set(named.map(([, kind]) => kind!).filter(isKind))];
    }
    get assistants(): Assistant[] {
        const named = this.actions.filter((action) => action.startsWith('assistant ')).map((a) => a.split(' ')[1]!);
        return [...new Set(named)] as Assistant[];
    }
    /// The bid that the raised cards make.
    get bid(): string | null {
        return this.raised ? this.action('bid', this.raised, `${this.count}`) : null;
    }
    /// The action that the button does.
    get ready(): string | null {
        return this.bid ?? (this.picked !== null && this.has(this.picked) ? this.picked : null);
    }
    cost(action: string): Choice['cost'] {
        return this.legal().find((choice) => choice.action === action)?.cost;
    }

    pick(action: string): void {
        this.picked = this.picked === action ? null : action;
        if (!action.startsWith('assistant ')) this.assistant = null;
        this.raised = null;
    }
    pickAssistant(assistant: Assistant): void {
        this.picked = null;
        this.assistant = this.assistant === assistant ? null : assistant;
    }
    raise(kind: Kind, count: number): void {
        const give = this.action('give', kind);
        if (give) {
            this.pick(give);
            return;
        }
        this.picked = null;
        this.raised = count > 0 ? kind : null;
        this.count = count;
    }
    clear(): void {
        this.picked = null;
        this.assistant = null;
        this.raised = null;
        this.count = 0;
    }
}
