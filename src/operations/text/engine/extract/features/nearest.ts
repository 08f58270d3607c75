import { countWhile, greatest } from '../../../ordered.ts';
import type { Mention } from '../fields/concepts.ts';
import type { Place } from '../reading/page.ts';
import { type Reading, unitOf } from '../reading/reading.ts';
import { FARTHEST } from './nearness.ts';
import type { Rows } from './ties.ts';

/** Values that are looked at for a field: a text of 100,000 characters may have 50,000 figures. */
const MAX_VALUES = 1000;

/** A word that a text has more often does not distinguish one value from the others. */
const MAX_MENTIONS = 500;

/**
 * Of many values, in the order of the text, those that are nearest to the words of each row, by the number of words
 * between: what `nearness` is at most. `head` is what a value has besides. Of those equally near the first.
 */
export function nearest<Value extends Place>(
  reading: Reading,
  rows: Rows,
  values: readonly Value[],
  head?: (value: Value) => number,
): readonly Value[] {
  if (values.length <= MAX_VALUES) return values;
  const closeness = head === undefined ? new Float64Array(values.length) : Float64Array.from(values, head);
  for (const mentions of new Set(rows)) {
    if (mentions.length <= MAX_MENTIONS) addNearness(closeness, reading, mentions, values);
  }
  return greatest(closeness, MAX_VALUES).map((at) => values[at] as Value);
}

/** Adds to the values around each mention how near that is. */
function addNearness(
  closeness: Float64Array,
  reading: Reading,
  mentions: readonly Mention[],
  values: readonly Place[],
): void {
  for (const mention of mentions) {
    const unit = unitOf(reading, mention.first);
    const from = countWhile(values, ({ first }) => first < mention.first - FARTHEST);
    for (let at = from; at < values.length; at++) {
      const { first, last } = values[at] as Place;
      if (first > mention.last + FARTHEST) break;
      if (unitOf(reading, first) !== unit) continue;
      const between = Math.max(0, first - mention.last - 1, mention.first - last - 1);
      closeness[at] = (closeness[at] as number) + 1 / (1 + between);
    }
  }
}
