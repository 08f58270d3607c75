/** Whether a body of this Content-Type is a page: HTML, XHTML, other XML, or no type at all. */
export function isPageType(contentType: string): boolean {
  const type = bareType(contentType);
  return type === '' || type === 'text/html' || isXml(type);
}

/** What a body that can be written as Markdown is; undefined for one that cannot. */
export type TextType = 'page' | 'markdown' | 'json' | 'xml';

/** What a body of this Content-Type is, as far as it can be written as Markdown. */
export function textTypeOf(contentType: string): TextType | undefined {
  const type = bareType(contentType);
  if (type === '' || type === 'text/html' || type === 'application/xhtml+xml') return 'page';
  if (/^text\/(?:plain|markdown|x-markdown)$/.test(type)) return 'markdown';
  if (/^(?:application|text)\/(?:[\w.+-]+\+)?json$/.test(type)) return 'json';
  return isXml(type) ? 'xml' : undefined;
}

/** A Content-Type without parameters, in lower case. */
export function bareType(contentType: string): string {
  return (contentType.split(';')[0] ?? '').trim().toLowerCase();
}

function isXml(type: string): boolean {
  return /^(?:application|text)\/(?:[\w.+-]+\+)?xml$/.test(type);
}

/** Whether the bytes are text: a page without a type may be a picture. */
export function looksLikeText(body: Uint8Array): boolean {
  return !body.subarray(0, 512).includes(0) || hasMark(body);
}

/** UTF-16 is full of NUL. */
function hasMark(body: Uint8Array): boolean {
  return (body[0] === 0xff && body[1] === 0xfe) || (body[0] === 0xfe && body[1] === 0xff);
}
