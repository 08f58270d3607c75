import type { Result } from '../../operation.ts';
import { resultBytes, resultValue } from '../../request/result-bytes.ts';

/** What an answer is to a reader: a picture to see, JSON or text to read, or a file to fetch. */
export type AnswerContent =
  | { readonly kind: 'image'; readonly dataUrl: string }
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'file' };

/** The content of an answer by its media type. */
export function contentOf(answer: Result): AnswerContent {
  if (answer.kind === 'json') return { kind: 'json', value: resultValue(answer) };
  const mediaType = mediaTypeOf(answer);
  if (mediaType.startsWith('image/')) return { kind: 'image', dataUrl: dataUrl(mediaType, answer.bytes) };
  if (mediaType.startsWith('text/')) return { kind: 'text', text: decode(answer.bytes) };
  return { kind: 'file' };
}

/** The media type of an answer without its parameters, such as `image/svg+xml`. */
export function mediaTypeOf(answer: Result): string {
  return answer.kind === 'json' ? 'application/json' : bareMediaType(answer.mediaType);
}

/** A Content-Type value without its parameters, in lower case. */
export function bareMediaType(contentType: string): string {
  return contentType.replace(/;.*$/s, '').trim().toLowerCase();
}

/** The name under which a shell saves an answer: that in ASCII, where there are two. undefined for JSON. */
export function fileNameOf(answer: Result): string | undefined {
  return answer.kind === 'json' ? undefined : (answer.asciiName ?? answer.fileName);
}

/** The length of an answer in bytes: of JSON as it is sent. */
export function sizeOf(answer: Result): number {
  return resultBytes(answer).bytes.byteLength;
}

/** A JSON value as indented text for reading: long lists and long texts are cut, and the cut is shown. */
export function shortJson(value: unknown): string {
  return JSON.stringify(value, shorten, 2).replace(/"\u2026 (\d+) more"/g, '\u2026 $1 more');
}

/** A text for reading: its first 24 lines. */
export function shortText(text: string): string {
  const lines = text.trimEnd().split(/\r?\n/);
  const cut = lines.length - LINES;
  return cut <= 0 ? lines.join('\n') : [...lines.slice(0, LINES), `\u2026 ${cut} more lines`].join('\n');
}

const ITEMS = 4;
const CHARACTERS = 120;
const LINES = 24;

function shorten(_name: string, value: unknown): unknown {
  if (typeof value === 'string' && value.length > CHARACTERS) return `${value.slice(0, CHARACTERS)}\u2026`;
  if (!Array.isArray(value) || value.length <= ITEMS + 1) return value;
  return [...value.slice(0, ITEMS), `\u2026 ${value.length - ITEMS} more`];
}

function dataUrl(mediaType: string, bytes: Uint8Array): string {
  return `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}`;
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}
