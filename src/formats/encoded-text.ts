import { eucKrText } from './euc-kr.ts';

/**
 * The text of bytes in an encoding, by its name (WHATWG Encoding); undefined where they are not of it. A byte order mark
 * is a character like any other.
 */
export function encodedText(bytes: Uint8Array, encoding: string): string | undefined {
  if (encoding === 'euc-kr') {
    const text = eucKrText(bytes);
    return text.includes('\ufffd') ? undefined : text;
  }
  try {
    return new TextDecoder(decoderOf(encoding), { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * The encoding whose decoder reads another one as well: gbk has that of gb18030 (WHATWG Encoding 10.1.1), where Node.js 20
 * gives private characters for some of its signs.
 */
export function decoderOf(encoding: string): string {
  return encoding === 'gbk' ? 'gb18030' : encoding;
}
