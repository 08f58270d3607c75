import { refuse } from '../../errors.ts';

/** White space, and what is as good as none: NUL, zero width space, byte order mark. */
const INVISIBLE = /^[\s\0\u200b\ufeff]*$/;

/**
 * The text of a request, well-formed: a lone surrogate becomes U+FFFD. Refuses a text without a visible character.
 */
export function readText(text: string): string {
  if (INVISIBLE.test(text)) refuse('/text', 'must hold at least one visible character');
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}
