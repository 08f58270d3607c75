import fc from 'fast-check';

/** A JSON value as it is spelled: numbers by their digits, objects by their members in order, twice if so. */
export type Spelled =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly raw: string }
  | { readonly kind: 'word'; readonly word: 'true' | 'false' | 'null' }
  | { readonly kind: 'list'; readonly items: readonly Spelled[] }
  | { readonly kind: 'object'; readonly members: readonly Member[] };

export type Member = readonly [name: string, value: Spelled];

/** Random rows, and what a reader of their conversion must find. */
export interface RandomTable {
  /** The list of rows as JSON text. */
  readonly json: string;
  /** Names in the order first seen. */
  readonly columns: readonly string[];
  /** For each row its value in each column, undefined where it has none. */
  readonly rows: readonly (readonly (Spelled | undefined)[])[];
}

const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({
    unit: fc.constantFrom('a', ' ', '"', ',', ';', '\n', '\r', '\t', '=', '_', 'x', '0', '4', '1'),
  }),
  fc.constantFrom(
    '_x0041_',
    '_x0041_x0042_',
    '=1+1',
    '\u0000',
    '\u000b',
    '\uffff',
    '\ud800',
    'a\r\nb',
    '  x ',
  ),
  fc.constantFrom('', '-', '@a', '\u4e2d\u6587', '\ud83d\ude00', '00042', '1e5', 'true', '2026-01-01'),
);
const names = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('name', '10', '9', '1', 'total', '__proto__', 'constructor', '') },
  { weight: 1, arbitrary: texts },
);
const numbers = fc
  .oneof(
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.constantFrom(0, 0.1, 1e21, 1e-7),
  )
  .map((number) => JSON.stringify(number));

const { value } = fc.letrec<{ value: Spelled }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'value' },
    texts.map((text): Spelled => ({ kind: 'text', text })),
    numbers.map((raw): Spelled => ({ kind: 'number', raw })),
    fc
      .constantFrom<'true' | 'false' | 'null'>('true', 'false', 'null')
      .map((word): Spelled => ({ kind: 'word', word })),
    fc.array(tie('value'), { maxLength: 3 }).map((items): Spelled => ({ kind: 'list', items })),
    fc
      .array(fc.tuple(names, tie('value')), { maxLength: 3 })
      .map((members): Spelled => ({ kind: 'object', members })),
  ),
}));

/** White space and escapes that JSON allows without a change of meaning. */
const spelling = fc.record({
  space: fc.constantFrom('', ' ', '\n\t '),
  escapesAll: fc.boolean(),
});
type Spelling = typeof spelling extends fc.Arbitrary<infer T> ? T : never;

const member = fc.tuple(names, value);
const rowLists = fc.oneof(
  fc.array(fc.array(member, { maxLength: 6 }), { maxLength: 6 }),
  // Rows of the same names in the same order, as most tables have.
  fc
    .tuple(
      fc.array(names, { maxLength: 5 }),
      fc.array(fc.array(value, { minLength: 5, maxLength: 5 }), { maxLength: 6 }),
    )
    .map(([shared, lists]) => lists.map((list) => shared.map((name, index): Member => [name, list[index]!]))),
);

/** Tables of every kind of value, name and spelling. */
export const tables: fc.Arbitrary<RandomTable> = fc
  .tuple(rowLists, spelling)
  .map(([rows, how]) => tableOf(rows, how));

function tableOf(rows: readonly (readonly Member[])[], how: Spelling): RandomTable {
  const columns = [...new Set(rows.flatMap((row) => row.map(([name]) => name)))];
  return {
    json: spell({ kind: 'list', items: rows.map((members) => ({ kind: 'object', members })) }, how),
    columns,
    rows: rows.map((row) => columns.map((column) => row.findLast(([name]) => name === column)?.[1])),
  };
}

const flat = fc.oneof(
  texts.filter((text) => text !== '').map((text): Spelled => ({ kind: 'text', text })),
  numbers.map((raw): Spelled => ({ kind: 'number', raw })),
  fc
    .constantFrom<'true' | 'false' | 'null'>('true', 'false', 'null')
    .map((word): Spelled => ({ kind: 'word', word })),
);
const isNull = (spelled: Spelled): boolean => spelled.kind === 'word' && spelled.word === 'null';

/** Tables without nested values, empty texts and empty names, at least one row, and a value in each. */
export const flatTables: fc.Arbitrary<RandomTable> = fc
  .tuple(
    fc.array(
      fc
        .array(
          fc.tuple(
            names.filter((name) => name !== ''),
            flat,
          ),
          { minLength: 1, maxLength: 6 },
        )
        .filter((row) => [...new Map(row).values()].some((each) => !isNull(each))),
      { minLength: 1, maxLength: 6 },
    ),
    spelling,
  )
  .map(([rows, how]) => tableOf(rows, how));

/** The JSON text of a nested value without white space: a name given twice has its last value in the first place. */
export function compactJson(spelled: Spelled): string {
  if (spelled.kind === 'list') return `[${spelled.items.map(compactJson).join(',')}]`;
  if (spelled.kind !== 'object') return scalar(spelled);
  const last = new Map(spelled.members);
  return `{${[...last].map(([name, value]) => `${JSON.stringify(name)}:${compactJson(value)}`).join(',')}}`;
}

function scalar(spelled: Exclude<Spelled, { kind: 'list' | 'object' }>): string {
  if (spelled.kind === 'text') return JSON.stringify(spelled.text);
  return spelled.kind === 'number' ? spelled.raw : spelled.word;
}

function spell(spelled: Spelled, how: Spelling): string {
  const { space } = how;
  if (spelled.kind === 'list') {
    return `[${space}${spelled.items.map((item) => spell(item, how)).join(`${space},${space}`)}${space}]`;
  }
  if (spelled.kind === 'object') {
    const members = spelled.members.map(
      ([name, value]) => `${spellText(name, how)}${space}:${space}${spell(value, how)}`,
    );
    return `{${space}${members.join(`${space},${space}`)}${space}}`;
  }
  return spelled.kind === 'text' ? spellText(spelled.text, how) : scalar(spelled);
}

function spellText(text: string, { escapesAll }: Spelling): string {
  if (!escapesAll) return JSON.stringify(text);
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
  return `"${units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('')}"`;
}
