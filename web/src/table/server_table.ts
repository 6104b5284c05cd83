import { keepKey, keysFor } from './keys';
import { Refusal, type Entry, type Follower, type Hint, type Link, type Now, type Seat, type Table } from './table';

/// A table behind `londinium serve`, over a WebSocket (docs/tables.md). It comes back by itself when the line breaks,
/// and is then told everything again.

type Message = Record<string, unknown>;
type Waiting = { done: (answer: Message) => void; failed: (why: Refusal) => void };

const firstWait = 500; // milliseconds until the line is tried again; each time twice as long
const longestWait = 8000;

export class ServerTable implements Table {
    private socket: WebSocket | null = null;
    private follower: Follower | null = null;
    private waiting = new Map<number, Waiting>();
    private nextId = 1;
    private wait = firstWait;
    private again: ReturnType<typeof setTimeout> | undefined;

    constructor(readonly id: string) {}

    follow(follower: Follower): () => void {
        this.follower = follower;
        this.connect();
        const wake = () => this.connect();
        addEventListener('online', wake);
        return () => {
            removeEventListener('online', wake);
            this.follower = null;
            clearTimeout(this.again);
            this.socket?.close();
            this.socket = null;
        };
    }

    private connect(): void {
        if (this.socket && this.socket.readyState <= WebSocket.OPEN) return;
        clearTimeout(this.again);
        this.tell('joining');
        const address = new URL(`api/tables/${encodeURIComponent(this.id)}/live`, location.href);
        address.protocol = address.protocol.replace('http', 'ws');
        address.hash = '';
        const socket = new WebSocket(address);
        this.socket = socket;
        socket.onopen = () => {
            const tokens = keysFor(this.id).map((key) => key.token);
            socket.send(JSON.stringify({ do: 'hello', tokens }));
        };
        socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as Message);
        socket.onclose = () => {
            if (this.socket === socket) this.lost();
        };
    }

    private lost(): void {
        this.socket = null;
        for (const each of this.waiting.values()) each.failed(new Refusal('away', ''));
        this.waiting.clear();
        if (!this.follower) return;
        this.tell('lost');
        this.again = setTimeout(() => void this.retry(), this.wait);
        this.wait = Math.min(this.wait * 2, longestWait);
    }

    // A browser does not say why a socket was refused: an answer by HTTP tells "no such table" from "no server".
    private async retry(): Promise<void> {
        const answer = await fetch(`api/tables/${encodeURIComponent(this.id)}`).catch(() => null);
        if (answer?.status === 404) this.tell('gone');
        else if (this.follower) this.connect();
    }

    private tell(link: Link): void {
        this.follower?.link(link);
    }

    private hear(message: Message): void {
        const follower = this.follower;
        if (!follower) return;
        switch (message.is) {
            case 'table':
                this.wait = firstWait;
                this.tell('live');
                follower.whole(message as never);
                break;
            case 'news':
                this.wait = firstWait;
                this.tell('live');
                this.keepSeats(message.entry as Entry);
                follower.news(message as never);
                break;
            case 'now':
                follower.now?.(message.now as Now);
                break;
            case 'here':
                this.tell('live');
                follower.here(message.seats as boolean[], message.watchers as number);
                break;
            case 'done':
            case 'hint':
            case 'moment':
                this.settle(message)?.done(message);
                break;
            case 'refused': {
                const error = (message.error ?? {}) as { code?: string; message?: string };
                if (message.id === undefined && error.code === 'not-found') this.tell('gone');
                this.settle(message)?.failed(new Refusal(error.code ?? 'refused', error.message ?? ''));
            }
        }
    }

    // At a rematch the same keys open the same seats.
    private keepSeats(entry: Entry): void {
        if (entry.kind === 'rematch') for (const key of keysFor(this.id)) keepKey(entry.table, key);
    }

    private settle(message: Message): Waiting | undefined {
        const id = message.id as number;
        const waiting = this.waiting.get(id);
        this.waiting.delete(id);
        return waiting;
    }

    private ask(wish: Message): Promise<Message> {
        const socket = this.socket;
        if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.reject(new Refusal('away', ''));
        const id = this.nextId++;
        return new Promise((done, failed) => {
            this.waiting.set(id, { done, failed });
            socket.send(JSON.stringify({ ...wish, id }));
        });
    }

    private async order(wish: Message): Promise<void> {
        await this.ask(wish);
    }

    move = (seat: Seat, action: string, after: number) => this.order({ do: 'move', seat, action, after });
    undo = (seat: Seat, to?: number) => this.order({ do: 'undo', seat, to });
    answerUndo = (seat: Seat, agree: boolean) => this.order({ do: agree ? 'agree' : 'refuse', seat });
    voteForComputer = (seat: Seat, away: Seat) => this.order({ do: 'vote', seat, for: away });
    takeBack = (seat: Seat) => this.order({ do: 'return', seat });
    chat = (text: string, seat?: Seat) => this.order({ do: 'chat', seat, text });
    leave = (seat: Seat) => this.order({ do: 'leave', seat });
    rematch = (seat: Seat) => this.order({ do: 'rematch', seat });
    notify = (seat: Seat, url: string, language: string) => this.order({ do: 'notify', seat, url, language });
    moment = async (number: number) => ((await this.ask({ do: 'look', number })) as unknown as { views: Now['views'] }).views;
    hint = async (seat: Seat, language: string) => {
        const { options, measure } = (await this.ask({ do: 'hint', seat, language })) as { options: Hint[]; measure?: 'percent' };
        return options.map((option) => ({ ...option, measure }));
    };
}
