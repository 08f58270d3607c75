import { refuse } from '../../../errors.ts';

/** The text of a Markdown file: UTF-8, without a byte order mark, with line feeds. Refuses other encodings. */
export function decodeMarkdown(bytes: Uint8Array): string {
  return decodeUtf8(bytes).replace(/\r\n?/g, '\n');
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refuse('/markdown', 'must be text in UTF-8');
  }
}
