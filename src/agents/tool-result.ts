import type { CallToolResult, ContentBlock } from '@modelcontextprotocol/server';
import type { FileResult, WrittenJson } from '../operation.ts';
import type { ResultBytes } from '../request/result-bytes.ts';
import { isObject } from '../schema/prepare.ts';
import { bareMediaType } from '../surfaces/answer-content.ts';

/** A file of a result, where it was saved. */
export interface SavedFile {
  /** Absolute. */
  readonly path: string;
  /** The same as a file: URL. */
  readonly url: string;
}

/** JSON, twice: as a text for the model, and as data for programs. Notes follow in texts of their own. */
export function jsonResult(result: WrittenJson): CallToolResult {
  const text = decode(result.bytes);
  const value: unknown = JSON.parse(text);
  return {
    content: [{ type: 'text', text }, ...notesOn(result).map(textBlock)],
    ...(isObject(value) && { structuredContent: value }),
  };
}

/** Longest file that is part of a result, in bytes: a longer one fits the context of no model. */
const MAX_FILE_BYTES = 1_048_576;

/**
 * A file in its result. Hosts drop what they cannot show, so the first text stands alone; then comes the picture, the
 * text, or the bytes. `hint` says how to get it as a file. Never structuredContent: hosts that see it hide everything else.
 */
export function fileResult(file: FileResult, hint: string): CallToolResult {
  const isTooLong = file.bytes.byteLength > MAX_FILE_BYTES;
  const left = isTooLong ? [`It is left out, because it is longer than ${MAX_FILE_BYTES} bytes.`] : [];
  const words = [`${file.fileName}: ${described(file)}.`, ...left, ...notesOn(file), hint];
  return { content: [textBlock(words.join('\n')), ...(isTooLong ? [] : [contentOf(file)])] };
}

/** A file that was saved: where it is, and no bytes in the context of the model. A picture is shown as well. */
export function savedFileResult(file: FileResult, { path, url }: SavedFile): CallToolResult {
  const words = [`Saved ${path}: ${described(file)}.`, ...notesOn(file)];
  const link: ContentBlock = {
    type: 'resource_link',
    uri: url,
    name: file.fileName,
    mimeType: bareMediaType(file.mediaType),
    size: file.bytes.byteLength,
  };
  return { content: [textBlock(words.join('\n')), link, ...(isPicture(file) ? [contentOf(file)] : [])] };
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

function contentOf(file: FileResult): ContentBlock {
  const mimeType = bareMediaType(file.mediaType);
  if (isPicture(file)) return { type: 'image', data: base64(file.bytes), mimeType };
  if (mimeType.startsWith('text/') || mimeType === 'image/svg+xml') return textBlock(decode(file.bytes));
  const uri = `sundry://files/${encodeURIComponent(file.fileName.toWellFormed())}`;
  // Some hosts refuse a resource without _meta.
  return { type: 'resource', resource: { uri, mimeType, blob: base64(file.bytes), _meta: {} } };
}

/** A picture that hosts show; SVG is text to them. */
function isPicture({ mediaType }: FileResult): boolean {
  return /^image\/(?!svg)/.test(mediaType);
}

function textBlock(text: string): ContentBlock {
  return { type: 'text', text };
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
}
