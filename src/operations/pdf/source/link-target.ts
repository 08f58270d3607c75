import type { Token } from 'markdown-it';
import { attributeOf } from './attribute.ts';
import type { Link } from './model.ts';
import type { Reading } from './reading.ts';

/** Strings of PDF/A have at most 65,535 bytes, and browsers refuse addresses that are much shorter. */
const MOST_CHARACTERS = 8000;

/** Schemes that are linked to. */
const LINKED = /^(?:https?|mailto|tel):/i;

/** A bare link begins with its scheme or with www., and an address has an @: `read.me` is a file. */
const BARE = /^(?:https?:|mailto:|tel:|www\.)|@/i;

/**
 * Where a link with a text leads; undefined for one that becomes text: with another scheme, relative, too long, or, with a warning,
 * to a heading that is not there.
 */
export function linkTo(token: Token, text: string, { slugs, warnings }: Reading): Link | undefined {
  const href = attributeOf(token, 'href');
  if (token.markup === 'linkify' && !BARE.test(text)) return undefined;
  if (href.startsWith('#')) {
    const slug = decoded(href.slice(1));
    if (slugs.has(slug)) return { slug };
  } else if (LINKED.test(href) && href.length <= MOST_CHARACTERS && /^[!-~]*$/.test(href)) {
    return { uri: href };
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
