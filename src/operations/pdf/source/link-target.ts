import createMarkdownIt from 'markdown-it';
import type { Reading } from './reading.ts';
import type { Link } from './tree/model.ts';
import { linkName } from './tree/slugs.ts';

/** Strings of PDF/A have at most 65,535 bytes, and browsers refuse addresses that are much shorter. */
const MAX_CHARACTERS = 8000;

/** Schemes that are linked to. */
const LINKED = /^(?:https?|mailto|tel):/i;

/** An address that is written as it is linked to. */
const WRITTEN = /^[!-~]*$/;

const { normalizeLink } = createMarkdownIt('zero');

/**
 * Where a link leads, a place in the text by its name; undefined, with a warning, for one that becomes text: with another
 * scheme, relative, or too long.
 */
export function linkTo(address: string, { warnings }: Reading): Link | undefined {
  if (address.length > 1 && address.startsWith('#')) return { slug: linkName(decoded(address.slice(1))) };
  if (LINKED.test(address) && address.length <= MAX_CHARACTERS) {
    const uri = WRITTEN.test(address) ? address : normalizeLink(address);
    if (WRITTEN.test(uri) && uri.length <= MAX_CHARACTERS) return { uri };
  }
  warnings.add('links-dropped');
  return undefined;
}

/** A name as it was before its characters were percent-encoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
