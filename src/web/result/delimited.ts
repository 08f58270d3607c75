/** The separators that a file of values may have, the most common first. */
const SEPARATORS = [',', ';', '\t', '|'];

/** The records of a CSV text (RFC 4180), with the separator that its first record has most of. */
export function readDelimited(text: string): readonly (readonly string[])[] {
  const plain = text.replace(/^\uFEFF/, '');
  return recordsOf(plain, separatorOf(plain));
}

function separatorOf(text: string): string {
  const first = text.replace(/"(?:""|[^"])*"/g, '').split(/\r?\n/, 1)[0]!;
  const counts = SEPARATORS.map((separator) => first.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))]!;
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
