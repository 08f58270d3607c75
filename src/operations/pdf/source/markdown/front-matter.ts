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
const LINE = /^([A-Za-z][\w-]*)[ \t]*:(?:[ \t]+(.*))?$/;

/** Longest front matter, in lines: a rule at the beginning of a text is not a reason to search all of it. */
const MAX_LINES = 200;

/**
 * Splits a text from lines `key: value` between `---` and `---` or `...` at its very beginning. Values are texts, without
 * quotes around them; empty lines and comments are skipped. A text whose first line between them is not `key: value` has
 * no front matter: its `---` is a rule.
 */
export function splitFrontMatter(text: string): Fronted {
  const none: Fronted = { body: text, members: new Map(), hasOthers: false };
  const opening = OPENING.exec(text);
  if (opening === null) return none;
  const members = new Map<string, string>();
  let hasOthers = false;
  let at = opening[0].length;
  for (let line = 0; line < MAX_LINES && at < text.length; line++) {
    const found = text.indexOf('\n', at);
    const end = found < 0 ? text.length : found;
    const content = text.slice(at, end).trimEnd();
    at = end + 1;
    if (CLOSING.test(content)) {
      return members.size === 0 ? none : { body: text.slice(at), members, hasOthers };
    }
    if (content === '' || content.startsWith('#')) continue;
    const [, key, value = ''] = LINE.exec(content) ?? [];
    if (key === undefined && members.size === 0) return none;
    if (key === undefined) hasOthers = true;
    else if (!members.has(key.toLowerCase())) members.set(key.toLowerCase(), unquoted(value.trim()));
  }
  return none;
}

function unquoted(value: string): string {
  const [, inner] = /^"(.*)"$/.exec(value) ?? /^'(.*)'$/.exec(value) ?? [];
  return inner ?? value;
}
