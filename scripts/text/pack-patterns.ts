import { requiredStrings } from './required-strings.ts';

/** The columns of a line of data/text. */
type Row = readonly string[];

/** What matches a word of a class of value-words.tsv in a text that has signs in place of such words. */
const wordClasses: ReadonlyMap<string, string> = new Map([
  ['month', '\ue000+'],
  ['weekday', '[\ue001\ue002]+'],
  ['weekday-name', '\ue002+'],
  ['number-word', '[\ue003\ue004]+'],
  ['spoken-hour', '\ue004+'],
  ['place-noun', '\ue005+'],
]);

/**
 * values.tsv as it is packed: type, case, check, weight, then the columns of `packed`. Parts, units and word classes
 * take the place of their names.
 */
export function packedValues(
  values: readonly Row[],
  valueParts: readonly Row[],
  units: readonly Row[],
): Row[] {
  const parts = new Map(wordClasses);
  for (const [name = '', pattern = ''] of valueParts) parts.set(name, pattern);
  for (const [measure = '', names = ''] of units) parts.set(`unit-${measure}`, anyOf(names));
  return values.map(([type = '', letters = '', check = '', weight = '', pattern = '']) => {
    const isBehind = pattern.includes('{rest}');
    const halves = pattern
      .split(/\{rest\}|\{whole\}/)
      .map((half) => withRanges(spelledOut(half, parts), letters !== 'c'));
    const head = halves.length > 1 ? halves[0]! : '';
    const whole = `(?<![${RANGES.L}\\d])(?:${isBehind ? halves.join('') : halves.at(-1)})(?![${RANGES.L}\\d])`;
    return [type, letters, check, weight, ...packed(whole, head)];
  });
}

/** facts.tsv as it is packed: kind, then the columns of `packed`. The case of letters does not matter. */
export function packedFacts(rows: readonly Row[]): Row[] {
  const isPart = ([kind]: Row): boolean => kind === 'part';
  const parts = new Map(rows.filter(isPart).map(([, name = '', part = '']) => [name, part]));
  return rows
    .filter((row) => !isPart(row))
    .map(([kind = '', pattern = '']) => [kind, ...packed(withRanges(spelledOut(pattern, parts), true), '')]);
}

/**
 * The columns of a regular expression: what a text must hold for it to match (conditions as JSON), an expression that
 * matches wherever it does and is shorter (or nothing), and the expression.
 */
function packed(pattern: string, head: string): Row {
  return [JSON.stringify(requiredStrings(pattern)), head, pattern];
}

/** A pattern with its parts in place of their names, and those of the parts. */
function spelledOut(pattern: string, parts: ReadonlyMap<string, string>): string {
  return pattern.replace(/\{([a-z][a-z-]*)\}/g, (_, name: string) => {
    const part = parts.get(name);
    if (part === undefined) throw new Error(`an unknown part of a pattern: ${name}`);
    return `(?:${spelledOut(part, parts)})`;
  });
}

/** Classes of letters in a few ranges: with the flags i and u, the patterns take four times as long to compile. */
const RANGES: Readonly<Record<string, string>> = {
  L: 'A-Za-z\\xaa\\xb5\\xba\\xc0-\\xd6\\xd8-\\xf6\\xf8-\\u1fff\\u2c00-\\ud7ff',
  Ll: 'a-z\\xdf-\\xf6\\xf8-\\u017f\\u03b1-\\u03c9\\u0430-\\u044f',
  Lu: 'A-Z\\xc0-\\xd6\\xd8-\\xde\\u0100-\\u017f\\u0391-\\u03a9\\u0410-\\u042f',
  N: '0-9',
  Sc: '$\\xa2-\\xa5\\u20a0-\\u20bf',
};

/** A pattern with ranges in place of \p{L} and the like, and in small letters if it is caseless. */
function withRanges(pattern: string, isCaseless: boolean): string {
  let isClass = false;
  return pattern.replace(/\\p\{(\w+)\}|\\.|[[\]]|[^\\[\]]+/gu, (sign, letters: string | undefined) => {
    if (letters !== undefined) return isClass ? (RANGES[letters] ?? '') : `[${RANGES[letters]}]`;
    if (sign === '[' || sign === ']') isClass = sign === '[';
    return isCaseless && !sign.startsWith('\\') ? sign.toLowerCase() : sign;
  });
}

/** An alternative of the names of a unit, the longest first. */
function anyOf(names: string): string {
  return names
    .split(', ')
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^$/]/g, '\\$&').replaceAll(' ', '[ -]'))
    .join('|');
}
