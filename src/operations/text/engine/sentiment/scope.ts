import type { Hit } from './judge.ts';
import type { Pack } from './pack.ts';
import type { Token } from './tokens.ts';

/**
 * Words that carry weight which a denial reaches across: `not a very good`, `did not find the staff *
  helpful`.
 */
const REACH = 3;
/** What is left of praise that is denied, and of blame. */
const DENIED_PRAISE = -0.75;
const DENIED_BLAME = -0.6;
/** Praise for what is not there: could have been good, used to be good. */
const UNREAL = -0.6;
/** What ends something bad is good, a little. */
const REMEDIED = -0.35;

/**
 * What a hit counts for where it stands: denied, made stronger or weaker, unreal, too much, loud or in
 * quotes.
 */
export function weigh(hit: Hit, tokens: readonly Token[], isTaken: readonly boolean[], pack: Pack): number {
  const before = lookBack(hit, tokens, isTaken, pack);
  if (hit.kind === 'wanted' || hit.kind === 'function') {
    return before.isDenied && (hit.kind === 'function' ? before.isNear : before.lacks)
      ? -hit.weight * Math.min(1.2, before.degree)
      : 0;
  }
  const weight = hit.weight * before.degree * emphasis(hit, tokens);
  if (hit.isClosed) return weight;
  if (before.isTooMuch) return weight > 0 ? Math.min(-1, weight * UNREAL) : weight;
  if (before.isDenied) return deny(weight, hit, tokens, before.isTop);
  if (before.isRemedied && weight < 0) return weight * REMEDIED;
  if (before.isUnreal && weight > 0) return weight * UNREAL;
  if (tokens[hit.from]!.isQuoted && weight > 1) return weight * UNREAL;
  return weight;
}

interface Before {
  isDenied: boolean;
  /** Denied by a word that says there is none. */
  lacks: boolean;
  /** Could not be: what is denied is that there is better. */
  isTop: boolean;
  isTooMuch: boolean;
  isUnreal: boolean;
  /** Something that ends it comes before it. */
  isRemedied: boolean;
  /** The denial stands right before it, but for small words. */
  isNear: boolean;
  degree: number;
}

function lookBack(hit: Hit, tokens: readonly Token[], isTaken: readonly boolean[], pack: Pack): Before {
  const found: Before = {
    isDenied: false,
    lacks: false,
    isTop: false,
    isTooMuch: false,
    isUnreal: false,
    isRemedied: false,
    isNear: false,
    degree: 1,
  };
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
    if (word === 'too' && at === hit.from - 1) found.isTooMuch = true;
    if (roles.turn.has(word) || roles.concession.has(word) || isClauseStart(tokens, at, pack))
      break;
    if (roles.remedy.has(word)) {
      found.isRemedied = true;
      break;
    }
    if (roles.negator.has(word)) {
      found.isDenied = !found.isDenied;
      found.isNear = carried === 0;
      found.lacks ||= roles.lacking.has(word) || word === 'not';
      found.isTop = pack.isEnglish && /^(?:could|can)$/.test(tokens[at - 1]?.word ?? '');
      break;
    }
    if (isUnreal(tokens, at) || (pack.isEnglish && isWishedFor(tokens, at, hit.to))) found.isUnreal = true;
    if (degree === undefined && !roles.transparent.has(word)) carried += 1;
  }
  return found;
}

/** Would have been, supposed to be, used to be: what follows is not so. */
function isUnreal(tokens: readonly Token[], at: number): boolean {
  const { word } = tokens[at]!;
  const after = tokens[at + 1]?.word;
  if (word === 'have') return unrealVerbs.has(tokens[at - 1]?.word ?? '') && after === 'been';
  if (word === 'supposed' || word === 'meant' || word === 'used') return after === 'to';
  return word === 'wish' || word === 'hoping' || word === 'hoped';
}

/** It would be good if it were so. */
function isWishedFor(tokens: readonly Token[], at: number, after: number): boolean {
  if (!unrealVerbs.has(tokens[at]!.word) || tokens[at + 1]?.word !== 'be') return false;
  const condition = tokens.findIndex(({ word }, place) => place >= after && word === 'if');
  if (condition < 0) return false;
  return tokens.slice(condition + 1, condition + 6).some(({ word }) => unmet.has(word));
}

const unmet = new Set(['not', 'was', 'were', 'had', 'did']);

/** "And the", "because", "when": from here on nothing is denied. */
function isClauseStart(tokens: readonly Token[], at: number, { roles }: Pack): boolean {
  const { word } = tokens[at]!;
  return roles['clause start'].has(word) || (word === 'and' && roles.subject.has(tokens[at + 1]?.word ?? ''));
}

const unrealVerbs = new Set(['could', 'would', 'should', 'might']);

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

function emphasis(hit: Hit, tokens: readonly Token[]): number {
  for (let at = hit.from; at < hit.to; at++) if (tokens[at]!.isLoud) return 1.25;
  return 1;
}
