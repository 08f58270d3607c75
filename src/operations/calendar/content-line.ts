/** Longest physical line in octets, without its line break (RFC 5545 3.1). */
const MAX_OCTETS = 75;

const FOLD = '\r\n ';

/** Octets left in a line that begins with the space of a fold. */
const FOLDED_ROOM = MAX_OCTETS - 1;

/** 1 for the ASCII characters that a TEXT value holds as they are (RFC 5545 3.3.11). */
const isPlain = new Uint8Array(128);
for (let unit = 0; unit < 128; unit++) isPlain[unit] = unit >= 0x20 && unit < 0x7f ? 1 : 0;
for (const mark of '\\;,') isPlain[mark.charCodeAt(0)] = 0;
isPlain[0x09] = 1;

/**
 * Writes content lines, folded at 75 octets and never within a character or an escape (RFC 5545 3.1).
 * Property values of type TEXT are escaped on the way, in the same pass.
 */
export class ContentLines {
  #text = '';
  #room = MAX_OCTETS;

  /** Everything written. */
  get text(): string {
    return this.#text;
  }

  /** A whole line of ASCII that is correct as it stands. */
  line(text: string): void {
    if (text.length <= MAX_OCTETS) {
      this.#text += `${text}\r\n`;
      return;
    }
    this.#text += text.slice(0, MAX_OCTETS);
    for (let at = MAX_OCTETS; at < text.length; at += FOLDED_ROOM) {
      this.#text += FOLD + text.slice(at, at + FOLDED_ROOM);
    }
    this.#text += '\r\n';
  }

  /** A property whose value is one TEXT, or a list of them. */
  textLine(name: string, ...values: readonly string[]): void {
    this.#text += `${name}:`;
    this.#room = MAX_OCTETS - name.length - 1;
    for (const [index, value] of values.entries()) {
      if (index > 0) this.#append(',');
      this.#escape(value.isWellFormed() ? value : value.toWellFormed());
    }
    this.#text += '\r\n';
  }

  #append(mark: string): void {
    if (this.#room < mark.length) {
      this.#text += FOLD;
      this.#room = FOLDED_ROOM;
    }
    this.#text += mark;
    this.#room -= mark.length;
  }

  /**
   * Line breaks of every kind become \n, other controls but TAB are dropped: no text can begin a line of its
   * own. What needs no escape is copied in slices as long as the line has room.
   */
  #escape(text: string): void {
    let copied = 0;
    let room = this.#room;
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      if (unit < 0x80 && isPlain[unit] === 1) {
        if (room === 0) {
          this.#text += text.slice(copied, at) + FOLD;
          copied = at;
          room = FOLDED_ROOM;
        }
        room--;
        continue;
      }
      const written = escapeOf(text, at, unit);
      const octets = written === undefined ? octetsOf(unit) : written.length;
      if (octets > room) {
        this.#text += text.slice(copied, at) + FOLD;
        copied = at;
        room = FOLDED_ROOM;
      }
      room -= octets;
      if (written !== undefined) {
        this.#text += text.slice(copied, at) + written;
        copied = at + 1;
      } else if (octets === 4) {
        at++;
      }
    }
    this.#text += text.slice(copied);
    this.#room = room;
  }
}

/** What stands in the file for a character that cannot stand there itself; undefined when it can. */
function escapeOf(text: string, at: number, unit: number): string | undefined {
  switch (unit) {
    case 0x0d:
      return text.charCodeAt(at + 1) === 0x0a ? '' : '\\n';
    case 0x0a:
    case 0x85:
    case 0x2028:
    case 0x2029:
      return '\\n';
    case 0x2c:
      return '\\,';
    case 0x3b:
      return '\\;';
    case 0x5c:
      return '\\\\';
    default:
      return unit < 0x80 ? '' : undefined;
  }
}

/** Octets of UTF-8 for the character that begins with a UTF-16 unit of well-formed text. */
function octetsOf(unit: number): number {
  if (unit < 0x800) return 2;
  return unit >= 0xd800 && unit < 0xdc00 ? 4 : 3;
}
