/**
 * What is read of a text, once for all fields: lines and tokens (`page.ts`), labelled values (`labels.ts`: Due date: 29
 * March), values by their form and names (`../values`), and where each concept is mentioned.
 *
 *   Rent: $1,450, due on the 1st  ->  six tokens; a label "Rent" of 6 to 28; an amount at 6 to 12, a date at 21 to 28
 *
 * The next stages are `fields` (what is asked), `candidates` (what may answer it), `features` (what speaks for each) and
 * `choosing`.
 */
import { countWhile } from '../../../ordered.ts';
import { type Mention, mentionsOf } from '../fields/concepts.ts';
import { rootsOf } from '../fields/roots.ts';
import type { Candidate } from '../values/candidate.ts';
import type { Name } from '../values/name.ts';
import { namesOf } from '../values/names.ts';
import { typedValues } from '../values/typed.ts';
import { type Labelled, labelsOf } from './labels.ts';
import { type Page, placeOf, readPage, type Token } from './page.ts';

/** A value by its form, with the tokens it covers, both inclusive. */
export interface Value extends Candidate {
  readonly first: number;
  readonly last: number;
}

/** All that is read of a text, once for all of its fields. */
export interface Reading {
  readonly page: Page;
  readonly labels: readonly Labelled[];
  readonly values: readonly Value[];
  /** Values by their first and by their last token. */
  readonly firsts: ReadonlyMap<number, Value>;
  readonly lasts: ReadonlyMap<number, Value>;
  readonly addresses: readonly Value[];
  readonly names: readonly Name[];
  readonly mentions: ReadonlyMap<string, readonly Mention[]>;
  /** Those of them that are names of their concept. */
  readonly namings: ReadonlyMap<string, readonly Mention[]>;
  /** Where the stem of a word is: for words of fields that no list knows. */
  readonly stems: ReadonlyMap<string, readonly number[]>;
  /** Where such words of fields are spoken of, by their stems, once a field has asked for them. */
  readonly spoken: Map<string, readonly Mention[]>;
  /** The same by roots, which are rougher. */
  readonly roots: ReadonlyMap<string, readonly Mention[]>;
}

/** What was found for a field. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A span as the key of a map: both places fit into the 53 bits of a number, in a text of up to 64 million characters. */
export function keyOf({ start, end }: Span): number {
  return start * 2 ** 26 + end;
}

/** Reads a text: its words, labels, values and names. */
export function readText(text: string): Reading {
  const page = readPage(text);
  const values: Value[] = typedValues(text).map((value) => ({ ...value, ...placeOf(page, value) }));
  const stems = new Map<string, number[]>();
  page.tokens.forEach(({ stem }, at) => {
    const places = stems.get(stem);
    if (places === undefined) stems.set(stem, [at]);
    else places.push(at);
  });
  const mentions = mentionsOf(page);
  const namings = new Map<string, readonly Mention[]>();
  for (const [concept, places] of mentions) {
    namings.set(
      concept,
      places.filter(({ role }) => role === 'name'),
    );
  }
  return {
    page,
    labels: labelsOf(page),
    values,
    firsts: new Map(values.map((value) => [value.first, value])),
    lasts: new Map(values.map((value) => [value.last, value])),
    addresses: values.filter(({ type }) => type === 'address'),
    names: namesOf(page),
    mentions,
    namings,
    roots: rootsOf(page.tokens),
    stems,
    spoken: new Map(),
  };
}

/** The unit (sentence or line) of a token; -1 past the end. */
export function unitOf(reading: Reading, token: number): number {
  return (reading.page.tokens[token] as Token | undefined)?.unit ?? -1;
}

/** The first of a row of spans, in their order, that ends past a position. */
export function spanPast<S extends Span>(spans: readonly S[], position: number): S | undefined {
  return spans[placePast(spans, position)];
}

/** The index, in a list of spans in their order, of the first that ends past a position. */
function placePast(spans: readonly Span[], position: number): number {
  return countWhile(spans, (one) => one.end <= position);
}
