import { languageScores } from '../../language/detect-language.ts';
import { wordsOf } from '../../lexicon/lexicon.ts';
import { once } from '../../lexicon/once.ts';
import { scoreSentiment } from '../sentiment/sentiment.ts';
import { labelWords } from './label-words.ts';

/** How far the beginning and the end of a text are looked at. */
const EDGE = 2000;
/** Texts that are taken for one sentence at most are shorter. */
const ONE_SENTENCE = 300;

/**
 * What a text shows besides its words, of the features that are asked for, by name, with how much it says (0 to 1):
 * `question`, `statement`, `command`, `exclaims`, `shouts`, `money`, `percent`, `link`, `number`, `code`, `laughs`,
 * `positive`, `negative`, and `language-en` and the like. Lines of en/labels.tsv ask for them as `#question`.
 */
export function featuresOf(text: string, asked: ReadonlySet<string>): ReadonlyMap<string, number> {
  const sample = text.length <= 2 * EDGE ? text : `${text.slice(0, EDGE)} ${text.slice(-EDGE)}`;
  const found = new Map<string, number>();
  for (const [name, pattern] of patterns) if (asked.has(name) && pattern.test(sample)) found.set(name, 1);
  if (KINDS.some((kind) => asked.has(kind))) found.set(kindOf(sample.trim()), 1);
  if (asked.has('positive') || asked.has('negative')) {
    const { score } = scoreSentiment(sample);
    found.set(score > 0 ? 'positive' : 'negative', Math.abs(score));
  }
  if ([...asked].some((name) => name.startsWith('language-'))) {
    for (const [language, share] of languageScores(text)) found.set(`language-${language}`, share);
  }
  return found;
}

const KINDS = ['question', 'command', 'statement'] as const;

const patterns: readonly (readonly [string, RegExp])[] = [
  ['exclaims', /!/],
  ['shouts', /!!|(?:\b[A-Z]{4,}\b[^a-z]{1,3}){2}/],
  [
    'money',
    /[$\u00a3\u20ac\u00a5\u20b9]\s?\d|\d\s?[$\u00a3\u20ac\u00a5\u20b9]|\d\s?(?:usd|eur|gbp|euros?|dollars?|pounds?)\b/i,
  ],
  ['percent', /\d\s?%|\bper ?cent\b/i],
  ['link', /https?:\/\/|\bwww\./i],
  ['number', /\d/],
  ['code', /[{};]\s|\(\)|=>|==|\b(?:def|const|var|null|undefined|stack trace|exception)\b|<\/?\w+>/i],
  ['laughs', /\b(?:ha){2,}|\blol\b|\blmao\b|[\u{1f600}-\u{1f606}\u{1f923}]/iu],
];

const OPENING =
  /^(?:(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|so|and|but|ok|okay|excuse me|sorry)\b[^.!?]{0,30}?[,.!-]?\s+)?/i;
const COMMANDS =
  /^(?:please\b|kindly\b|let's\b|don't\b|do not\b|never\b|always\b|make sure\b|be (?:sure|careful|quiet)\b|(?:now|then|first),? )|,? please[.!]*$/i;

/** The kind of the last sentence, or of the one before a closing word of thanks. */
function kindOf(text: string): (typeof KINDS)[number] {
  if (/\?["')\]]*\s*(?:(?:thanks|thank you|cheers|best|regards)[^?]{0,60})?$/i.test(text.slice(-120)))
    return 'question';
  if (text.length < ONE_SENTENCE && !/[.!]["')\]]*$/.test(text) && asks(text)) return 'question';
  if (/\?/.test(text) && text.length < ONE_SENTENCE) return 'question';
  const first = /^["'(]?([a-z]+)/i.exec(text)?.[1]?.toLowerCase() ?? '';
  return COMMANDS.test(text) || imperatives().has(first) ? 'command' : 'statement';
}

/** Verbs with which an order begins; none that is as often a noun at the beginning of a sentence. */
const imperatives = once(() => wordsOf('en/imperatives.txt'));

/** Whether a sentence without its mark begins like a question, by itself or behind an opening word. */
function asks(text: string): boolean {
  return [text, text.replace(OPENING, '')].some((part) => questions().test(part.replace('\u2019', "'")));
}

const questions = once(() => new RegExp(`^(?:${[...labelWords('question')].join('|')})(?![a-z'])`, 'i'));
