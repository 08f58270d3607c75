/** A text without its front matter, and what that says. */
export interface Fronted {
  readonly body: string;
  /** Values by their keys in lower case; the first of equal keys counts. */
  readonly members: ReadonlyMap<string, string>;
  /** Whether it has lines that are not `key: value`. */
  readonly hasOthers: boolean;
}

const OPENING = /^---[ \t]*\r?\n/;
const CLOSING = /^(?:---|\.\.\.)[ \t]*$/;
/** A key, plain or in quotes, and its value. */
const LINE = /^(["']?)([\p{L}_$@][\p{L}\p{M}\p{N}_.-]*)\1[ \t]*:(?:[ \t]+(.*))?$/u;

/** Longest front matter, in lines: a rule at the beginning of a text is not a reason to search all of it. */
const MAX_LINES = 200;

/** A value that is in the indented lines below its key (YAML 1.2.2, 8.1). */
const BLOCK = /^[|>][-+\d]{0,2}(?:[ \t]+#.*)?$/;

/**
 * Splits a text from lines `key: value` between `---` and `---` or `...` at its very beginning. Values are texts, without
 * quotes around them, or the indented lines behind `key: >`; empty lines and comments are skipped. A text whose first line
 * between them is not `key: value` has no front matter: its `---` is a rule.
 */
export function splitFrontMatter(text: string): Fronted {
  const none: Fronted = { body: text, members: new Map(), hasOthers: false };
  const opening = OPENING.exec(text);
  if (opening === null) return none;
  const members = new Map<string, string>();
  let hasOthers = false;
  /** The key whose value is in the lines below it. */
  let block: string | undefined;
  let at = opening[0].length;
  for (let line = 0; line < MAX_LINES && at < text.length; line++) {
    const found = text.indexOf('\n', at);
    const end = found < 0 ? text.length : found;
    const content = text.slice(at, end).trimEnd();
    at = end + 1;
    if (CLOSING.test(content)) {
      return members.size === 0 ? none : { body: text.slice(at), members, hasOthers };
    }
    if (block !== undefined && /^\s+\S/.test(content)) {
      const before = members.get(block);
      members.set(block, before ? `${before} ${content.trim()}` : content.trim());
      continue;
    }
    if (content === '' || content.startsWith('#')) continue;
    const [, , written, value = ''] = LINE.exec(content) ?? [];
    if (written === undefined && members.size === 0) return none;
    const key = written?.toLowerCase();
    block = undefined;
    if (key === undefined) hasOthers = true;
    else if (!members.has(key)) {
      const isBlock = BLOCK.test(value);
      if (isBlock) block = key;
      members.set(key, isBlock ? '' : unquoted(value.trim()));
    }
  }
  return none;
}

const DOUBLE_QUOTED = /^"((?:[^"\\]|\\.)*)"(?:[ \t]+#.*)?$/;
const SINGLE_QUOTED = /^'((?:[^']|'')*)'(?:[ \t]+#.*)?$/;

/** A value without the quotes around it, the escapes inside them, and a comment behind them (YAML 1.2.2, 7.3.1, 7.3.2, 6.6). */
function unquoted(value: string): string {
  const [, single] = SINGLE_QUOTED.exec(value) ?? [];
  if (single !== undefined) return single.replaceAll("''", "'");
  const [, double] = DOUBLE_QUOTED.exec(value) ?? [];
  return double === undefined ? value : double.replace(ESCAPE, unescaped);
}

/** An escape of a character by its code, by a letter or by itself; others stay as they are (YAML 1.2.2, 5.7). */
const ESCAPE = /\\(?:x[\dA-Fa-f]{2}|u[\dA-Fa-f]{4}|U[\dA-Fa-f]{8}|["\\/nt_])/g;

function unescaped(written: string): string {
  const sign = written.slice(1);
  if (sign.length === 1) return 'nt_'.includes(sign) ? ' ' : sign;
  const code = Number.parseInt(sign.slice(1), 16);
  return code <= 0x10ffff ? String.fromCodePoint(code) : written;
}
