import { readLabels } from './label.ts';
import { polarityWeights } from './polarity.ts';
import { probabilities } from './probabilities.ts';
import { scoreLabels } from './scoring.ts';
import { loadWordVectors } from './word-vectors.ts';

/** How far apart scores must be for one label to be e times as likely as another. */
const TEMPERATURE = 3.5;
/** The score that a label for everything else has without evidence of its own. */
const COMPLEMENT = 2.5;

/**
 * A probability for each label, in their order: four decimals that add up to exactly 1. The labels may be any
 * words; English ones are understood by meaning. Equal shares where nothing in the text speaks for a label.
 */
export async function classify(text: string, labels: readonly string[]): Promise<readonly number[]> {
  const polarity = polarityWeights(text, labels);
  if (polarity !== undefined) return probabilities(polarity);
  const read = readLabels(labels);
  const scores = scoreLabels(text, read, await loadWordVectors()).map((score, at) =>
    read[at]!.isComplement ? score + COMPLEMENT : score,
  );
  const most = Math.max(...scores);
  return probabilities(scores.map((score) => Math.exp((score - most) / TEMPERATURE)));
}
