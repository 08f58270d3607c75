/**
 * Prints, as JSON, what becomes of dates in files that are read and written, in the time zone of this process. The
 * workbooks it is called with are read as well.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { toIcs } from '../../../src/operations/calendar/index.ts';
import { jsonToXlsx, xlsxToJson } from '../../../src/operations/convert/index.ts';
import { sheetFile } from '../samples/workbook-file.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const FORMATS = [14, 22, 20, 46];
/** Days that Excel and calendars count differently, days that zones skipped, and times beside midnight. */
const serials = [
  0, 0.5, 1, 59, 60, 60.25, 61, 40906.999, 40907, 40908.5, 45292, 45292.000001, 45382.125, 2958465,
];

const events = [
  { title: 'Day', start: '2011-12-30', end: '2011-12-31' },
  { title: 'Moment', start: '2011-12-30T23:30:00-10:00', end: '2011-12-31T10:30:00Z' },
  {
    title: 'Wall clock',
    start: '2026-03-29T00:30',
    tz: 'Europe/Berlin',
    repeat: { freq: 'weekly', until: '2026-11-01' },
  },
  { title: 'Half an hour', start: '2026-03-08T01:59', tz: 'America/St_Johns', reminder_minutes: 30 },
] as const;

const styles = `<cellXfs><xf/>${FORMATS.map((format) => `<xf numFmtId="${format}"/>`).join('')}</cellXfs>`;
const rows = serials
  .map(
    (serial) =>
      `<row>${FORMATS.map((_, index) => `<c s="${index + 1}"><v>${serial}</v></c>`).join('')}</row>`,
  )
  .join('');

async function dateAnswers(files: readonly string[]): Promise<unknown> {
  const read = [];
  for (const properties of ['', '<workbookPr date1904="1"/>']) {
    read.push(await xlsxToJson({ workbook: sheetFile(rows, { styles, properties }), header_row: 0 }));
  }
  for (const file of files) read.push(await xlsxToJson({ workbook: readFileSync(file), rows_as: 'arrays' }));
  const { bytes } = await jsonToXlsx([{ day: '2011-12-30', moment: '2026-03-29T02:30:00', at: 45292 }]);
  return {
    read,
    written: createHash('sha256').update(bytes).digest('hex'),
    calendars: events.map((event) => toIcs(event, NOW)),
  };
}

const offset = new Date(2026, 0, 1).getTimezoneOffset();
process.stdout.write(JSON.stringify({ offset, answers: await dateAnswers(process.argv.slice(2)) }));
