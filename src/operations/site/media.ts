/** Whether a body of this Content-Type is a page: HTML, XHTML, other XML, or no type at all. */
export function isPageType(contentType: string): boolean {
  const type = (contentType.split(';')[0] ?? '').trim().toLowerCase();
  return type === '' || type === 'text/html' || /^(?:application|text)\/(?:[\w.+-]+\+)?xml$/.test(type);
}

/** Whether the bytes are text: a page without a type may be a picture. */
export function looksLikeText(body: Uint8Array): boolean {
  return !body.subarray(0, 512).includes(0) || hasMark(body);
}

/** UTF-16 is full of NUL. */
function hasMark(body: Uint8Array): boolean {
  return (body[0] === 0xff && body[1] === 0xfe) || (body[0] === 0xfe && body[1] === 0xff);
}
