/**
 * The name of a file in a Content-Disposition: that of `filename*`, which is the true one (RFC 6266 4.3, RFC 8187), else
 * the plain one. undefined where there is none.
 */
export function fileNameIn(disposition: string | null): string | undefined {
  const extended = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition ?? '')?.[1];
  if (extended !== undefined) return decodeURIComponent(extended);
  return /filename="((?:\\.|[^"\\])*)"/i.exec(disposition ?? '')?.[1]?.replace(/\\(.)/g, '$1');
}
