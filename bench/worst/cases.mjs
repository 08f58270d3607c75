import { calendarCases } from './calendar.mjs';
import { convertCases } from './convert.mjs';
import { emailCases } from './email.mjs';
import { invoiceCases } from './invoice.mjs';
import { qrCases } from './qr.mjs';
import { siteCases } from './site.mjs';
import { textCases } from './text.mjs';

/** An ordinary conversion of 1 MB, the reference on unknown machines. */
export const reference = convertCases.find(({ name }) => name === 'different texts');

/** The most expensive requests known: `{ operation, name, path, body?, bytesIn? }`, a GET where there is no body. */
export function allCases(siteUrl) {
  return [
    ...invoiceCases,
    ...emailCases,
    ...siteCases(siteUrl),
    ...textCases,
    ...qrCases,
    ...convertCases,
    ...calendarCases,
  ];
}

/** The first case of each operation, which is its worst known. */
export function firstOfEach(cases) {
  const first = new Map();
  for (const one of cases) if (!first.has(one.operation)) first.set(one.operation, one);
  return [...first.values()];
}
