/** The separators that a file of values may have, the most common first. */
const SEPARATORS = [',', ';', '\t', '|'];

/** The records of a CSV text (RFC 4180), with the first separator that gives records of one length. */
export function readDelimited(text: string): readonly (readonly string[])[] {
  const plain = text.replace(/^\uFEFF/, '');
  const tables = SEPARATORS.map((separator) => recordsOf(plain, separator));
  return tables.find(isTable) ?? tables[0]!;
}

function isTable([first = [], ...rest]: readonly (readonly string[])[]): boolean {
  return first.length > 1 && rest.every(({ length }) => length === first.length);
}

function recordsOf(text: string, separator: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  const field = new RegExp(
    `(?:"((?:""|[^"])*)"|([^"\\r\\n\\${separator}][^\\r\\n\\${separator}]*)?)(\\${separator}|\\r?\\n|$)`,
    'y',
  );
  while (field.lastIndex < text.length) {
    const match = field.exec(text);
    if (match === null) break;
    const [, quoted, plain, end] = match;
    record.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === separator && field.lastIndex < text.length) continue;
    if (end === separator) record.push('');
    records.push(record);
    record = [];
  }
  return records;
}
