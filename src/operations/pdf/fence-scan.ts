const TILDE = 0x7e;
const BACKTICK = 0x60;
const SPACE = 0x20;
const TAB = 0x09;

/** Most spaces in front of a fence that ends code in every block around it (CommonMark 0.31.2, 4.5). */
const MAX_INDENT = 3;

/**
 * Counts the bytes that may be code of a named language, without knowing the blocks around them: what is counted too
 * much costs nothing, so that whatever is not surely outside of such code counts.
 */
export class FenceScan {
  bytes = 0;
  /** What closes the code, as long as that is sure; Infinity where nothing does. */
  #open: { readonly mark: number; readonly length: number } | undefined;

  /** Takes a line, whose content begins behind the marks of lists and quotes. */
  takeLine(text: Uint8Array, start: number, content: number, end: number): void {
    const mark = text[content];
    const isFence = mark === BACKTICK || mark === TILDE;
    const length = isFence ? runOf(text, content, mark) : 0;
    if (this.#open !== undefined) {
      this.bytes += end + 1 - start;
      if (length < 3) return;
      const isBare = isBlank(text, content + length, end);
      if (!isBare) this.#open = neverClosed;
      else if (mark === this.#open.mark && length >= this.#open.length && isIndent(text, start, content)) {
        this.#open = undefined;
      }
    } else if (length >= 3 && !isBlank(text, content + length, end)) {
      this.#open = { mark: mark!, length };
    }
  }

  /** Takes the beginning of a tag of preformatted text, whose class may name a language. */
  takeTag(): void {
    this.#open = neverClosed;
  }
}

const neverClosed = { mark: 0, length: Number.POSITIVE_INFINITY };

function runOf(text: Uint8Array, start: number, mark: number): number {
  let end = start;
  while (text[end] === mark) end++;
  return end - start;
}

function isBlank(text: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (text[at] !== SPACE && text[at] !== TAB) return false;
  return true;
}

function isIndent(text: Uint8Array, start: number, content: number): boolean {
  if (content - start > MAX_INDENT) return false;
  for (let at = start; at < content; at++) if (text[at] !== SPACE) return false;
  return true;
}
