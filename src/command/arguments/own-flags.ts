/** A flag of the command itself, for every operation. */
export interface OwnFlag {
  readonly name: string;
  readonly short?: string;
  /** What follows it in the help; absent for a switch. */
  readonly value?: string;
  readonly meaning: string;
  /** Left out of the help of operations where it means nothing. */
  readonly only?: 'tables' | 'texts';
}

/** The flags of the command itself, in the order of the help. */
export const ownFlags = [
  { name: 'input', value: 'BODY', meaning: 'the whole input: a file, - or JSON; flags win over its members' },
  {
    name: 'file',
    value: 'FILE',
    meaning: 'reads the subject from a file; - is standard input',
    only: 'texts',
  },
  {
    name: 'from',
    value: 'FORMAT',
    meaning: 'what standard input is: json, csv, tsv or xlsx',
    only: 'tables',
  },
  {
    name: 'output',
    short: 'o',
    value: 'PLACE',
    meaning: 'a file, a folder (the result names the file) or - for standard output',
  },
  { name: 'json', meaning: 'one line of JSON; refusals too' },
  { name: 'get', value: 'PATH', meaning: 'prints one member of a JSON answer, such as a.b' },
  { name: 'verbose', short: 'v', meaning: 'prints the headers of the answer on standard error' },
  {
    name: 'each',
    value: 'FILE',
    meaning: 'runs once for each row of .csv, .tsv, .xlsx, .jsonl or .json, else each line',
  },
  { name: 'csv', meaning: 'with many inputs: prints a table instead of lines of JSON' },
  { name: 'jobs', value: 'N', meaning: 'with many inputs: how many run at once, 1 to 64 (default 8)' },
  { name: 'url', value: 'URL', meaning: 'sends the call to a server (SUNDRY_URL)' },
  { name: 'key', value: 'KEY', meaning: 'API key for that server (SUNDRY_KEY)' },
  { name: 'help', short: 'h', meaning: 'prints this' },
] as const satisfies readonly OwnFlag[];

/** The name of a flag of the command itself. */
export type OwnFlagName = (typeof ownFlags)[number]['name'];

/** The texts given after each flag of the command; those of a switch are empty. */
export type OwnValues = ReadonlyMap<OwnFlagName, readonly string[]>;

/** The flags of the command from several places of a command line; the last place wins. */
export function joinOwn(...places: readonly OwnValues[]): OwnValues {
  return new Map(places.flatMap((place) => [...place]));
}
