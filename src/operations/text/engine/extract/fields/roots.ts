import type { Token } from '../reading/page.ts';
import type { Mention } from './concepts.ts';

const ENDINGS = /(?:at(?:ion|or|ing|ed|e)|ment|ing|er|or|ee|ion|ed|al|ly|es)$/;

/**
 * What the words of a family begin with: plumbers and plumbing, mover and moving, supplier and supply. Rougher than a
 * stem: for finding the words of a field that no list knows.
 */
export function rootOf(word: string): string {
  const base = word
    .replace(/['\u2019]s$/, '')
    .replace(/ies$/, 'y')
    .replace(/s$/, '');
  const cut = base.replace(ENDINGS, '');
  const root = cut.length >= 3 ? cut : base;
  return root.replace(/([bdgmnprt])\1$/, '$1').replace(/[eyi]$/, '');
}

/** Where the words of each root are; the parts of a word with a hyphen count too. */
export function rootsOf(tokens: readonly Token[]): ReadonlyMap<string, readonly Mention[]> {
  const places = new Map<string, Mention[]>();
  for (const [at, { folded }] of tokens.entries()) {
    const pieces = folded.includes('-') ? [folded, ...folded.split('-')] : [folded];
    for (const piece of pieces) {
      const root = rootOf(piece);
      const list = places.get(root);
      const mention: Mention = { first: at, last: at, role: 'name' };
      if (list === undefined) places.set(root, [mention]);
      else if (list.at(-1)?.first !== at) list.push(mention);
    }
  }
  return places;
}
