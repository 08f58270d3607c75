import type { Keyword } from '../../engine/keywords/keyword.ts';
import { fold } from '../../language/fold.ts';

/** Each term once, with its highest weight to four decimals, heaviest first. */
export function mergeKeywords(keywords: readonly Keyword[], max: number): readonly Keyword[] {
  const byKey = new Map<string, Keyword>();
  for (const { term, weight } of keywords) {
    const key = fold(term);
    const known = byKey.get(key);
    const rounded = Math.round(weight * 10_000) / 10_000;
    byKey.set(key, { term: known?.term ?? term, weight: Math.max(known?.weight ?? 0, rounded) });
  }
  return [...byKey.values()].sort((a, b) => b.weight - a.weight).slice(0, max);
}
