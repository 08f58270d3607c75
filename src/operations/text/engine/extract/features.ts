import { isWord, plain } from './values/word-set.ts';
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

function rootsIn({ page }: Reading, c: Candidate): Set<string> {
  return new Set(page.tokens.slice(c.first, Math.min(c.last + 1, c.first + 12)).map(({ folded }) => rootOf(folded)));
}

interface Literal { heard: number; mean: number; max: number; share: number; far: number; spoken: number }
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
  return { heard: spoken === 0 ? 0 : sum / spoken, mean: sum / n, max, share: share / n, far: far / n, spoken: spoken / n };
}

interface Tie { spoken: number; mean: number; min: number; max: number; named: number; count: number }
function tieOf(reading: Reading, parts: readonly Part[], c: Candidate, rivals: readonly Candidate[]): Tie {
  let sum = 0, min = 1, max = 0, named = 0, count = 0, heard = 0;
  const sorted = rivalsOf(rivals);
  for (const part of parts) {
    const mentions = mentionsOfPart(reading, part);
    const tie = nearness(reading, mentions, c, sorted);
    const byName = nearness(reading, mentions.filter(({ role }) => role === 'name'), c, sorted);
    if (mentions.length > 0) heard += 1;
    sum += tie; min = Math.min(min, tie); max = Math.max(max, tie); named = Math.max(named, byName);
    if (tie > 0.1) count += 1;
  }
  return { spoken: heard === 0 ? 0 : sum / heard, mean: parts.length === 0 ? 0 : sum / parts.length, min: parts.length === 0 ? 0 : min, max, named, count };
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
  const fitting = labelsFor(field, reading.labels, 0.3);
  const addressee = /^(?:recipient|vendor|contractor|client|employee|employee_name|customer|tenant|patient|candidate)$/.test(role) ? 1 : 0;
  const bestTie = Math.max(0, ...ties);
  return candidates.map((c, i): Features => {
    const { name } = c;
    const s = side ?? 'none';
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
    let labelStart = 0;
    let labelIn = 0;
    for (const l of fitting) {
      if (l.start === c.start) labelStart = Math.max(labelStart, l.fit);
      else if (l.start <= c.start && c.end <= l.end) labelIn = Math.max(labelIn, l.fit);
    }
    const from = label !== undefined && label.start === c.start && /^(?:from|sender|von|de)$/i.test(label.label) ? 1 : 0;
    const to = label !== undefined && label.start === c.start && /^(?:to|an|attn|attention|dear)$/i.test(label.label) ? 1 : 0;
    const pair = pairOf(reading, rivals, c);
    const lineMark = lineMarkOf(reading, c);
    const { tokens } = reading.page;
    const prev = /^[ \n]*[("\u201c'-]?$/.test(tokens[c.first]?.gap ?? '') ? (tokens[c.first - 1]?.folded ?? '') : '';
    const next = /^ $/.test(tokens[c.last + 1]?.gap ?? '') ? (tokens[c.last + 1]?.folded ?? '') : '';
    const placeKind = name === undefined ? '' : placeOf(plain(reading.page.text.slice(name.start, name.end)));
    const same = kindCounts.get(c.kind) ?? 1;
    const underOther = label !== undefined && fitOf(field, label.field) < 0.3 ? 1 : 0;
    const is = (span: Span | undefined) => (span !== undefined && span.start === c.start && span.end === c.end ? 1 : 0);
    const f: Features = {
      bias: 1, [`askstype_${type}`]: 1, [`half1_${s}`]: c.flags.has('half1') ? 1 : 0, [`half2_${s}`]: c.flags.has('half2') ? 1 : 0, short: reading.page.text.length < 160 ? 1 : 0, shortUntied: reading.page.text.length < 160 && telling.length > 0 && tie.max === 0 ? 1 : 0, shortBare: reading.page.text.length < 160 && telling.length === 0 ? 1 : 0,
      rank0: c.rank === 0 ? 1 : 0,
      rank9: c.rank >= 8 ? 1 : 0,
      weight: c.weight,
      tie: tie.mean, tieMin: tie.min, tieSpoken: tie.spoken, litHeard: lit.heard, litBig: lit.heard > 0.6 ? 1 : 0,
      ownNoun: name !== undefined && name.last > name.first && literals.some((w) => rootsIn(reading, c).has(w)) ? 1 : 0, hasWord: literals.some((w) => rootsIn(reading, c).has(w)) ? 1 : 0, tieMax: tie.max, tieNamed: tie.named,
      tieBig: tie.mean > 0.5 ? 1 : 0,
      tieBest: tie.mean > 0.05 && tie.mean >= bestTie - 1e-9 ? 1 : 0,
      tieOff: bestTie - tie.mean,
      far: farOf(reading, telling, c),
      head, headBig: head > 0.5 ? 1 : 0,
      soft: softTie,
      lit: lit.mean, litMax: lit.max, litShare: lit.share, litFar: lit.far, litSpoken: lit.spoken, litNone: literals.length === 0 ? 1 : 0,
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
      [`pairFrom_${s}`]: pair === 'from' ? 1 : 0, [`pairTo_${s}`]: pair === 'to' ? 1 : 0,
      [`lineOld_${s}`]: lineMark === 'old' ? 1 : 0, [`lineNew_${s}`]: lineMark === 'new' ? 1 : 0,
      ...(PREV.has(prev) ? { [`prev_${prev}`]: 1 } : {}), ...(NEXT.has(next) ? { [`next_${next}`]: 1 } : {}),
      [`asks_${type}_${placeKind}`]: placeKind === '' ? 0 : 1,
      [`asks_${type}_none`]: placeKind === '' && group === 'place' ? 1 : 0,
      days: /days$/i.test(reading.page.text.slice(c.start, c.end)) && c.kind === 'date' ? 1 : 0,
      textUnknown: field.types.length === 0 ? 1 : 0,
    };
    if (old) { f.expert = is(expert as Span); f.expertElse = expert && !is(expert as Span) ? 1 : 0; f.expertNull = expert ? 0 : 1; }
    return f;
  });
}

function placeOf(word: string): string {
  const tail = word.split(' ').at(-1) ?? '';
  if (isWord('country', word)) return 'country';
  if (isWord('city', word)) return 'city';
  if (isWord('place', tail)) return 'venue';
  if (isWord('organisation', tail)) return 'firm';
  return /^[a-z]{2}$/.test(word) ? 'short' : 'any';
}

const PREV = new Set('by from to at on in for until of with is was the a per and or than about up only as after before since between near under called named our your my'.split(' '));
const NEXT = new Set('is was has will and per of for each in at by to from on or who which instead left each said says'.split(' '));

/** Whether a candidate is an end of a change: from 875 to 920. */
function pairOf(reading: Reading, rivals: readonly Candidate[], c: Candidate): 'from' | 'to' | undefined {
  const { tokens } = reading.page;
  const word = (at: number): string => tokens[at]?.folded ?? '';
  const unit = tokens[c.first]?.unit;
  const at = rivals.indexOf(c);
  const before = rivals.slice(Math.max(0, at - 4), at).findLast((o) => o.kind === c.kind && o.end <= c.start);
  const after = rivals.slice(at + 1, at + 5).find((o) => o.kind === c.kind && o.start >= c.end);
  const joined = (one: Candidate, two: Candidate): boolean => tokens[two.first]?.unit === tokens[one.first]?.unit && (/^(?:to|into)$/.test(word(two.first - 1)) && two.first - one.last < 6 && /^(?:from)$/.test(word(one.first - 1)) || /\u2192|->/.test(reading.page.text.slice(one.end, two.start)) && two.start - one.end < 12);
  void unit;
  if (before !== undefined && joined(before, c)) return 'to';
  if (after !== undefined && joined(c, after)) return 'from';
  return undefined;
}

/** Old: or New: at the head of its line. */
function lineMarkOf(reading: Reading, c: Candidate): 'old' | 'new' | undefined {
  const line = reading.page.lines[placePast(reading.page.lines, c.start)];
  const word = /^\s*[-*\u2022]?\s*(?:(old|was|previous(?:ly)?|before|original(?:ly)?)|(new|now|current(?:ly)?|revised|updated|correct(?:ed)?|instead))\b[^.:]{0,20}:/i.exec(line?.text.slice(0, 40) ?? '');
  return word === null ? undefined : word[1] !== undefined ? 'old' : 'new';
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
