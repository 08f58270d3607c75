import { irregularParticiples } from './irregular-verbs.ts';

/** What a contraction with "not" stands for. */
export const negations: ReadonlyMap<string, string> = new Map(
  `isn't is|aren't are|wasn't was|weren't were|don't do|doesn't does|didn't did|haven't have|hasn't has|hadn't had
  can't can|couldn't could|won't will|wouldn't would|shan't shall|shouldn't should|mustn't must|needn't need
  mightn't might|mayn't may|daren't dare|oughtn't ought`
    .split(/[|\n]/)
    .map((pair) => {
      const [short = '', verb = ''] = pair.trim().split(' ');
      return [short, verb];
    }),
);

/** Words whose 's is "is" or "has", never a possessive. */
export const clauseSubjects: ReadonlySet<string> = new Set(
  `it he she that this there here what who where when how why everyone everybody someone somebody something anything
  everything nothing nobody one which`.split(/\s+/),
);

const after = `
  not still already been going being very too so now always never just a an the really quite also only almost
  probably currently finally supposed about able unable getting becoming trying working coming making
  broken closed open late ready down up back gone here there done fine ok okay good great bad better worse wrong
  missing available unavailable delayed cancelled canceled finished due overdue full empty dead sick ill away busy
  stuck slow fast offline online waiting running leaving arriving happening looking asking saying telling doing
  moving staying sitting standing sleeping causing expecting hoping planning thinking refusing starting stopping
  locked blocked leaking freezing out off in on under over at impossible possible important
  got become stopped started changed gotten lasted failed run happened
  clear sure aware happy sorry afraid afraid right true false easy hard difficult essential expensive cheap
`;

/** Words that, behind a noun's 's, show that it is "is" and no possessive. */
export const clauseMarkers: ReadonlySet<string> = new Set(after.trim().split(/\s+/));

/** Words of the list above that also stand before a noun: "the company's late payment". */
export const alsoBeforeNouns: ReadonlySet<string> = new Set(
  `broken closed open late ready down up back good great bad better worse wrong missing available full empty dead
  sick busy slow fast offline online running working moving waiting starting leaking freezing finished cancelled
  delayed only almost possible important clear happy right true easy hard difficult essential expensive cheap
  current planning thinking coming going making very really quite overdue due standing sleeping looking about`.split(
    /\s+/,
  ),
);

const perfect = `
  been got had become happened occurred arrived started stopped changed turned worked failed lived stayed rained
  disappeared expired increased decreased improved worsened promised caused seemed appeared told said
  agreed refused decided tried asked called wanted needed managed forgotten taken given made come seen gone
  begun run grown fallen risen left lost found kept sent brought bought paid spent
`;
const passive = new Set(
  `broken closed gone done taken given made seen written known shown sold held kept sent brought bought paid spent lost
  left found told hidden stuck`.split(/\s+/),
);

/** Participles that stand with "has" behind 's, those that are as common with "is" left out. */
export const perfectParticiples: ReadonlySet<string> = new Set(
  perfect
    .trim()
    .split(/\s+/)
    .filter((word) => !passive.has(word) || word === 'gone'),
);

/** Whether a word is a participle that "had" and "have" are followed by. */
export function isParticiple(word: string): boolean {
  return irregularParticiples.has(word) || /[a-z]{2}ed$/.test(word);
}

/** Words between an auxiliary and its verb. */
export const between: ReadonlySet<string> = new Set(
  `not never already always just also only even really still ever recently finally previously since actually
  probably certainly definitely clearly simply often once all both`.split(/\s+/),
);
