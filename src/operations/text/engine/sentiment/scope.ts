import type { Pack, Rating } from './pack.ts';
import type { Token } from './tokens.ts';

/** A place of a sentence that judges, with what the lists say about it. */
export interface Hit {
  readonly from: number;
  /** The token behind it. */
  readonly to: number;
  readonly weight: number;
  readonly kind: Rating['kind'];
  /** It has its own denial or needs none. */
  readonly isClosed: boolean;
}

/** Words of weight which a denial reaches across: `not a very good`, `did not find the staff * helpful`. */
const REACH = 3;
/** What is left of praise that is denied, and of blame. */
const DENIED_PRAISE = -0.75;
const DENIED_BLAME = -0.6;
/** Praise for what is not so: could have been good, used to be good, too good. */
const UNREAL = -0.6;

/** What a hit counts for where it occurs: denied, made stronger or weaker, unreal or too much. */
export function weigh(hit: Hit, tokens: readonly Token[], isTaken: readonly boolean[], pack: Pack): number {
  const before = lookBack(hit, tokens, isTaken, pack);
  if (hit.kind === 'wanted' || hit.kind === 'function') {
    const isMissed = hit.kind === 'function' ? before.isNear : before.lacks;
    return before.isDenied && isMissed ? -hit.weight * Math.min(1.2, before.degree) : 0;
  }
  const weight = hit.weight * before.degree;
  if (hit.isClosed) return weight;
  if (tokens[hit.from - 1]?.word === 'too') return weight > 0 ? Math.min(-1, weight * UNREAL) : weight;
  if (before.isDenied) return deny(weight, hit, tokens, before.isTop);
  return before.isUnreal && weight > 0 ? weight * UNREAL : weight;
}

interface Before {
  isDenied: boolean;
  /** Denied by a word that says there is none. */
  lacks: boolean;
  /** Could not be: what is denied is that there is better. */
  isTop: boolean;
  isUnreal: boolean;
  /** The denial is right before it, but for small words. */
  isNear: boolean;
  degree: number;
}

function lookBack(hit: Hit, tokens: readonly Token[], isTaken: readonly boolean[], pack: Pack): Before {
  const found = { isDenied: false, lacks: false, isTop: false, isUnreal: false, isNear: false, degree: 1 };
  const { roles } = pack;
  let carried = 0;
  for (let at = hit.from - 1; at >= 0 && carried <= REACH; at--) {
    if (tokens[at + 1]!.isAfterBreak) break;
    const { word } = tokens[at]!;
    if (isTaken[at]) {
      carried += 1;
      continue;
    }
    const degree = pack.degrees.get(word);
    if (degree !== undefined && hit.from - at <= 3 && carried === 0) found.degree *= degree;
    if (roles.turn.has(word) || roles.concession.has(word)) break;
    if (roles.negator.has(word)) {
      found.isDenied = true;
      found.isNear = carried === 0;
      found.lacks = roles.lacking.has(word) || (word === 'not' && carried <= 1);
      found.isTop = /^(?:could|can)$/.test(tokens[at - 1]?.word ?? '');
      break;
    }
    if (isUnreal(tokens, at)) found.isUnreal = true;
    if (degree === undefined && !roles.transparent.has(word)) carried += 1;
  }
  return found;
}

/** Would have been, supposed to be, used to be: what follows is not so. */
function isUnreal(tokens: readonly Token[], at: number): boolean {
  const { word } = tokens[at]!;
  const after = tokens[at + 1]?.word;
  if (word === 'have')
    return /^(?:could|would|should|might)$/.test(tokens[at - 1]?.word ?? '') && after === 'been';
  if (word === 'supposed' || word === 'meant' || word === 'used') return after === 'to';
  return word === 'wish' || word === 'hoping' || word === 'hoped';
}

function deny(weight: number, hit: Hit, tokens: readonly Token[], isTop: boolean): number {
  if (weight > 0) {
    if (isTop && isComparative(hit, tokens)) return Math.max(2, weight * 1.3);
    return weight >= 1 ? Math.min(weight * DENIED_PRAISE, -1) : weight * DENIED_PRAISE;
  }
  const turned = weight * DENIED_BLAME;
  return weight <= -1 ? Math.min(1.6, Math.max(0.9, turned)) : turned;
}

/** Happier, more helpful: what could not be so is as good as can be. */
function isComparative(hit: Hit, tokens: readonly Token[]): boolean {
  const { word } = tokens[hit.from]!;
  return word === 'better' || /..(?:ier|[^aeiou]er)$/.test(word) || tokens[hit.from - 1]?.word === 'more';
}
