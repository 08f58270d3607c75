import { scoreSentiment } from '../sentiment/sentiment.ts';
import { plainLabel } from './label.ts';
import { labelWords, valuedWords } from './label-words.ts';

/** Parts of a text that are judged by themselves for "mixed". */
const MAX_PARTS = 60;
/** The degree of a mood without a word of degree. */
const PLAIN_DEGREE = 0.6;
/** The least score, of either sign, of a part with a feeling. */
const FEELING = 0.18;

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
  const scores = parts.slice(0, MAX_PARTS).map((part) => scoreSentiment(part).score);
  return scores.some((score) => score >= FEELING) && scores.some((score) => score <= -FEELING);
}

type Mood = number | 'mixed';

/** Where a label is between -1, negative, and 1, positive. */
function moodOf(label: string): Mood | undefined {
  const fillers = labelWords('beside a mood');
  const words = plainLabel(label)
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}+-]+/u)
    .filter((word) => word !== '' && !fillers.has(word));
  const [first = '', second = ''] = words;
  if (words.length > 2) return undefined;
  if (/^[1-5]$/.test(first) && /^stars?$/.test(second)) return (Number(first) - 3) / 2;
  const mood = valuedWords('mood').get(words.at(-1) ?? '');
  const degree = words.length === 2 ? valuedWords('degree').get(first) : PLAIN_DEGREE;
  if (mood === undefined || degree === undefined) return undefined;
  return mood === 'mixed' ? mood : Number(mood) * Number(degree);
}
