/** A piece of HTML: a tag, a comment or declaration, or the text between them with its character references. */
export type HtmlPiece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'comment'; readonly text: string }
  | { readonly kind: 'open' | 'close'; readonly name: string };

/** A tag, roughly as CommonMark 6.6 has it: it ends at the next `>` outside quotes. */
const TAG = /^<(\/?)([a-z][a-z\d-]*)(?:[^"'<>]|"[^"]*"|'[^']*')*>/i;

/** Parts between these marks are no text; one without its end reaches to the end of the HTML. */
const comments = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<!', '>'],
] as const;

/** Elements whose content is not text. */
const UNSEEN = /^(script|style)$/;

/** Whether the content of an element is no text: a script or a style sheet. */
export function isUnseen(name: string): boolean {
  return UNSEEN.test(name);
}

/** Takes HTML apart, in one walk: a `<` that begins nothing is text. */
export function htmlPieces(html: string): HtmlPiece[] {
  const pieces: HtmlPiece[] = [];
  let from = 0;
  let at = html.indexOf('<');
  const flush = (end: number) => {
    if (end > from) pieces.push({ kind: 'text', text: html.slice(from, end) });
  };
  while (at >= 0) {
    const found = pieceAt(html, at);
    if (found !== undefined) {
      flush(at);
      pieces.push(found.piece);
      from = found.end;
    }
    at = html.indexOf('<', found?.end ?? at + 1);
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
  const tag = TAG.exec(html.slice(at, at + MOST_OF_A_TAG));
  if (tag === null) return undefined;
  const [whole, slash, name] = tag;
  const piece = { kind: slash === '' ? ('open' as const) : ('close' as const), name: name!.toLowerCase() };
  return { piece, end: at + whole.length };
}

const MOST_OF_A_TAG = 4096;
