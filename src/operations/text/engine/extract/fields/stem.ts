import { stem as stemOfWord } from '../../../lexicon/stem.ts';

/** The stem of a word of a text, without its possessive: tenant's, tenants'. */
export function stem(folded: string): string {
  return stemOfWord(folded.replace(/'s?$/, ''));
}
