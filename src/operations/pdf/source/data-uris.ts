/** A text whose pictures were taken out, and the addresses they had. */
export interface TakenOut {
  readonly text: string;
  /** The data: URIs by their places: what is left of the first is `placeholder(0)`. */
  readonly uris: readonly string[];
}

/** RFC 2397 with base64, as it is written in Markdown: it ends where a destination does, or a text goes on. */
const DATA_URI = /data:image\/[a-z\d.+-]{1,40};base64,[^\s()<>"'`\\\]]*/gi;

/** Of a type the parser knows as a picture, so that the reader refuses the others by name. */
const PLACEHOLDER = 'data:image/png;base64,@';

const LEFT = /data:image\/png;base64,@(\d+);/g;

/** What is written instead of a picture: no base64, and ended so that digits of the text behind it do not belong to it. */
function placeholder(index: number): string {
  return `${PLACEHOLDER}${index};`;
}

/**
 * Takes the data: URIs of pictures out of a text: megabytes that the parser would otherwise look through again and
 * again, and that do not count as text.
 */
export function takeOutDataUris(text: string): TakenOut {
  const uris: string[] = [];
  const left = text.replace(DATA_URI, (uri) => placeholder(uris.push(uri) - 1));
  return { text: left, uris };
}

/** Puts back what was taken out, where it is text: in code, for one. */
export function putBackDataUris(text: string, uris: readonly string[]): string {
  if (uris.length === 0 || !text.includes(PLACEHOLDER)) return text;
  return text.replace(LEFT, (_, index: string) => uris[Number(index)] ?? '');
}

/** The data: URI that was at the address of a picture; undefined for any other address. */
export function dataUriAt(address: string, uris: readonly string[]): string | undefined {
  const [whole, index] = /^data:image\/png;base64,@(\d+);$/.exec(address) ?? [];
  return whole === undefined ? undefined : uris[Number(index)];
}
