import createMarkdownIt, { type MarkdownIt, type StateCore, type StateInline, type Token } from 'markdown-it';

/**
 * The bare links of GitHub (GFM 6.9): `www.` and addresses with a scheme where they are read, so that marks inside them are
 * part of them, and mail addresses in the texts that are left. The parser's own search for host names in every sentence
 * takes as long as drawing it.
 */
export function useAutolinks(parser: MarkdownIt): void {
  const { inline, core } = parser;
  inline.ruler.at('linkify', readAddress);
  inline.ruler.before('text', 'www', readHost);
  const [readText] = createMarkdownIt('zero').inline.ruler.getRules('');
  inline.ruler.at('text', (state, silent) => {
    const start = state.pos;
    const { pending } = state;
    if (!readText!(state, silent)) return false;
    const host = nextHost(state.src, start + 1, state.pos);
    if (host === state.pos) return true;
    state.pos = host;
    if (!silent) state.pending = pending + state.src.slice(start, host);
    return true;
  });
  core.ruler.at('linkify', linkMailAddresses);
}

/** Whether a text has what such a link begins with. */
export function mayHaveHosts(text: string): boolean {
  return text.search(HOST) >= 0;
}

/** Where the next `www.` of a text begins that may be a link; `end` without one. */
export function nextHost(text: string, start: number, end: number): number {
  // What is behind the end is not looked through.
  for (const { index } of text.slice(start, end + 'ww.'.length).matchAll(HOST)) {
    const at = start + index;
    if (at < end && (at === 0 || BEFORE_HOST.test(text[at - 1]!))) return at;
  }
  return end;
}

const HOST = /www\./gi;

/** What may be before a link without a scheme: white space, and marks (GFM 6.9). */
const BEFORE_HOST = /[\s*_~(]/;

function beginsHost(text: string, at: number): boolean {
  return text.slice(at, at + 'www.'.length).toLowerCase() === 'www.' && nextHost(text, at, at + 1) === at;
}

/** Reads `www.example.com`. */
function readHost(state: StateInline, silent: boolean): boolean {
  const { src, pos, posMax } = state;
  if (silent || state.linkLevel > 0 || !beginsHost(src, pos)) return false;
  const end = addressEnd(src, pos, posMax, 'with a dot');
  return end !== undefined && pushLink(state, src.slice(pos, end), 'http://');
}

/** Reads an address at its colon: the letters of its scheme are read already. */
function readAddress(state: StateInline, silent: boolean): boolean {
  const { src, pos, posMax, pending } = state;
  if (silent || state.linkLevel > 0 || !src.startsWith('://', pos)) return false;
  const [scheme] = SCHEME.exec(pending.slice(-MAX_SCHEME_LENGTH - 1)) ?? [];
  if (scheme === undefined) return false;
  const end = addressEnd(src, pos + '://'.length, posMax, 'of any form');
  if (end === undefined) return false;
  state.pending = pending.slice(0, -scheme.length);
  state.pos -= scheme.length;
  if (pushLink(state, src.slice(state.pos, end), '')) return true;
  state.pending = pending;
  state.pos = pos;
  return false;
}

const SCHEME = /(?<![a-z])(?:https?|ftp)$/i;
const MAX_SCHEME_LENGTH = 'https'.length;

/** Where an address ends whose host begins at a place; undefined where no host is (GFM 6.9, valid domain). */
function addressEnd(
  text: string,
  start: number,
  most: number,
  host: 'with a dot' | 'of any form',
): number | undefined {
  HOST_NAME.lastIndex = start;
  const [name = ''] = HOST_NAME.exec(text) ?? [];
  const parts = name.split('.');
  if (/^[-._]|^$/.test(name) || (host === 'with a dot' && (parts[1] ?? '') === '')) return undefined;
  // Underscores are allowed, but in the last two parts.
  if (parts.slice(-2).some((part) => part.includes('_'))) return undefined;
  REST.lastIndex = start + name.length;
  const [rest = ''] = REST.exec(text) ?? [];
  const end = trimmedEnd(text, start, Math.min(most, start + name.length + rest.length));
  return end > start ? end : undefined;
}

/** As cmark-gfm has it: no white space, no punctuation but that of names. A name of the DNS has 253 characters. */
const HOST_NAME = /(?:[^\s\p{P}$+<=>^`|~]|[-._]){1,253}/uy;

/** An address reaches to white space or `<`. A bracket that it does not open is around it. */
const REST = /[^\s<\]]*(?:\[[^\s<\]]*\][^\s<\]]*)*/y;

/** An address without the punctuation behind it, closing brackets it does not open, and character references. */
function trimmedEnd(text: string, start: number, most: number): number {
  let end = most;
  let surplus = 0;
  for (let at = start; at < end; at++) {
    if (text[at] === '(') surplus--;
    else if (text[at] === ')') surplus++;
  }
  while (end > start) {
    const last = text[end - 1]!;
    if ('?!.,:*_~\'"'.includes(last)) end--;
    else if (last === ')' && surplus > 0) {
      surplus--;
      end--;
    } else if (last === ';') {
      let at = end - 2;
      while (at > start && /[a-z]/i.test(text[at]!)) at--;
      end = at < end - 2 && text[at] === '&' ? at : end - 1;
    } else break;
  }
  return end;
}

function pushLink(state: StateInline, text: string, scheme: string): boolean {
  const address = state.md.normalizeLink(scheme + text);
  if (!state.md.validateLink(address)) return false;
  const open = state.push('link_open', 'a', 1);
  open.attrs = [['href', address]];
  open.markup = 'linkify';
  open.info = 'auto';
  state.push('text', '', 0).content = text;
  const close = state.push('link_close', 'a', -1);
  close.markup = 'linkify';
  close.info = 'auto';
  state.pos += text.length;
  return true;
}

/** Links the mail addresses in the texts of a document that are not in links. */
function linkMailAddresses({ tokens, Token: TokenClass }: StateCore): void {
  for (const token of tokens) {
    const { children } = token;
    if (children?.some(({ type, content }) => type === 'text' && content.includes('@')) !== true) continue;
    let links = 0;
    token.children = children.flatMap((child) => {
      if (child.type === 'link_open') links++;
      else if (child.type === 'link_close') links--;
      else if (child.type === 'text' && links === 0) return withMailLinks(child, TokenClass);
      return [child];
    });
  }
}

/** A mail address: as many of its own characters around one @ as there are, the domain with a dot (GFM 6.9). */
const MAIL = /(?<![a-z\d.+\-_@])(?:mailto:)?[a-z\d.+\-_]+@([a-z\d\-_]+(?:\.[a-z\d\-_]+)+)/gi;

function withMailLinks(token: Token, TokenClass: typeof Token): Token[] {
  const { content, level } = token;
  const made: Token[] = [];
  let from = 0;
  const push = (type: string, nesting: -1 | 0 | 1, text: string) => {
    const added = new TokenClass(type, nesting === 0 ? '' : 'a', nesting);
    added.level = level;
    added.content = text;
    made.push(added);
    return added;
  };
  for (const found of content.matchAll(MAIL)) {
    const [whole, domain = ''] = found;
    const end = found.index + whole.length;
    if (!/[a-z]$/i.test(domain) || content[found.index - 1] === '/' || content[end] === '@') continue;
    if (found.index > from) push('text', 0, content.slice(from, found.index));
    const open = push('link_open', 1, '');
    open.attrs = [['href', whole.toLowerCase().startsWith('mailto:') ? whole : `mailto:${whole}`]];
    open.markup = 'linkify';
    open.info = 'auto';
    push('text', 0, whole);
    const close = push('link_close', -1, '');
    close.markup = 'linkify';
    close.info = 'auto';
    from = end;
  }
  if (made.length === 0) return [token];
  if (from < content.length) push('text', 0, content.slice(from));
  return made;
}
