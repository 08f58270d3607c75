import { singular } from '../../language/singular.ts';
import type { Place, Token } from './token.ts';
import { wordKind } from './word-kinds.ts';

const AFTER_VERBAL = new Set(
  `to will would can could shall should may might must cannot i we they you he she it who not never don't doesn't didn't
   can't couldn't won't wouldn't shouldn't please let let's i'll we'll they'll you'll he'll she'll i'd we'd they'd`.split(
    /\s+/,
  ),
);
const AFTER_VERB = new Set(
  `to from into over up out down back off when because if him her them me us again anyone everyone someone everything
   nothing something more less about around through`.split(/\s+/),
);
/** After these, a form in -ing is what somebody does. */
const BEFORE_DOING = new Set(
  `by without while when after before since began begin begins start starts started stop stops stopped keep keeps kept
   avoid avoids enjoy enjoys consider considers finish finished went goes go`.split(/\s+/),
);
const RELATIVE = new Set(['that', 'which', 'who']);
const AUXILIARY = new Set(
  `be been being is are am was were has have had having get got gets getting isn't aren't wasn't weren't hasn't haven't
   hadn't i've we've they've you've i'm we're they're you're he's she's it's that's`.split(/\s+/),
);
const DETERMINER = new Set(
  `the a an this that these those its his her their our my your each every some any`.split(' '),
);

/** The part that an English word can have in a term, by its kind and by what stands beside it. */
export function englishRole(folded: string, place: Place, text: string): Token['role'] {
  const { before, following, named } = place;
  const kind = wordKind(folded);
  const last = before?.folded ?? '';
  // A capital inside a sentence makes a name of any word, unless it is a day or a month.
  if (named && kind !== 'plain' && text.length > 1) return 'any';
  switch (kind) {
    case 'noun':
      return 'any';
    case 'plain':
      return isVerbal(folded, before, following) ? 'none' : 'weak';
    case 'adjective':
      return 'before';
    case 'either':
      return isVerbal(folded, before, following) ? 'none' : 'any';
    case 'past':
      return before === undefined ||
        AUXILIARY.has(last) ||
        AFTER_VERBAL.has(last) ||
        RELATIVE.has(last) ||
        before.role === 'any' ||
        last === 'and'
        ? 'none'
        : 'before';
    case 'gerund':
      return before === undefined ||
        AUXILIARY.has(last) ||
        DETERMINER.has(following) ||
        BEFORE_DOING.has(last) ||
        before.role === 'any'
        ? 'none'
        : 'before';
    default:
      return 'none';
  }
}

/** Plan, costs: a verb after to, a pronoun or a plural, and between a noun and what follows a verb. */
function isVerbal(folded: string, before: Token | undefined, following: string): boolean {
  if (before === undefined) return DETERMINER.has(following);
  if (AFTER_VERBAL.has(before.folded)) return true;
  if (before.role !== 'any' && before.role !== 'weak') return false;
  const plural = singular(before.folded) !== before.folded && !before.folded.endsWith("'s");
  if (plural && !before.named) return true;
  return (
    DETERMINER.has(following) || /^\d/.test(following) || (folded.endsWith('s') && AFTER_VERB.has(following))
  );
}
