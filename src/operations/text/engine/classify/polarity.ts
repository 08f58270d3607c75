import { scoreSentiment } from '../sentiment/sentiment.ts';

/** Parts of a text that are judged by themselves for "mixed". */
const MOST_PARTS = 60;

/**
 * Weights of labels that all name a mood (positive, negative, neutral, mixed, "very good", "2 stars"), from the
 * sentiment of the text; undefined for other labels.
 */
export function polarityWeights(text: string, labels: readonly string[]): readonly number[] | undefined {
  const moods = labels.map((label) => moodOf(label));
  if (moods.includes(undefined) || new Set(moods).size < 2) return undefined;
  const { score } = scoreSentiment(text);
  const isMixed = moods.includes('mixed') && hasBoth(text);
  return moods.map((mood) => {
    if (mood === 'mixed') return isMixed ? 3 : 0.1;
    const distance = (mood as number) - score;
    return Math.exp(-distance * distance * 3);
  });
}

function hasBoth(text: string): boolean {
  const parts = text.split(
    /[.!?;,]\s|\b(?:but|however|although|though|yet|while|whereas|except|unfortunately)\b/i,
  );
  const scores = parts.slice(0, MOST_PARTS).map((part) => scoreSentiment(part).score);
  return scores.some((score) => score >= 0.18) && scores.some((score) => score <= -0.18);
}

type Mood = number | 'mixed';

/** Where a label stands between -1, negative, and 1, positive. */
function moodOf(label: string): Mood | undefined {
  const words = label
    .normalize('NFKC')
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}+-]+/u)
    .filter((word) => word !== '' && !fillers.has(word));
  const stars = /^([1-5])$/.exec(words[0] ?? '');
  if (stars !== null && /^stars?$/.test(words[1] ?? '') && words.length === 2)
    return (Number(stars[1]) - 3) / 2;
  const degree = words.length === 2 ? degrees.get(words[0]!) : words.length === 1 ? 0.6 : undefined;
  const mood = moods.get(words.at(-1) ?? '');
  if (mood === undefined || degree === undefined) return undefined;
  return mood === 'mixed' ? mood : mood * degree;
}

const fillers = new Set(
  'sentiment feedback review reviews tone opinion feeling mood experience comment polarity'.split(' '),
);

const degrees = new Map([
  ['very', 0.95],
  ['strongly', 0.95],
  ['extremely', 1],
  ['highly', 0.95],
  ['somewhat', 0.35],
  ['slightly', 0.3],
  ['mildly', 0.3],
  ['mostly', 0.45],
  ['weakly', 0.3],
  ['not', -0.6],
]);

const moods = new Map<string, Mood>([
  ...named(1, 'positive pos good favorable favourable satisfied happy great excellent thumbs-up like liked'),
  ...named(1, 'recommended praise promoter optimistic supportive'),
  ...named(-1, 'negative neg bad unfavorable unfavourable dissatisfied unsatisfied unhappy poor terrible'),
  ...named(-1, 'awful thumbs-down dislike disliked criticism detractor pessimistic critical'),
  ...named(0, 'neutral ok okay average indifferent passive balanced'),
  ['mixed', 'mixed'],
  ['ambivalent', 'mixed'],
  ['both', 'mixed'],
]);

function named(mood: number, names: string): readonly (readonly [string, number])[] {
  return names.split(' ').map((name) => [name, mood] as const);
}
