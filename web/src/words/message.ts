/// The small part of ICU messages that the catalogue uses: {name}, {n, plural, =0 {…} one {…} other {… # …}} and
/// {x, select, a {…} other {…}}. Anything else is shown as it stands, so that a slip in a text is seen and harmless.

export type Values = Record<string, string | number>;
type Choice = { kind: 'plural' | 'select'; name: string; forms: Map<string, Part[]> };
type Part = string | { kind: 'value'; name: string } | { kind: 'number' } | Choice;

const parsed = new Map<string, Part[]>();

export function format(message: string, values: Values, language: string): string {
    let parts = parsed.get(message);
    if (!parts) parsed.set(message, (parts = new Reader(message).parts(false)));
    return write(parts, values, language, 0);
}

function write(parts: Part[], values: Values, language: string, number: number): string {
    return parts
        .map((part) => {
            if (typeof part === 'string') return part;
            if (part.kind === 'number') return String(number);
            const value = values[part.name] ?? '';
            if (part.kind === 'value') return String(value);
            const form = part.kind === 'plural' ? plural(part, Number(value), language) : part.forms.get(String(value));
            return write(form ?? part.forms.get('other') ?? [], values, language, Number(value));
        })
        .join('');
}

function plural(choice: Choice, n: number, language: string): Part[] | undefined {
    return choice.forms.get(`=${n}`) ?? choice.forms.get(new Intl.PluralRules(language).select(n));
}

class Reader {
    private at = 0;
    constructor(private readonly text: string) {}

    parts(inPlural: boolean): Part[] {
        const parts: Part[] = [];
        let plain = '';
        const flush = () => {
            if (plain) parts.push(plain);
            plain = '';
        };
        while (this.at < this.text.length && this.text[this.at] !== '}') {
            const c = this.text[this.at]!;
            if (c === '{') {
                flush();
                parts.push(this.argument());
            } else if (c === '#' && inPlural) {
                flush();
                parts.push({ kind: 'number' });
                this.at++;
            } else if (c === "'" && /['{}#]/.test(this.text[this.at + 1] ?? '')) {
                plain += this.quoted();
            } else {
                plain += c;
                this.at++;
            }
        }
        flush();
        return parts;
    }

    // '' is an apostrophe; '{…' is plain text up to the next apostrophe.
    private quoted(): string {
        this.at++;
        if (this.text[this.at] === "'") {
            this.at++;
            return "'";
        }
        const end = this.text.indexOf("'", this.at);
        const text = this.text.slice(this.at, end < 0 ? undefined : end);
        this.at = end < 0 ? this.text.length : end + 1;
        return text;
    }

    private argument(): Part {
        this.at++;
        const name = this.word();
        if (this.take('}')) return { kind: 'value', name };
        this.take(',');
        const kind = this.word() as 'plural' | 'select';
        this.take(',');
        const forms = new Map<string, Part[]>();
        while (this.at < this.text.length && !this.take('}')) {
            const form = this.word();
            if (!this.take('{')) break;
            forms.set(form, this.parts(kind === 'plural'));
            this.take('}');
        }
        return { kind, name, forms };
    }

    private word(): string {
        this.blanks();
        const start = this.at;
        while (this.at < this.text.length && !/[\s,{}]/.test(this.text[this.at]!)) this.at++;
        const word = this.text.slice(start, this.at);
        this.blanks();
        return word;
    }

    private take(c: string): boolean {
        this.blanks();
        if (this.text[this.at] !== c) return false;
        this.at++;
        return true;
    }

    private blanks(): void {
        while (/\s/.test(this.text[this.at] ?? '')) this.at++;
    }
}
