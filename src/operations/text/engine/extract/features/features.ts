/**
 * What speaks for a candidate and against it, as numbers by name: how near the field's words are (tie), how well its label
 * fits, whether the text calls it old, whether another field has a better right to it.
 *
 *   field rent, candidate $1,450 of "Rent: $1,450"  ->  tie 1, label 1, claim 0, alone 1, ...
 *
 * `../choosing` weighs them with weights that were fitted on eval/gold; none is set by hand.
 */
import { countWhile } from '../../../ordered.ts';
import { type Candidate, OTHER, sources } from '../candidates/candidates.ts';
import { strongestClaim } from '../choosing/claims.ts';
import type { Mention } from '../fields/concepts.ts';
import type { Field } from '../fields/field.ts';
import { rootOf } from '../fields/roots.ts';
import { type Fitting, MIN_FIT } from '../reading/labels.ts';
import { isQuoted, quotesOf } from '../reading/quotes.ts';
import { type Reading, type Span, spanPast } from '../reading/reading.ts';
import { isWord, plain } from '../values/word-set.ts';
import { type ChangeMarks, changeMarksOf, partOfChange, standingOf } from './changes.ts';
import type { Tied } from './closest.ts';
import { MostByField } from './most-by-field.ts';
import { mentionsOfPart, nearness } from './nearness.ts';
import { type Rows, type Tie, tieTo } from './ties.ts';

/** What speaks for a candidate and against it, by name; what is missing is 0. */
export type Features = ReadonlyMap<string, number>;

/** What is read once of a text for the features of all fields. */
export interface Scene {
  readonly reading: Reading;
  readonly marks: ChangeMarks;
  readonly quotes: readonly Span[];
  readonly asked: readonly Tied[];
  /** The words of names of several words: Yusuf, where there is a Yusuf Terzioglu. */
  readonly longer: ReadonlySet<string>;
  /** How closely the fields are tied to each span, and how well its labels name them. */
  readonly ties: MostByField;
  readonly fits: MostByField;
}

/** Prepares the features of the candidates of all fields of a request. */
export function sceneOf(reading: Reading, asked: readonly Tied[]): Scene {
  const [ties, fits] = [new MostByField(), new MostByField()];
  for (const [at, one] of asked.entries()) {
    for (const [index, candidate] of one.candidates.entries()) {
      ties.note(candidate, at, (one.ties[index] as Tie).mean);
      fits.note(candidate, at, candidate.label);
    }
  }
  const longer = new Set(
    reading.names.flatMap(({ first, last, start, end }) =>
      last > first ? plain(reading.page.text.slice(start, end)).split(' ') : [],
    ),
  );
  const { page } = reading;
  return { reading, marks: changeMarksOf(page), quotes: quotesOf(page), asked, longer, ties, fits };
}

/** The features of each candidate of a field. */
export function featuresOf(scene: Scene, at: number): readonly Features[] {
  const features = (scene.asked[at] as Tied).candidates.map(() => new Map<string, number>());
  visitFeatures(scene, at, (candidate, name, value) => features[candidate]?.set(name, value));
  return features;
}

/** Visits the features of each candidate of a field, each once and none that is 0. */
export function visitFeatures(
  scene: Scene,
  at: number,
  visit: (candidate: number, name: string, value: number) => void,
): void {
  const { candidates, ties } = scene.asked[at] as Tied;
  const context = contextOf(scene, at);
  candidates.forEach((candidate, index) => {
    const set: Setter = (name, value) => {
      if (value !== 0 && value !== false) visit(index, name, Number(value));
    };
    const own = { candidate, index, tie: ties[index] as Tie };
    setForm(set, context, own);
    setTies(set, context, own);
    setRivals(set, context, own);
    setLabels(set, context, own);
    setChange(set, context, own);
    setWords(set, context, own);
  });
}

/** Sets a feature. */
type Setter = (name: string, value: number | boolean) => void;

interface Own {
  readonly candidate: Candidate;
  readonly index: number;
  readonly tie: Tie;
}

/** What is the same for all candidates of a field. */
interface Context {
  readonly scene: Scene;
  readonly reading: Reading;
  readonly field: Field;
  /** The place of the field among those asked for. */
  readonly at: number;
  readonly candidates: readonly Candidate[];
  readonly roots: Rows;
  readonly head: readonly Mention[];
  readonly labels: readonly Fitting[];
  readonly unspoken: number;
  /** The closest ties of candidates, and how many are tied at all. */
  readonly best: number;
  readonly second: number;
  readonly tied: number;
  /** How many candidates there are of a kind. */
  readonly counts: ReadonlyMap<string, number>;
  readonly isShort: boolean;
  /** The words of names of several words: Yusuf, where there is a Yusuf Terzioglu. */
  readonly longer: ReadonlySet<string>;
  readonly starts: ReadonlySet<number>;
}

/** A text this short is a single remark: a request, a message. */
const SHORT = 160;

function contextOf(scene: Scene, at: number): Context {
  const { reading, longer } = scene;
  const { field, candidates, ties, labels } = scene.asked[at] as Tied;
  const counts = new Map<string, number>();
  for (const { kind } of candidates) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const means = ties.map(({ mean }) => mean).sort((a, b) => b - a);
  return {
    scene,
    reading,
    field,
    at,
    candidates,
    roots: field.roots.map((root) => reading.roots.get(root) ?? []),
    head: field.main?.concept?.head ? mentionsOfPart(reading, field.main) : [],
    labels: labels.toSorted((a, b) => a.start - b.start),
    unspoken: field.telling.length === 0 ? 0 : 1 - (ties[0]?.heard ?? 1),
    best: means[0] ?? 0,
    second: means[1] ?? 0,
    tied: means.filter((mean) => mean > 0.1).length,
    counts,
    longer,
    isShort: reading.page.text.length < SHORT,
    starts: new Set(candidates.map(({ first }) => first)),
  };
}

/** What the candidate is, regardless of its surroundings. */
function setForm(set: Setter, context: Context, { candidate }: Own): void {
  const { reading, field } = context;
  const { kind, name, rank, weight, sources: foundBy } = candidate;
  const type = field.types[0] ?? 'any';
  const written = reading.page.text.slice(candidate.start, candidate.end);
  set('bias', 1);
  set(`asked ${type}`, 1);
  set('first type', rank === 0);
  set('other type', rank >= OTHER - 1);
  set('weight', weight);
  // A name of a place is one, whatever else found it.
  for (const source of sources) if (source !== name?.type) set(source, foundBy.has(source));
  set(`from ${field.side}`, foundBy.has('from'));
  set(`to ${field.side}`, foundBy.has('to'));
  set('bare', isBare(type, kind, written));
  set('figure', kind === 'number');
  set('habit', kind === 'date' && /days$/i.test(written));
  if (kind !== type) set(`${kind} as ${type}`, 1);
  if (name === undefined) return;
  set('shortened', name.first === name.last && context.longer.has(plain(written)));
  set(`${name.type} for ${type}`, name.weight);
  set(name.type, name.weight);
  set('single', name.first === name.last);
  set('inside', isInside(reading, name));
  set('possessive', /^['\u2019]s?[ ]/.test(reading.page.text.slice(candidate.end, candidate.end + 3)));
  if (/^(?:place|city|country)$/.test(type)) set(`${placeKind(plain(written))} for ${type}`, 1);
}

/** A figure without letters, or a telephone number where a code is asked. */
function isBare(type: string, kind: string, written: string): boolean {
  if (type === 'code') return /^(?:number|phone|iban|version)$/.test(kind);
  return type === 'number' || (type === 'amount' && !/[^\d.,' -]/.test(written));
}

/** Whether a name is part of an address, an e-mail address or a code. */
function isInside(reading: Reading, name: Span): boolean {
  const value = spanPast(reading.values, name.start);
  return (
    value !== undefined &&
    value.start < name.end &&
    /^(?:address|email|url|date|code|amount|iban)$/.test(value.type)
  );
}

function placeKind(word: string): string {
  if (isWord('country', word)) return 'country';
  if (isWord('city', word)) return 'city';
  const tail = word.split(' ').at(-1) ?? '';
  return isWord('place', tail) ? 'venue' : isWord('organisation', tail) ? 'firm' : 'unknown';
}

/** How closely the words of the field are tied to the candidate. */
function setTies(set: Setter, context: Context, { candidate, tie }: Own): void {
  const { reading, field, candidates, unspoken, best, isShort } = context;
  const isAlone = context.counts.get(candidate.kind) === 1;
  const isPlain = field.telling.length === 0;
  set('tie', tie.mean);
  set('tie least', tie.least);
  set('tie most', tie.most);
  set('tie spoken', tie.spoken);
  set('tie close', tie.mean > 0.5);
  set('tie best', tie.mean > 0.05 && tie.mean >= best - 1e-9);
  set('tie behind', best - tie.mean);
  const roots = tieTo(reading, context.roots, candidate, candidates);
  set('root', roots.mean);
  set('root most', roots.most);
  set('root spoken', roots.spoken);
  set('root close', roots.spoken > 0.6);
  set('root share', roots.share);
  set('root heard', roots.heard);
  set('root within', hasRoot(reading, field, candidate));
  const head = nearness(reading, context.head, candidate, candidates);
  set('head', head);
  set('head close', head > 0.5);
  set('plain', isPlain);
  set('unspoken', unspoken);
  set('untied', !isPlain && tie.most === 0);
  set('alone', isAlone);
  set('alone plain', isAlone && isPlain);
  set('alone unspoken', isAlone && unspoken === 1);
  const isGuess = isAlone && (isPlain || unspoken === 1);
  set(`alone for ${field.types[0] ?? 'any'}`, isGuess);
  set('tie alone', tie.mean > 0.1 && context.tied === 1);
  set('tie lead', tie.mean >= best - 1e-9 ? tie.mean - context.second : 0);
  set('alone tied', isAlone && tie.spoken > 0.3);
  set('root lead', roots.spoken > 0.3 && tie.spoken > 0.3);
  set('many', Math.log(context.counts.get(candidate.kind) ?? 1));
  set('position', candidate.start / (reading.page.text.length + 1));
  const length = Math.max(0, Math.log((reading.page.text.length + 1) / SHORT));
  set('length', length);
  set('length alone', isAlone ? length : 0);
  set('length untied', isPlain || tie.most > 0 ? 0 : length);
  set('length plain', isPlain ? length : 0);
  set('length unspoken', unspoken * length);
  set('words', field.words.length);
  set('words untied', tie.most > 0 ? 0 : field.words.length);
  set('short', isShort);
  set('short untied', isShort && !isPlain && tie.most === 0);
  set('short plain', isShort && isPlain);
}

/** A name with the field's own noun in it: a museum that is called Old Mill Museum. */
function hasRoot({ page }: Reading, field: Field, { first, last }: Candidate): boolean {
  return page.tokens
    .slice(first, Math.min(last + 1, first + 12))
    .some(({ folded }) => field.roots.includes(rootOf(folded)));
}

/** Whether other fields or other concepts have a better right to the candidate. */
function setRivals(set: Setter, context: Context, { candidate, tie }: Own): void {
  const { scene, reading, field, at } = context;
  const type = field.types[0] ?? '';
  const isParty = /^(?:person|party|org)$/.test(type);
  const beside = { reading, value: candidate, rivals: context.candidates };
  const claim = strongestClaim(field, isParty ? type : candidate.kind, beside);
  set('claim', claim);
  const head =
    field.telling.length === 0 ? nearness(reading, context.head, candidate, context.candidates) : 0;
  set('claim over tie', Math.max(0, claim - Math.max(tie.mean, head)));
  const otherTie = scene.ties.ofOthers(candidate, at);
  set('other tie', otherTie);
  set('other over tie', Math.max(0, otherTie - tie.mean));
  set('other label', scene.fits.ofOthers(candidate, at));
}

function setLabels(set: Setter, context: Context, { candidate }: Own): void {
  const { label, start, end } = candidate;
  set('label', label);
  set('label sure', label >= 0.9);
  set('label same', label > 1.05);
  let head = 0;
  let inside = 0;
  // Values of labels begin in the order of the text; few lie over one another.
  const from = lastStartingBy(context.labels, start);
  for (let at = from; at >= 0 && at > from - MAX_OVER; at--) {
    const one = context.labels[at] as Fitting;
    if (one.start === start) head = Math.max(head, one.fit);
    else if (end <= one.end) inside = Math.max(inside, one.fit);
  }
  set('label head', head);
  set('label head sure', head >= 0.9);
  set('label inside', inside);
  const around = spanPast(context.reading.labels, start);
  const isUnder = around !== undefined && around.start <= start && end <= around.end;
  set('label other', isUnder && Math.max(label, head, inside) < MIN_FIT);
}

/** Values of labels that may begin before a candidate and hold it. */
const MAX_OVER = 8;

/** The index of the last span that begins at a place or before it, -1 for none. */
function lastStartingBy(spans: readonly Span[], start: number): number {
  return countWhile(spans, (one) => one.start <= start) - 1;
}

/** Whether the text says that the candidate holds, or no longer does. */
function setChange(set: Setter, context: Context, { candidate, index }: Own): void {
  const { field } = context;
  const { reading, marks, quotes } = context.scene;
  // A bare name asks for what holds: the price, not the price offered.
  const side = field.side === 'none' && field.telling.length === 0 ? 'plain' : field.side;
  const isRival = (token: number): boolean =>
    context.starts.has(token) && (token < candidate.first || token > candidate.last);
  const standing = standingOf(reading.page, marks, candidate, isRival);
  set(`old before ${side}`, standing.oldBefore);
  set(`new before ${side}`, standing.newBefore);
  set(`old after ${side}`, standing.oldAfter);
  set(`new after ${side}`, standing.newAfter);
  set(`old around ${side}`, standing.oldAround);
  set(`new around ${side}`, standing.newAround);
  const part = partOfChange(reading.page, context.candidates, index);
  if (part !== undefined) set(`changed ${part} ${side}`, 1);
  set(`last ${side}`, candidate.start / (reading.page.text.length + 1));
  set('quoted', isQuoted(quotes, candidate.start));
}

/** The words right before and behind the candidate: the weights know the commonest. */
function setWords(set: Setter, { reading: { page } }: Context, { candidate: { first, last } }: Own): void {
  const own = page.tokens[first];
  const before = page.tokens[first - 1];
  if (before !== undefined && /^\s?["(\u201c'-]?$/.test(own?.gap ?? '')) set(`${before.folded} _`, 1);
  const behind = page.tokens[last + 1];
  if (behind?.gap === ' ') set(`_ ${behind.folded}`, 1);
}
