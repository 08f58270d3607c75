import fc from 'fast-check';

/** A file of CSV as programs write it, and the texts that a reader must find. */
export interface CsvSample {
  readonly delimiter: string;
  readonly text: string;
  readonly records: readonly (readonly string[])[];
}

const field = fc.string({
  unit: fc.constantFrom(
    'a',
    'b',
    '7',
    '0',
    ' ',
    '"',
    ',',
    ';',
    '\t',
    '\n',
    '\r',
    '\\',
    '\u00e9',
    '\u{1f600}',
  ),
  maxLength: 8,
});
const lineEnd = fc.constantFrom('\r\n', '\n', '\r');

/** Fields are quoted where they must be, and sometimes where not; every line has its own end. */
export const csvFiles: fc.Arbitrary<CsvSample> = fc
  .record({
    delimiter: fc.constantFrom(',', ';', '\t', '|'),
    records: fc.array(fc.array(fc.tuple(field, fc.boolean()), { minLength: 1, maxLength: 5 }), {
      maxLength: 6,
    }),
    ends: fc.array(lineEnd, { minLength: 6, maxLength: 6 }),
  })
  .map(({ delimiter, records, ends }) => ({
    delimiter,
    text: records.map((record, index) => written(record, delimiter) + ends[index]!).join(''),
    records: records.map((record) => record.map(([text]) => text)),
  }));

function written(record: readonly (readonly [text: string, isQuoted: boolean])[], delimiter: string): string {
  return record
    .map(([text, isQuoted]) => {
      // A line of nothing is not a record.
      const isAlone = record.length === 1 && text === '';
      const mustBe = isAlone || /["\r\n]/.test(text) || text.includes(delimiter);
      return isQuoted || mustBe ? `"${text.replaceAll('"', '""')}"` : text;
    })
    .join(delimiter);
}
