import { jsonStringBytes } from '../formats/json/string-bytes.ts';

/**
 * The long parts of one result. A stand-in takes the place of each until the protocol has written the message, and is
 * then replaced by the bytes: what is JSON already is never parsed, validated or written again in the thread that
 * serves everyone.
 */
export class JsonParts {
  /** Random, so that nothing a caller sends can be taken for a stand-in. */
  readonly #mark = crypto.randomUUID().replaceAll('-', '');
  readonly #parts: Part[] = [];

  /** Stands for a text, given in UTF-8. */
  text(utf8: Uint8Array): string {
    const name = this.#nextName();
    this.#parts.push({ written: `"${name}"`, bytes: jsonStringBytes(utf8) });
    return name;
  }

  /** Stands for an object, given as JSON in UTF-8. */
  object(json: Uint8Array): Readonly<Record<string, unknown>> {
    const standIn = { [this.#nextName()]: 0 };
    this.#parts.push({ written: JSON.stringify(standIn), bytes: onOneLine(json) });
    return standIn;
  }

  /** The message with the parts in their places. */
  fill(message: Uint8Array): Uint8Array {
    if (this.#parts.length === 0) return message;
    const bytes = Buffer.from(message.buffer, message.byteOffset, message.byteLength);
    const found = this.#parts
      .map((part) => ({ ...part, from: bytes.indexOf(part.written) }))
      .filter(({ from }) => from >= 0)
      .sort((a, b) => a.from - b.from);
    let end = 0;
    const pieces = found.flatMap((part) => {
      const before = bytes.subarray(end, part.from);
      end = part.from + part.written.length;
      return [before, part.bytes];
    });
    return Buffer.concat([...pieces, bytes.subarray(end)]);
  }

  /** Thirty-six hexadecimal digits: the protocol checks that what should be base64 is. */
  #nextName(): string {
    return this.#mark + String(this.#parts.length).padStart(4, '0');
  }
}

interface Part {
  /** How the protocol writes what stands for it; ASCII. */
  readonly written: string;
  readonly bytes: Uint8Array;
}

const LINE_FEED = 0x0a;
const RETURN = 0x0d;
const SPACE = 0x20;

/** JSON without line breaks, which would end a message: outside of strings they mean as much as spaces. */
function onOneLine(json: Uint8Array): Uint8Array {
  if (!json.includes(LINE_FEED) && !json.includes(RETURN)) return json;
  return json.map((byte) => (byte === LINE_FEED || byte === RETURN ? SPACE : byte));
}
