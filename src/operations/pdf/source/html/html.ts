import createMarkdownIt from 'markdown-it';

/** A piece of HTML: a tag, a comment or declaration, or the text between them, with its character references decoded. */
export type HtmlPiece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'comment'; readonly text: string }
  | { readonly kind: 'open' | 'close'; readonly name: string; readonly attributes: Attributes };

/** Finds the value of an attribute by its name in lower case; `absent`, or nothing, where the tag does not have it. */
export type Attributes = (name: string, absent?: string) => string;

/** The attributes of an element without any. */
export const noAttributes: Attributes = (_, absent = '') => absent;

/** Parts between these marks are not text; one without its end reaches to the end of the HTML. */
const comments = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<!', '>'],
] as const;

/** Elements whose content has no tags (HTML 13.2.5.1). */
const RAW_TEXT = /^(?:iframe|noembed|noframes|script|style|textarea|title|xmp)$/;

/**
 * Takes HTML apart, in one walk, into tags as CommonMark 6.6 has them: a `<` that begins nothing is text, as is a tag
 * without its end, which a parser of HTML would leave out.
 */
export function htmlPieces(html: string): HtmlPiece[] {
  const pieces: HtmlPiece[] = [];
  const endless = new Set<string>();
  let from = 0;
  let at = html.indexOf('<');
  const flush = (end: number) => {
    if (end > from) pieces.push({ kind: 'text', text: decoded(html.slice(from, end)) });
    from = end;
  };
  while (at >= 0) {
    const found = pieceAt(html, at);
    if (found !== undefined) {
      flush(at);
      pieces.push(found.piece);
      from = found.end;
      if (found.piece.kind === 'open' && RAW_TEXT.test(found.piece.name) && !endless.has(found.piece.name)) {
        const close = closingTag(html, found.piece.name, from);
        if (close < 0) endless.add(found.piece.name);
        else flush(close);
      }
    }
    at = html.indexOf('<', found === undefined ? at + 1 : from);
  }
  flush(html.length);
  return pieces;
}

function pieceAt(html: string, at: number): { readonly piece: HtmlPiece; readonly end: number } | undefined {
  for (const [mark, closing] of comments) {
    if (!html.startsWith(mark, at)) continue;
    const close = html.indexOf(closing, at + mark.length);
    const end = close < 0 ? html.length : close + closing.length;
    return { piece: { kind: 'comment', text: html.slice(at, end) }, end };
  }
  TAG_NAME.lastIndex = at;
  const [begun, slash, name] = TAG_NAME.exec(html) ?? [];
  if (begun === undefined) return undefined;
  const end = tagEnd(html, at + begun.length);
  if (end === undefined) return undefined;
  const kind = slash === '' ? ('open' as const) : ('close' as const);
  return {
    piece: {
      kind,
      name: name!.toLowerCase(),
      attributes: attributesOf(html.slice(at + begun.length, end - 1)),
    },
    end,
  };
}

const TAG_NAME = /<(\/?)([a-z][a-z\d-]*)/iy;

/**
 * Where a tag ends: behind the next `>` outside quotes. The walks of all tags are linear together: of three that pass a
 * place two would be in the same state there, and one that meets a `<` outside quotes ends.
 */
function tagEnd(html: string, start: number): number | undefined {
  let quote = '';
  for (let at = start; at < html.length; at++) {
    const character = html[at]!;
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return at + 1;
    else if (character === '<') return undefined;
  }
  return undefined;
}

function attributesOf(written: string): Attributes {
  return (wanted, absent = '') => {
    for (const [, name, double, single, bare] of written.matchAll(ATTRIBUTE)) {
      if (name!.toLowerCase() === wanted) return decoded(double ?? single ?? bare ?? '').trim();
    }
    return absent;
  };
}

/** CommonMark 6.6. */
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

/** Where the tag begins that closes an element of raw text; negative without it. */
function closingTag(html: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}(?![a-z\\d-])`, 'gi');
  closing.lastIndex = from;
  return closing.exec(html)?.index ?? -1;
}

function decoded(html: string): string {
  return html.includes('&') ? html.replace(CHARACTER_REFERENCE, (reference) => unescapeAll(reference)) : html;
}

/** CommonMark 6.2. */
const CHARACTER_REFERENCE = /&(?:#x[\da-f]{1,6}|#\d{1,7}|[a-z][a-z\d]{1,31});/gi;

const { unescapeAll } = createMarkdownIt('zero').utils;
