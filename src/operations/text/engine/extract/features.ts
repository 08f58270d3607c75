import type { Candidate } from './candidates.ts';
import { candidatesOf } from './candidates.ts';
import { type ChangeMarks, changeMarksOf, standingOf } from './changes.ts';
import { opposed, strongestClaim } from './claims.ts';
import { byLetter } from './correspondents.ts';
import type { Mention } from './concepts.ts';
import type { Field, Part } from './field.ts';
import { isInside } from './named-thing.ts';
import { introduced, salutation, signature } from './letters.ts';
import { mentionsOfPart, nearness } from './nearness.ts';
import { labelsFor, type Labelled } from './labels.ts';
import { fitOf } from './label-fit.ts';
import { placePast, type Reading, type Span } from './reading.ts';
import { sideOf } from './sides.ts';
import { byStory } from './story.ts';
import { isBare, requiredParts } from './typed-fields.ts';
import { find } from './extract.ts';

export type Features = Record<string, number>;

export interface Asked {
  readonly field: Field;
  readonly group: string;
  readonly candidates: readonly Candidate[];
  readonly ties: readonly number[];
}

export const GROUPS = ['moment', 'quantity', 'amount', 'code', 'person', 'place', 'contact', 'text'];

export function groupOf(field: Field): string {
  const [type = ''] = field.types;
  if (/^(?:date|time|year|month|hours|weekday)$/.test(type)) return 'moment';
  if (/^(?:duration|age|count|number|percent|score|ratio|dimensions|measure.*|ordinal)$/.test(type)) return 'quantity';
  if (/^(?:amount|currency)$/.test(type)) return 'amount';
  if (/^(?:code|plate|iban|bic|version|ip|postcode)$/.test(type)) return 'code';
  if (/^(?:person|party|org|first|last)$/.test(type)) return 'person';
  if (/^(?:place|city|country|address)$/.test(type)) return 'place';
  if (/^(?:email|phone|url)$/.test(type)) return 'contact';
  return 'text';
}

interface Scene {
  readonly marks: ChangeMarks;
  readonly quoted: (at: number) => boolean;
  readonly signed: Span | undefined;
  readonly greeted: Span | undefined;
  readonly own: Span | undefined;
}

function sceneOf(reading: Reading): Scene {
  const quotes: Span[] = [];
  let below = false;
  for (const { text, start, end } of reading.page.lines) {
    if (/^\s*(?:On .{4,80} wrote:|Am .{4,80} schrieb|-{3,} ?Original|_{8,}$)/.test(text)) below = true;
    if (below || /^\s*(?:>|\|(?! ))/.test(text)) quotes.push({ start, end });
  }
  return {
    marks: changeMarksOf(reading.page),
    quoted: (at) => { const q = quotes[placePast(quotes, at)]; return q !== undefined && q.start <= at; },
    signed: signature(reading), greeted: salutation(reading), own: introduced(reading),
  };
}

export function ask(reading: Reading, fields: readonly Field[]): Asked[] {
  return fields.map((field) => {
    const candidates = candidatesOf(reading, field);
    const telling = tellingParts(field);
    const ties = candidates.map((c) => tieOf(reading, telling, c, candidates).mean);
    return { field, group: groupOf(field), candidates, ties };
  });
}

export function tellingParts(field: Field): readonly Part[] {
  return requiredParts(field);
}

/** What words of a family share: plumbers and plumbing, mover and moving, supplier and supply. */
export function rootOf(word: string): string {
  const base = word.replace(/(?:'s|\u2019s)$/, '').replace(/ies$/, 'y').replace(/s$/, '');
  const cut = base.replace(/(?:ations?|ators?|ating|ated|ate|ments?|ings?|ers?|ors?|ees?|ions?|ed|al|ly|es)$/, '');
  const root = cut.length >= 3 ? cut : base;
  return root.replace(/([bdgmnprt])\1$/, '$1').replace(/(?:e|y|i)$/, '');
}

const roots = new WeakMap<Reading, Map<string, Mention[]>>();
function rootsOf(reading: Reading): Map<string, Mention[]> {
  let map = roots.get(reading);
  if (map === undefined) {
    map = new Map();
    for (const [at, { folded }] of reading.page.tokens.entries()) {
      for (const piece of folded.includes('-') ? [folded, ...folded.split('-')] : [folded]) {
      const root = rootOf(piece);
      const list = map.get(root);
      if (list === undefined) map.set(root, [{ first: at, last: at, role: 'name' }]);
      else list.push({ first: at, last: at, role: 'name' });
      }
    }
    roots.set(reading, map);
  }
  return map;
}

const plainWords = new Set(
  'of the a an in on at for to and or is was by per s your my our their his her its with who whom whose what which when where how many much does did do has have will full main primary exact actual current personal given own official complete specific overall particular real first line new old previous original former existing initial revised updated upcoming latest detail details information info value field date day time number no name amount id code person company total price cost fee count quantity type'.split(' '),
);

/** The words of a field that say which value is meant. */
export function literalWords(field: Field): string[] {
  const own = field.words.filter((word) => !plainWords.has(word)).map(rootOf);
  return [...new Set(own)];
}

type Similar = (one: string, other: string) => number;
let similar: Similar | undefined;
export function useSimilar(given: Similar): void { similar = given; }
const STOP = /^(?:the|a|an|of|in|on|at|for|to|and|or|is|was|by|with|be|are|as|we|you|i|it|our|your|my|his|her|their|from|not|this|that|has|have|had|will|would|can|please|mr|mrs|ms|dr)$/;
function vectorOf(reading: Reading, words: readonly string[], c: Candidate): { mean: number; max: number; before: number } {
  if (similar === undefined || words.length === 0) return { mean: 0, max: 0, before: 0 };
  const { tokens } = reading.page;
  let sum = 0, max = 0, before = 0;
  for (const word of words) {
    let best = 0;
    for (let at = Math.max(0, c.first - 8); at <= Math.min(tokens.length - 1, c.last + 5); at++) {
      if (at >= c.first && at <= c.last) continue;
      const t = tokens[at]!;
      if (STOP.test(t.folded) || /^\d/.test(t.folded)) continue;
      const distance = at < c.first ? c.first - at - 1 : 2 * (at - c.last - 1) + 1;
      const cross = t.unit === tokens[c.first]!.unit ? 1 : 0.4;
      const s = Math.max(0, similar(word, t.folded) - 0.35) / 0.65 * cross / (1 + 0.15 * distance);
      best = Math.max(best, s);
      if (at < c.first) before = Math.max(before, s);
    }
    sum += best; max = Math.max(max, best);
  }
  return { mean: sum / words.length, max, before };
}

interface Literal { mean: number; max: number; share: number; far: number; spoken: number }
function literalOf(reading: Reading, words: readonly string[], c: Candidate, rivals: readonly Candidate[]): Literal {
  let sum = 0, max = 0, share = 0, far = 0, spoken = 0;
  const map = rootsOf(reading);
  for (const word of words) {
    const mentions = map.get(word) ?? [];
    if (mentions.length > 0) spoken += 1;
    const tie = nearness(reading, mentions, c, rivals);
    sum += tie; max = Math.max(max, tie);
    if (tie > 0) share += 1;
    let least = Infinity;
    for (const m of around(mentions, c.first)) least = Math.min(least, m.first > c.last ? (m.first - c.last) * 1.5 : Math.max(0, c.first - m.last));
    far += 1 / (1 + least / 10);
  }
  const n = Math.max(1, words.length);
  return { mean: sum / n, max, share: share / n, far: far / n, spoken: spoken / n };
}

interface Tie { mean: number; min: number; max: number; named: number; count: number }
function tieOf(reading: Reading, parts: readonly Part[], c: Candidate, rivals: readonly Candidate[]): Tie {
  let sum = 0, min = 1, max = 0, named = 0, count = 0;
  const sorted = rivalsOf(rivals);
  for (const part of parts) {
    const mentions = mentionsOfPart(reading, part);
    const tie = nearness(reading, mentions, c, sorted);
    const byName = nearness(reading, mentions.filter(({ role }) => role === 'name'), c, sorted);
    sum += tie; min = Math.min(min, tie); max = Math.max(max, tie); named = Math.max(named, byName);
    if (tie > 0.1) count += 1;
  }
  return { mean: parts.length === 0 ? 0 : sum / parts.length, min: parts.length === 0 ? 0 : min, max, named, count };
}

const sortedRivals = new WeakMap<readonly Candidate[], readonly Candidate[]>();
function rivalsOf(c: readonly Candidate[]): readonly Candidate[] {
  let one = sortedRivals.get(c);
  if (one === undefined) { one = [...c].sort((a, b) => a.start - b.start || a.end - b.end); sortedRivals.set(c, one); }
  return one;
}

const writers = new Set('sender signatory author claimant client reporter contact candidate patient tenant guest_name student parent buyer victim applicant'.split(' '));

export function featuresOf(reading: Reading, all: readonly Asked[], which: number, old: boolean): Features[] {
  const { field, candidates, ties, group } = all[which] as Asked;
  const scene = sceneOf(reading);
  const telling = tellingParts(field);
  const rivals = rivalsOf(candidates);
  const side = sideOf(field);
  const type = field.types[0] ?? '';
  const expert = old ? find(reading, field) : undefined;
  const length = reading.page.text.length + 1;
  const starts = new Set(candidates.map(({ first }) => first));
  const kindCounts = new Map<string, number>();
  for (const { kind } of candidates) kindCounts.set(kind, (kindCounts.get(kind) ?? 0) + 1);
  const unspoken = telling.length === 0 ? 0 : telling.filter((part) => mentionsOfPart(reading, part).length === 0).length / telling.length;
  const letter = group === 'person' ? byLetter(reading, field) : undefined;
  const story = group === 'person' ? byStory(reading, field, reading.names) : undefined;
  const role = field.main?.concept?.name ?? '';
  const literals = literalWords(field);
  const vecWords = [...new Set(field.words.filter((word) => !plainWords.has(word)))];
  const fitting = labelsFor(field, reading.labels, 0.3);
  const addressee = /^(?:recipient|vendor|contractor|client|employee|employee_name|customer|tenant|patient|candidate)$/.test(role) ? 1 : 0;
  const bestTie = Math.max(0, ...ties);
  return candidates.map((c, i): Features => {
    const tie = tieOf(reading, telling, c, candidates);
    const label = reading.labels.find((l) => l.start <= c.start && c.end <= l.end);
    const head = field.main?.concept?.head ? nearness(reading, mentionsOfPart(reading, field.main), c, rivals) : 0;
    const soft = field.parts.filter((p) => p !== field.main && !telling.includes(p) && !p.concept?.head);
    const softTie = soft.length === 0 ? 0 : tieOf(reading, soft, c, candidates).max;
    const claimType = /^(?:person|org|name|place)$/.test(c.kind) && group === 'person' ? type : c.kind;
    const claim = strongestClaim(reading, 'namings', field, c as never, rivals as never, claimType);
    const telled = strongestClaim(reading, 'tellings', field, c as never, rivals as never, claimType);
    const against = opposed(reading, field.parts, c as never, rivals as never);
    let otherTie = 0;
    let otherLabel = 0;
    all.forEach((other, at) => {
      if (at === which) return;
      const j = other.candidates.findIndex((o) => o.start === c.start && o.end === c.end);
      if (j >= 0) { otherTie = Math.max(otherTie, other.ties[j] as number); otherLabel = Math.max(otherLabel, (other.candidates[j] as Candidate).label); }
    });
    const standing = standingOf(reading.page, scene.marks, c, (t) => starts.has(t) && !(t >= c.first && t <= c.last));
    const lit = literalOf(reading, literals, c, rivals);
    const vec = vectorOf(reading, vecWords, c);
    let labelStart = 0;
    let labelIn = 0;
    for (const l of fitting) {
      if (l.start === c.start) labelStart = Math.max(labelStart, l.fit);
      else if (l.start <= c.start && c.end <= l.end) labelIn = Math.max(labelIn, l.fit);
    }
    const from = label !== undefined && label.start === c.start && /^(?:from|sender|von|de)$/i.test(label.label) ? 1 : 0;
    const to = label !== undefined && label.start === c.start && /^(?:to|an|attn|attention|dear)$/i.test(label.label) ? 1 : 0;
    const s = side ?? 'none';
    const same = kindCounts.get(c.kind) ?? 1;
    const underOther = label !== undefined && fitOf(field, label.field) < 0.3 ? 1 : 0;
    const { name } = c;
    const is = (span: Span | undefined) => (span !== undefined && span.start === c.start && span.end === c.end ? 1 : 0);
    const f: Features = {
      bias: 1,
      rank0: c.rank === 0 ? 1 : 0,
      rank9: c.rank >= 8 ? 1 : 0,
      weight: c.weight,
      tie: tie.mean, tieMin: tie.min, tieMax: tie.max, tieNamed: tie.named,
      tieBig: tie.mean > 0.5 ? 1 : 0,
      tieBest: tie.mean > 0.05 && tie.mean >= bestTie - 1e-9 ? 1 : 0,
      tieOff: bestTie - tie.mean,
      far: farOf(reading, telling, c),
      head, headBig: head > 0.5 ? 1 : 0,
      soft: softTie,
      lit: lit.mean, litMax: lit.max, litShare: lit.share, litFar: lit.far, litSpoken: lit.spoken, litNone: literals.length === 0 ? 1 : 0,
      vec: vec.mean, vecMax: vec.max, vecBefore: vec.before,
      labelStart, labelIn, labelStartSure: labelStart >= 0.9 ? 1 : 0,
      fromWriter: from * (writers.has(role) ? 1 : 0), from, to, toAddressee: to * addressee, greetedAddressee: is(scene.greeted) * addressee,
      noTelling: telling.length === 0 ? 1 : 0,
      unspoken,
      untied: telling.length > 0 && tie.max === 0 ? 1 : 0,
      alone: same === 1 ? 1 : 0,
      aloneBare: same === 1 && telling.length === 0 ? 1 : 0,
      aloneUnspoken: same === 1 && unspoken === 1 ? 1 : 0,
      many: Math.log(same),
      position: c.start / length,
      claim, claimExcess: Math.max(0, claim - Math.max(tie.mean, telling.length === 0 ? head : 0)), telledExcess: Math.max(0, telled - Math.max(tie.mean, head)),
      against, againstExcess: Math.max(0, against - tie.max),
      otherTie, otherExcess: Math.max(0, otherTie - tie.mean), otherLabel,
      label: c.label, labelSure: c.label >= 0.9 ? 1 : 0, labelExact: c.label > 1.05 ? 1 : 0,
      underOther,
      quoted: scene.quoted(c.start) ? 1 : 0,
      [`oldBefore_${s}`]: standing.oldBefore, [`newBefore_${s}`]: standing.newBefore,
      [`oldAfter_${s}`]: standing.oldAfter, [`newAfter_${s}`]: standing.newAfter,
      [`first_${s}`]: 0, [`last_${s}`]: c.start / length,
      bareNumber: isBare(reading, { ...c, type: c.kind } as never, type) ? 1 : 0,
      bracket: c.flags.has('bracket') ? 1 : 0,
      placed: c.flags.has('placed') ? 1 : 0,
      counted: c.flags.has('counted') ? 1 : 0,
      run: c.flags.has('run') ? 1 : 0,
      settled: c.flags.has('settled') ? 1 : 0,
      thing: c.flags.has('thing') ? 1 : 0,
      said: c.flags.has('said') ? 1 : 0,
      model: c.flags.has('model') ? 1 : 0,
      headline: c.flags.has('headline') ? 1 : 0,
      event: c.flags.has('event') ? 1 : 0,
      isPerson: name?.type === 'person' ? name.weight : 0,
      isOrg: name?.type === 'org' ? name.weight : 0,
      isPlace: name?.type === 'place' ? name.weight : 0,
      isName: name?.type === 'name' ? 1 : 0,
      nameWeight: name?.type === 'name' ? name.weight : 0,
      [`is_${name?.type ?? 'none'}_${type}`]: name === undefined ? 0 : name.weight,
      inside: name !== undefined && isInside(reading, name) ? 1 : 0,
      possessive: name !== undefined && /^['\u2019]s?[ ]/.test(reading.page.text.slice(c.end, c.end + 3)) ? 1 : 0,
      single: name !== undefined && name.first === name.last ? 1 : 0,
      letter: is(letter as Span), story: is(story),
      signed: is(scene.signed), greeted: is(scene.greeted), own: is(scene.own),
      signedWriter: is(scene.signed) && writers.has(role) ? 1 : 0,
      signedNone: is(scene.signed) * (telling.length === 0 ? 1 : 0),
      figure: c.kind === 'number' ? 1 : 0,
      days: /days$/i.test(reading.page.text.slice(c.start, c.end)) && c.kind === 'date' ? 1 : 0,
      textUnknown: field.types.length === 0 ? 1 : 0,
    };
    if (old) { f.expert = is(expert as Span); f.expertElse = expert && !is(expert as Span) ? 1 : 0; f.expertNull = expert ? 0 : 1; }
    return f;
  });
}

function farOf(reading: Reading, parts: readonly Part[], c: Candidate): number {
  let sum = 0;
  for (const part of parts) {
    let least = Infinity;
    for (const m of around(mentionsOfPart(reading, part), c.first)) {
      if (m.role !== 'name') continue;
      least = Math.min(least, m.first > c.last ? (m.first - c.last) * 1.5 : Math.max(0, c.first - m.last));
    }
    sum += 1 / (1 + least / 10);
  }
  return parts.length === 0 ? 0 : sum / parts.length;
}

/** The mentions nearest to a token, some before it and some behind it. */
function around(mentions: readonly Mention[], token: number): readonly Mention[] {
  let low = 0;
  let high = mentions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((mentions[middle] as Mention).first < token) low = middle + 1;
    else high = middle;
  }
  return mentions.slice(Math.max(0, low - 4), low + 4);
}
void (0 as unknown as Labelled);
