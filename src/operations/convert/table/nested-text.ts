import { numberText } from './number-text.ts';

/**
 * The JSON text of a nested value as written to a cell: no white space, members in the order sent, strings and
 * numbers as JSON.stringify writes them except for digits a double would lose. A duplicate name in an
 * object keeps its first place and its last value.
 *
 * Accepts valid JSON. Works without recursion, so that it accepts any depth JSON.parse accepts.
 */
export function nestedText(json: string): string {
  const open: Container[] = [];
  let done = '';
  let at = 0;
  while (at < json.length) {
    const character = json[at]!;
    const container = open.at(-1);
    if (character === '{' || character === '[') {
      open.push(character === '{' ? new ObjectText() : new ListText());
      at++;
    } else if (character === '}' || character === ']') {
      done = open.pop()!.close();
      open.at(-1)?.add(done);
      at++;
    } else if (isBetween(character)) {
      at++;
    } else {
      const end = character === '"' ? endOfString(json, at) : endOfScalar(json, at);
      container?.add(scalarText(json.slice(at, end)));
      at = end;
    }
  }
  return done;
}

/** A container that is still open. Texts are joined by +, which copies nothing until they are read. */
interface Container {
  add(text: string): void;
  close(): string;
}

class ListText implements Container {
  #text = '';
  #isEmpty = true;

  add(item: string): void {
    this.#text += this.#isEmpty ? item : `,${item}`;
    this.#isEmpty = false;
  }

  close(): string {
    return `[${this.#text}]`;
  }
}

class ObjectText implements Container {
  readonly #members = new Map<string, string>();
  #name: string | undefined;

  /** Receives names and values in turn. */
  add(text: string): void {
    if (this.#name === undefined) {
      this.#name = text;
    } else {
      this.#members.set(this.#name, text);
      this.#name = undefined;
    }
  }

  close(): string {
    let text = '';
    for (const [name, value] of this.#members) text += text === '' ? `${name}:${value}` : `,${name}:${value}`;
    return `{${text}}`;
  }
}

function scalarText(token: string): string {
  if (token[0] === '"') return token.includes('\\') ? JSON.stringify(JSON.parse(token)) : token;
  return token === 'true' || token === 'false' || token === 'null' ? token : numberText(token);
}

function isBetween(character: string): boolean {
  return character === ',' || character === ':' || character <= ' ';
}

function endOfString(json: string, start: number): number {
  let at = start + 1;
  while (json[at] !== '"') at += json[at] === '\\' ? 2 : 1;
  return at + 1;
}

function endOfScalar(json: string, start: number): number {
  let at = start;
  while (at < json.length && !isBetween(json[at]!) && json[at] !== '}' && json[at] !== ']') at++;
  return at;
}
