import { rewrite } from '../../dist/operations/text/index.js';
import { fold } from '../fold.mjs';

export const targets = { facts: 1, 'style checks': 0.9 };

export const sundry = (text, tone) => rewrite(text, { tone });

/** No library rewrites; to leave the text as it is is what it is held against. */
export const peers = async () => ({ 'the text as it is': (text) => text });

export function measure({ gold }, candidates) {
  const rates = Object.fromEntries(
    Object.entries(candidates).map(([name, write]) => {
      const judged = gold.map((item) => ({ item, written: write(item.text, item.tone) }));
      const facts = judged.flatMap(({ item, written }) =>
        item.facts.map((fact) => fold(written).includes(fold(fact))),
      );
      return [
        name,
        {
          ...(name === 'sundry' && { facts: count(facts) }),
          'style checks': count(judged.flatMap(({ item, written }) => styleChecks(item, written))),
        },
      ];
    }),
  );
  return { rates };
}

function styleChecks({ text, gone = [], want = [], max }, written) {
  const has = (pattern) => new RegExp(pattern, 'i').test(written);
  return [
    ...gone.map((pattern) => !has(pattern)),
    ...want.map(has),
    ...(max === undefined ? [] : [written.length <= text.length * max]),
    written !== text,
  ];
}

function count(checks) {
  return { right: checks.filter(Boolean).length, all: checks.length };
}
