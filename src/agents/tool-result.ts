import type { CallToolResult, ContentBlock } from '@modelcontextprotocol/server';
import { InputError } from '../errors.ts';
import type { FileResult, WrittenJson } from '../operation.ts';
import type { ResultBytes } from '../request/result-bytes.ts';
import { bareMediaType } from '../surfaces/examples/answer-content.ts';
import type { JsonParts } from './json-parts.ts';

/** A file of a result, where it was saved. */
export interface SavedFile {
  /** Absolute. */
  readonly path: string;
  /** The same as a file: URL. */
  readonly url: string;
}

/** Longest JSON or file that is part of a result, in bytes: a longer one fits the context of no model. */
const MAX_PART_BYTES = 1_048_576;

/**
 * The JSON of a call is too long for a result. It is an error, because a tool that declares the schema of its JSON may
 * not answer without it.
 */
export class LongJsonError extends InputError {
  constructor(bytes: number) {
    const most = MAX_PART_BYTES.toLocaleString('en-US');
    const message = `give ${bytes.toLocaleString('en-US')} bytes of JSON, and a tool answers with at most ${most}`;
    super([{ pointer: '', message }]);
  }
}

/**
 * JSON, twice: as a text for the model, and as data for programs. Notes follow in texts of their own. Throws
 * LongJsonError.
 */
export function jsonResult(result: WrittenJson, parts: JsonParts): CallToolResult {
  const { bytes } = result;
  if (bytes.byteLength > MAX_PART_BYTES) throw new LongJsonError(bytes.byteLength);
  return {
    content: [textBlock(parts.text(bytes)), ...notesOn(result).map(textBlock)],
    ...(isJsonObject(bytes) && { structuredContent: parts.object(bytes) }),
  };
}

const OPENING_BRACE = 0x7b;
const SPACE = 0x20;

/** Whether valid JSON is an object. */
function isJsonObject(json: Uint8Array): boolean {
  return json.find((byte) => byte > SPACE) === OPENING_BRACE;
}

/**
 * A file in its result. Hosts drop what they cannot show, so the first text stands alone; then comes the picture, the
 * text, or the bytes. `hint` says how to get it as a file. Never structuredContent: hosts that see it hide everything else.
 */
export function fileResult(file: FileResult, hint: string, parts: JsonParts): CallToolResult {
  const isTooLong = file.bytes.byteLength > MAX_PART_BYTES;
  const left = isTooLong ? [`It is left out, because it is longer than ${MAX_PART_BYTES} bytes.`] : [];
  const words = [`${file.fileName}: ${described(file)}.`, ...left, ...notesOn(file), hint];
  return { content: [textBlock(words.join('\n')), ...(isTooLong ? [] : [contentOf(file, parts)])] };
}

/** A file that was saved: where it is, and no bytes in the context of the model. A picture is shown as well. */
export function savedFileResult(
  file: FileResult,
  { path, url }: SavedFile,
  parts: JsonParts,
): CallToolResult {
  const words = [`Saved ${path}: ${described(file)}.`, ...notesOn(file)];
  const link: ContentBlock = {
    type: 'resource_link',
    uri: url,
    name: file.fileName,
    mimeType: bareMediaType(file.mediaType),
    size: file.bytes.byteLength,
  };
  const isShown = isPicture(file) && file.bytes.byteLength <= MAX_PART_BYTES;
  return { content: [textBlock(words.join('\n')), link, ...(isShown ? [contentOf(file, parts)] : [])] };
}

function described({ mediaType, bytes }: FileResult): string {
  return `${bareMediaType(mediaType)}, ${bytes.byteLength.toLocaleString('en-US')} bytes`;
}

/** What the answer over HTTP says in its headers of doubts, and of members that mean nothing. */
function notesOn({ headers = {}, ignored = [] }: ResultBytes): readonly string[] {
  const warnings = Object.entries(headers)
    .filter(([name]) => name.endsWith('-warning'))
    .map(([name, value]) => `${name}: ${value}`);
  return ignored.length === 0 ? warnings : [...warnings, `Ignored, because unknown: ${ignored.join(', ')}`];
}

function contentOf(file: FileResult, parts: JsonParts): ContentBlock {
  const mimeType = bareMediaType(file.mediaType);
  if (isPicture(file)) return { type: 'image', data: parts.text(base64(file.bytes)), mimeType };
  if (mimeType.startsWith('text/') || mimeType === 'image/svg+xml') return textBlock(parts.text(file.bytes));
  const uri = `sundry://files/${encodeURIComponent(file.fileName.toWellFormed())}`;
  // Some hosts refuse a resource without _meta.
  return { type: 'resource', resource: { uri, mimeType, blob: parts.text(base64(file.bytes)), _meta: {} } };
}

/** A picture that hosts show; SVG is text to them. */
function isPicture({ mediaType }: FileResult): boolean {
  return /^image\/(?!svg)/.test(mediaType);
}

function textBlock(text: string): ContentBlock {
  return { type: 'text', text };
}

/** In ASCII. */
function base64({ buffer, byteOffset, byteLength }: Uint8Array): Uint8Array {
  return Buffer.from(Buffer.from(buffer, byteOffset, byteLength).toString('base64'), 'latin1');
}
