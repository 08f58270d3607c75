import { languageScores } from '../../language/detect-language.ts';
import { scoreSentiment } from '../sentiment/sentiment.ts';

/** How far the beginning and the end of a text are looked at. */
const EDGE = 2000;

/**
 * What a text shows besides its words, by name, with how much it says (0 to 1): `question`, `statement`,
 * `command`, `exclaims`, `shouts`, `money`, `percent`, `link`, `number`, `time`, `code`, `laughs`,
 * `informal`, `positive`, `negative`, and `language-en` and the like. Cue lists ask for them as `#question`.
 */
export function featuresOf(text: string): ReadonlyMap<string, number> {
  const sample = text.length <= 2 * EDGE ? text : `${text.slice(0, EDGE)} ${text.slice(-EDGE)}`;
  const found = new Map<string, number>();
  for (const [name, pattern] of patterns) if (pattern.test(sample)) found.set(name, 1);
  const kind = kindOf(sample.trim());
  found.set(kind, 1);
  const { score } = scoreSentiment(sample);
  found.set(score > 0 ? 'positive' : 'negative', Math.abs(score));
  for (const [language, share] of languageScores(text)) found.set(`language-${language}`, share);
  return found;
}

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
  ['time', /\b\d{1,2}(?::\d\d|\s?[ap]\.?m\b)/i],
  ['code', /[{};]\s|\(\)|=>|==|\b(?:def|const|var|null|undefined|stack trace|exception)\b|<\/?\w+>/i],
  ['laughs', /\b(?:ha){2,}|\blol\b|\blmao\b|[\u{1f600}-\u{1f606}\u{1f923}]/iu],
  [
    'informal',
    /\b(?:gonna|wanna|gotta|kinda|hey|yo|dude|lol|btw|omg|thx|u|ur|pls|plz|ain't|y'all|yeah|nah)\b|:\)|!!/i,
  ],
];

const ASKS =
  /^(?:(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|so|and|but|well|ok|okay|excuse me|sorry)\b[^.!?]{0,30}?[,.!-]?\s+)?(?:who|whom|whose|what|whats|what's|which|when|where|why|how|is|are|am|was|were|do|does|did|can|could|will|would|shall|should|may|has|have|had|isn't|aren't|don't|doesn't|didn't|can't|couldn't|won't|wouldn't|any idea|anyone|anybody|wondering)\b/i;
const COMMANDS =
  /^(?:please\b|kindly\b|let's\b|don't\b|do not\b|never\b|always\b|make sure\b|be (?:sure|careful|quiet)\b|(?:now|then|first),? )|,? please[.!]*$/i;

/** The kind of the last sentence, or of the one before a closing word of thanks. */
function kindOf(text: string): 'question' | 'command' | 'statement' {
  if (/\?["')\]]*\s*(?:(?:thanks|thank you|cheers|best|regards)[^?]{0,60})?$/i.test(text.slice(-120)))
    return 'question';
  if (text.length < 300 && !/[.!]["')\]]*$/.test(text) && ASKS.test(text)) return 'question';
  if (/\?/.test(text) && text.length < 300) return 'question';
  const first = /^["'(]?([a-z]+)/i.exec(text)?.[1]?.toLowerCase() ?? '';
  if (COMMANDS.test(text) || imperatives.has(first)) return 'command';
  return 'statement';
}

/** Verbs with which an order begins; none that is as often a noun at the beginning of a sentence. */
const imperatives = new Set(
  `add apply arrange ask assign attach avoid bake boil book bring build buy calculate call cancel change check choose
  clean clear click close come compare complete configure confirm connect contact convert copy create cut delete deliver
  describe disable download draw drink drive drop eat edit email empty enable ensure enter explain fetch fill find finish
  fix fold follow forward generate get give go grab hand hold hurry insert install invite keep leave lift list listen
  lock look lower make mark meet mix move multiply notify open order paint pass pay pick place play postpone pour prepare
  press print provide pull push put raise read refresh remember remind remove rename repair repeat replace reply report
  reschedule reset restart return review rotate run save say schedule search select send serve set share shut sign sit
  slice solve sort stand start stay stir stop submit subscribe switch take tell throw tidy transfer translate try turn
  type unplug update upload use verify wait wake walk wash watch wear wipe wrap write`
    .trim()
    .split(/\s+/),
);
