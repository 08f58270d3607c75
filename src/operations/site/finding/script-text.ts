/**
 * A string, a name, a number, a comment, or one other sign of JavaScript. A string or comment that is not closed goes to its
 * end, so that no character is read twice.
 */
const tokenPattern =
  /"(?:[^"\\\n]|\\[\s\S])*"?|'(?:[^'\\\n]|\\[\s\S])*'?|`(?:[^`\\$]|\\[\s\S])*`?|[A-Za-z_$][\w$]*|0x[\da-f]+|\d+|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|\+=|[^\s]/gi;

/** Longer scripts are programs: those that hide an address have some lines. */
export const MAX_SCRIPT = 8000;

/** Longer texts are not an address with the markup around it. */
const MAX_TEXT = 2000;

/** Characters of all texts of a script: each `+=` makes one that begins with those before it. */
const MAX_TEXTS = 16_000;

/**
 * The texts that a script puts together or decodes, in order: of strings and names of strings joined by `+` or `join`,
 * of `atob`, `unescape`, `decodeURIComponent`, `String.fromCharCode`, of `reverse`, and `mailto:` by ROT13.
 * Nothing is run. Strings that it merely has are left out: settings, keys and addresses of others are among them.
 */
export function textsOfScript(script: string): readonly string[] {
  if (script.length > MAX_SCRIPT) return [];
  return new ScriptTexts(withSums(script).match(tokenPattern) ?? []).read();
}

/** Templates as sums (ECMA-262 13.2.8): `${user}@${host}` is user + '@' + host. */
function withSums(script: string): string {
  return script.replace(/`(?:[^`\\]|\\[\s\S])*`/g, (template) =>
    template.replace(/\$\{\s*([A-Za-z_$][\w$]*)\s*\}/g, '`+$1+`'),
  );
}

/** A value that an expression has, and whether it is in the script as it is. */
interface Value {
  readonly text: string;
  readonly isPlain: boolean;
}

const rotatedLink = /znvygb:/i;

class ScriptTexts {
  readonly #tokens: readonly string[];
  readonly #values = new Map<string, string>();
  readonly #texts: string[] = [];
  #length = 0;
  #at = 0;

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens.filter((token) => !/^\/[/*]./.test(token));
  }

  read(): readonly string[] {
    while (this.#at < this.#tokens.length && this.#length < MAX_TEXTS) {
      const start = this.#at;
      const value = this.#sum();
      if (value !== undefined) {
        this.#assign(start, value.text);
        if (!value.isPlain || rotatedLink.test(value.text)) this.#add(value.text);
      }
      if (this.#at === start) this.#at++;
    }
    return this.#texts;
  }

  /** Keeps the value of `name = ...` and `name += ...`. */
  #assign(start: number, text: string): void {
    const sign = this.#tokens[start - 1];
    const name = this.#tokens[start - 2] ?? '';
    if (!/^[A-Za-z_$]/.test(name)) return;
    const before = sign === '+=' ? this.#values.get(name) : '';
    if (before === undefined || (sign !== '=' && sign !== '+=')) return;
    const whole = (before + text).slice(0, MAX_TEXT);
    this.#values.set(name, whole);
    if (sign === '+=') this.#add(whole);
  }

  #add(text: string): void {
    this.#texts.push(text);
    this.#length += text.length;
  }

  #sum(): Value | undefined {
    let value = this.#operand();
    while (value !== undefined && this.#tokens[this.#at] === '+') {
      this.#at++;
      const next = this.#operand();
      if (next === undefined) break;
      value = { text: (value.text + next.text).slice(0, MAX_TEXT), isPlain: false };
    }
    return value;
  }

  #operand(): Value | undefined {
    const token = this.#tokens[this.#at] ?? '';
    if (/^["'`]/.test(token)) {
      this.#at++;
      return this.#changed({ text: unescaped(token), isPlain: true });
    }
    if (token === '[') return this.#list();
    if (this.#tokens[this.#at + 1] === '(') return this.#call(token);
    const text = this.#values.get(token);
    if (text === undefined || this.#tokens[this.#at - 1] === '.') return undefined;
    const next = this.#tokens[this.#at + 1];
    if (next === '=' || next === '+=') return undefined;
    this.#at++;
    return this.#changed({ text, isPlain: true });
  }

  /** `[...].join(...)` */
  #list(): Value | undefined {
    const start = this.#at++;
    const parts = this.#arguments(']');
    if (parts === undefined || !this.#skip('.', 'join', '(')) return this.#back(start);
    const [by = ','] = this.#arguments(')') ?? [];
    return { text: shortJoin(parts, by), isPlain: false };
  }

  #call(name: string): Value | undefined {
    const decode = decoders.get(name);
    if (decode === undefined) return undefined;
    const start = this.#at;
    this.#at += 2;
    const given = this.#arguments(')');
    if (given === undefined) return this.#back(start);
    const text = decode(given);
    return text === undefined ? this.#back(start) : { text, isPlain: false };
  }

  /** `.split('').reverse().join('')`, `.concat(...)` and `.replace(...)` of strings behind a value */
  #changed(value: Value): Value {
    const start = this.#at;
    const method = this.#tokens[start + 1] ?? '';
    if (/^(?:concat|replace|replaceAll)$/.test(method) && this.#skip('.', method, '(')) {
      const [first, ...rest] = this.#arguments(')') ?? [];
      if (first !== undefined) return this.#changed(changedBy(method, value.text, [first, ...rest]));
      this.#at = start;
      return value;
    }
    if (
      this.#skip('.', 'split', '(') &&
      this.#arguments(')') !== undefined &&
      this.#skip('.', 'reverse', '(', ')', '.', 'join', '(') &&
      this.#arguments(')') !== undefined
    ) {
      return { text: [...value.text].reverse().join(''), isPlain: false };
    }
    this.#at = start;
    return value;
  }

  /** Strings and numbers up to a closing bracket, which is read; undefined where there is anything else. */
  #arguments(close: string): readonly string[] | undefined {
    const given: string[] = [];
    for (; this.#at < this.#tokens.length && given.length < MAX_TEXT; this.#at++) {
      const token = this.#tokens[this.#at] ?? '';
      if (token === close) {
        this.#at++;
        return given;
      }
      if (/^["'`]/.test(token)) given.push(unescaped(token));
      else if (/^\d/.test(token)) given.push(token);
      else if (this.#values.has(token)) given.push(this.#values.get(token) ?? '');
      else if (token !== ',') return undefined;
    }
    return undefined;
  }

  #skip(...tokens: readonly string[]): boolean {
    if (tokens.some((token, index) => this.#tokens[this.#at + index] !== token)) return false;
    this.#at += tokens.length;
    return true;
  }

  #back(start: number): undefined {
    this.#at = start;
    return undefined;
  }
}

/** What `concat`, `replace` and `replaceAll` of strings make of a text. */
function changedBy(method: string, text: string, [first, ...rest]: readonly [string, ...string[]]): Value {
  if (method === 'concat') return { text: shortJoin([text, first, ...rest], ''), isPlain: false };
  const { 0: by = '' } = rest;
  const parts = text.split(first);
  if (parts.length < 2) return { text, isPlain: true };
  const kept = method === 'replace' ? [parts[0] ?? '', parts.slice(1).join(first)] : parts;
  return { text: shortJoin(kept, by), isPlain: false };
}

/** Joins as much as is kept of a text: a script that repeats long ones would make megabytes. */
function shortJoin(parts: readonly string[], by: string): string {
  let [joined = ''] = parts;
  for (let index = 1; index < parts.length && joined.length < MAX_TEXT; index++) joined += by + parts[index];
  return joined.slice(0, MAX_TEXT);
}

type Decode = (given: readonly string[]) => string | undefined;

const decoders = new Map<string, Decode>([
  ['atob', ([text = '']) => base64Decoded(text)],
  ['unescape', ([text = '']) => percentDecoded(text)],
  ['decodeURIComponent', ([text = '']) => percentDecoded(text)],
  ['decodeURI', ([text = '']) => percentDecoded(text)],
  ['fromCharCode', charactersOf],
]);

function charactersOf(codes: readonly string[]): string | undefined {
  const numbers = codes.map(Number);
  return numbers.every((code) => code > 0 && code < 0x250) ? String.fromCharCode(...numbers) : undefined;
}

/** The text of base64 (RFC 4648 4), with or without padding; undefined for anything else. */
export function base64Decoded(text: string): string | undefined {
  const [, digits = ''] = /^([A-Za-z\d+/]{4,2000})={0,2}$/.exec(text) ?? [];
  return digits === '' || digits.length % 4 === 1 ? undefined : atob(digits);
}

/** Each `%40` for itself; anything else stays. */
export function percentDecoded(text: string): string {
  return text.replace(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** The value of a string literal (ECMA-262 12.9.4). */
function unescaped(literal: string): string {
  return literal
    .slice(1, -1)
    .replace(
      /\\(?:x([\da-f]{2})|u([\da-f]{4})|([0-7]{2,3})|([\s\S]))/gi,
      (_, ...[two, four, octal, other]: string[]) => {
        if (two !== undefined || four !== undefined)
          return String.fromCharCode(Number.parseInt(two ?? four ?? '', 16));
        return octal === undefined ? (other ?? '') : String.fromCharCode(Number.parseInt(octal, 8));
      },
    );
}
