import { refuse } from '../../../errors.ts';

/** A requested name, and its place in the request. */
export interface WantedName {
  readonly name: string | undefined;
  readonly pointer: string;
}

/** Longest name of a tab in UTF-16 units, as Excel counts. */
const MAX_LENGTH = 31;

/**
 * The names of a workbook's tabs in order. Requested names are used as they are or refused, never changed;
 * the others are Sheet1, Sheet2 and so on by their place, or the next free number.
 */
export function sheetNames(wanted: readonly WantedName[]): readonly string[] {
  const taken = new Set<string>();
  for (const { name, pointer } of wanted) {
    if (name === undefined) continue;
    const fault =
      faultOf(name) ?? (taken.has(name.toLowerCase()) ? 'another sheet has this name' : undefined);
    if (fault !== undefined) refuse(pointer, `is refused by spreadsheets: ${JSON.stringify(name)}: ${fault}`);
    taken.add(name.toLowerCase());
  }
  let next = 1;
  return wanted.map(({ name }, index) => {
    if (name !== undefined) return name;
    next = Math.max(next, index + 1);
    while (taken.has(`sheet${next}`)) next++;
    taken.add(`sheet${next}`);
    return `Sheet${next}`;
  });
}

/** Why Excel refuses a name; undefined when it accepts it. */
function faultOf(name: string): string | undefined {
  if (name === '') return 'it is empty';
  if (name.length > MAX_LENGTH)
    return `it has ${name.length} UTF-16 units, at most ${MAX_LENGTH} are allowed`;
  if (/[[\]:*?/\\]/.test(name)) return 'it has one of [ ] : * ? / \\';
  if (name.startsWith("'") || name.endsWith("'")) return 'it begins or ends with an apostrophe';
  if (/[\u0000-\u001f\ufffe\uffff\p{Surrogate}]/u.test(name)) return 'it has a character XML cannot hold';
  if (name.toLowerCase() === 'history') return 'Excel keeps this name for itself';
  return undefined;
}
