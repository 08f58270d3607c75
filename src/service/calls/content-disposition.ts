/**
 * A Content-Disposition value (RFC 6266): the name in quotes with ASCII alone, and `filename*` (RFC 8187) when
 * the true name has more or another. Quotes, backslashes, path marks and control characters never reach the header.
 */
export function contentDisposition(
  disposition: 'inline' | 'attachment',
  fileName: string,
  asciiName = fileName,
): string {
  if (asciiName === fileName && PLAIN.test(fileName)) return `${disposition}; filename="${fileName}"`;
  const clean = withoutMarks(fileName);
  const ascii = withoutMarks(asciiName).replace(/[^\u0020-\u007e]/gu, '_');
  const plain = `${disposition}; filename="${ascii}"`;
  return ascii === clean ? plain : `${plain}; filename*=UTF-8''${encodeExtended(clean)}`;
}

/** ASCII without the marks that are replaced: most names are, and the steps below take a twentieth of a small answer. */
const PLAIN = /^[ !#-.0-[\]-~]*$/;

function withoutMarks(name: string): string {
  return name.toWellFormed().replace(/[\u0000-\u001f\u007f"\\/]/g, '_');
}

/** RFC 8187 attr-char: encodeURIComponent leaves four characters that it does not have. */
function encodeExtended(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
