import { expect, it } from 'vitest';
import type { Language } from '../codes/language.ts';
import { labelsOf } from '../labels/by-language.ts';
import type { Period } from '../period.ts';
import { formatPeriod } from './period-format.ts';

const march = { start: '2026-03-01', end: '2026-03-31' };
const spring = { start: '2026-03-15', end: '2026-05-01' };
const turn = { start: '2025-12-24', end: '2026-01-06' };

it.each<[Language, Period, string]>([
  ['en', march, '2026-03-01 to 2026-03-31'],
  // CLDR 44, intervals of yMMMMd, for de, it and pl; the words of invoices for the others.
  ['de', march, '1.\u201331. M\u00e4rz 2026'],
  ['de', spring, '15. M\u00e4rz \u2013 1. Mai 2026'],
  ['de', turn, '24. Dezember 2025 \u2013 6. Januar 2026'],
  ['fr', march, 'du 1er au 31 mars 2026'],
  ['fr', spring, 'du 15 mars au 1er mai 2026'],
  ['fr', turn, 'du 24 d\u00e9cembre 2025 au 6 janvier 2026'],
  ['es', march, 'del 1 al 31 de marzo de 2026'],
  ['es', spring, 'del 15 de marzo al 1 de mayo de 2026'],
  ['it', march, '1\u201331 marzo 2026'],
  ['nl', march, '1 t/m 31 maart 2026'],
  ['pt', march, '1 a 31 de mar\u00e7o de 2026'],
  ['pl', spring, '15 marca \u2013 1 maja 2026'],
  ['de', { start: '2026-03-01' }, 'ab 1. M\u00e4rz 2026'],
  ['fr', { end: '2026-03-01' }, "jusqu'au 1er mars 2026"],
  ['en', { start: '2026-03-01' }, 'from 2026-03-01'],
  ['pl', { start: '2026-03-01', end: '2026-03-01' }, '1 marca 2026'],
])('%s %o is %s', (language, period, text) => {
  expect(formatPeriod(period, language, labelsOf[language].dates)).toBe(text);
});
