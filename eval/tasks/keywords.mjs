import { keywords } from '../../dist/operations/text/index.js';
import { fold } from '../fold.mjs';
import { peer, present } from '../peer.mjs';

export const targets = { 'recall@10': 0.74, 'precision@10': 0.65 };

const MAX_TERMS = 10;

/** A gold term is found, and a term is right, where one of the two has the words of the other in a row. */
export function measure({ gold: documents }, candidates) {
  const rates = Object.fromEntries(
    Object.entries(candidates).map(([name, rank]) => {
      const found = documents.map(({ text, terms }) => {
        const ranked = rank(text).slice(0, MAX_TERMS);
        return {
          recalled: terms.filter((term) => ranked.some((other) => isSame(term, other))).length,
          precise: ranked.filter((term) => terms.some((other) => isSame(term, other))).length,
          terms: terms.length,
          found: ranked.length,
        };
      });
      const sum = (name) => found.reduce((total, document) => total + document[name], 0);
      return [
        name,
        {
          'recall@10': { right: sum('recalled'), all: sum('terms') },
          'precision@10': { right: sum('precise'), all: sum('found') },
        },
      ];
    }),
  );
  return { rates };
}

function isSame(one, other) {
  const [a, b] = [` ${singular(one)} `, ` ${singular(other)} `];
  return a.includes(b) || b.includes(a);
}

function singular(term) {
  return fold(term).replace(/(?<=[a-z]{3})s\b/g, '');
}

export const sundry = (text) => keywords(text, { max: MAX_TERMS }).map(({ term }) => term);

export async function peers() {
  const extractor = await peer('keyword-extractor');
  const compromise = await peer('compromise');
  return present({
    'keyword-extractor':
      extractor &&
      ((text) => byFrequency(extractor.extract(text, { language: 'english', remove_duplicates: false }))),
    'compromise nouns': compromise && ((text) => byFrequency(compromise(text).nouns().out('array'))),
  });
}

function byFrequency(terms) {
  const counts = new Map();
  for (const term of terms) counts.set(fold(term), (counts.get(fold(term)) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).map(([term]) => term);
}
