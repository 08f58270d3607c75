import { refuse } from '../errors.ts';
import { hasText } from './bytes.ts';
import { findText } from './find-text.ts';

/** One part of a form (RFC 7578 4). */
export interface FormPart {
  /** Of its Content-Disposition, as UTF-8. */
  readonly name: string;
  /** As it is written; undefined where the part has none, which says that it is not a file (RFC 7578 4.2). */
  readonly fileName: string | undefined;
  /** Undefined where the part names none. */
  readonly contentType: string | undefined;
  /** A view of the body, not a copy. */
  readonly bytes: Uint8Array;
}

/** Most parts of a form: more than any operation has members. */
const MAX_FORM_PARTS = 100;

/** Longest head of a part in bytes, without the empty line that ends it: room for a file name of 255 letters, encoded. */
const MAX_PART_HEAD = 8192;

/** RFC 2046 5.1.1: up to 70 characters, the last of which is not a space. */
const BOUNDARY = /^[\w'()+,./:=? -]{0,69}[\w'()+,./:=?-]$/;

/**
 * The parts of a `multipart/form-data` body (RFC 7578, RFC 2046 5.1), in their order. What precedes the first boundary
 * and follows the last is skipped. Throws InputError for a body that is cut off, has bare line feeds, a boundary
 * inside a part, more than 100 parts, or a part whose head has no name or more than 8,192 bytes.
 *
 * Looks at every byte a bounded number of times, whatever the body is.
 */
export function readMultipartForm(body: Uint8Array, boundary: string | undefined): readonly FormPart[] {
  if (boundary === undefined) refuse('', 'has no boundary: the Content-Type must name it');
  if (!BOUNDARY.test(boundary)) refuse('', 'has a boundary that RFC 2046 does not allow');
  const delimiter = `--${boundary}`;
  const parts: FormPart[] = [];
  let at = afterFirst(body, delimiter);
  while (!hasText(body, at, '--')) {
    if (parts.length === MAX_FORM_PARTS) refuse('', `must have at most ${MAX_FORM_PARTS} parts`);
    const start = afterLineEnd(body, at, parts.length);
    const { head, end } = headAt(body, start, parts.length);
    // A part without content may leave out the line end before its boundary (RFC 2046 5.1.1).
    const next = findText(body, `\r\n${delimiter}`, end - 2);
    if (next < 0) refuse('', 'ends before its last boundary');
    parts.push(partOf(head, body.subarray(end, Math.max(end, next)), parts.length));
    at = next + 2 + delimiter.length;
  }
  return parts;
}

function afterFirst(body: Uint8Array, delimiter: string): number {
  if (hasText(body, 0, delimiter)) return delimiter.length;
  const at = findText(body, `\r\n${delimiter}`);
  if (at < 0) refuse('', 'has no part that begins with the boundary of its Content-Type');
  return at + 2 + delimiter.length;
}

const SPACE = 0x20;
const TAB = 0x09;

/** The place behind the line of a boundary, which may end with blanks (RFC 2046 5.1.1). */
function afterLineEnd(body: Uint8Array, start: number, index: number): number {
  let at = start;
  while (body[at] === SPACE || body[at] === TAB) at += 1;
  if (at >= body.length) refuse('', 'ends before its last boundary');
  if (!hasText(body, at, '\r\n')) {
    refuse('', `has something else than CR LF after the boundary before ${ordinal(index)}`);
  }
  return at + 2;
}

/** The head of a part, without its last line end, and the place of its content. */
function headAt(body: Uint8Array, start: number, index: number): { head: Uint8Array; end: number } {
  // An empty head is the empty line alone, whose line end before is that of the boundary.
  const window = body.subarray(start - 2, start + MAX_PART_HEAD + 4);
  const length = findText(window, '\r\n\r\n');
  if (length < 0) {
    const isCut = start - 2 + window.length === body.length;
    if (isCut) refuse('', `ends inside the head of ${ordinal(index)}`);
    refuse(
      '',
      `must have heads of at most ${MAX_PART_HEAD.toLocaleString('en-US')} bytes; ${ordinal(index)} has a longer one`,
    );
  }
  return { head: window.subarray(2, Math.max(2, length)), end: start + length + 2 };
}

const utf8 = new TextDecoder('utf-8');

function partOf(head: Uint8Array, bytes: Uint8Array, index: number): FormPart {
  const headers = headersIn(utf8.decode(head));
  const { kind, parameters } = dispositionIn(headers.get('content-disposition') ?? '');
  const name = parameters.get('name');
  if (kind !== 'form-data' || name === undefined || name === '') {
    refuse(
      '',
      `must name each part by Content-Disposition: form-data; name="..."; ${ordinal(index)} has no name`,
    );
  }
  refuseCoding(headers.get('content-transfer-encoding'), index);
  // RFC 7578 4.2 rules out filename*, which some libraries send all the same.
  const fileName = parameters.get('filename') ?? parameters.get('filename*');
  return { name, fileName, contentType: headers.get('content-type'), bytes };
}

/** RFC 7578 4.7: senders should name none. What changes no byte is accepted. */
function refuseCoding(coding: string | undefined, index: number): void {
  if (coding === undefined || /^(7bit|8bit|binary)$/i.test(coding)) return;
  refuse('', `must have parts without Content-Transfer-Encoding; ${ordinal(index)} has one`);
}

/** By names in lower case; of two equal ones the first counts. */
function headersIn(head: string): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  for (const line of head.split('\r\n')) {
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(0, colon)).toLowerCase();
    if (name !== '' && !headers.has(name)) headers.set(name, line.slice(colon + 1).trim());
  }
  return headers;
}

/** `; name="a"`: a quoted text ends at a quote without a backslash, a token before a blank or a semicolon. */
const PARAMETER = /;[ \t]*([^\s=;"]+)=(?:"((?:[^"\\]|\\.)*)"|([^\s;"]*))[ \t]*/y;

function dispositionIn(header: string): { kind: string; parameters: ReadonlyMap<string, string> } {
  const semicolon = header.indexOf(';');
  const parameters = new Map<string, string>();
  if (semicolon < 0) return { kind: header.trim().toLowerCase(), parameters };
  PARAMETER.lastIndex = semicolon;
  for (let match = PARAMETER.exec(header); match !== null; match = PARAMETER.exec(header)) {
    const name = match[1]!.toLowerCase();
    if (!parameters.has(name)) parameters.set(name, match[3] ?? unescaped(match[2]!));
  }
  return { kind: header.slice(0, semicolon).trim().toLowerCase(), parameters };
}

/** Browsers write a quote as %22 (WHATWG HTML 4.10.21.8), older programs as `\"` (RFC 9110 5.6.4). */
function unescaped(quoted: string): string {
  return quoted.replace(/\\(["\\])/g, '$1').replaceAll('%22', '"');
}

function ordinal(index: number): string {
  return `part ${index + 1}`;
}
