import { describe, expect, test } from 'vitest';
import { isInSepa, needsBic } from './sepa.ts';

/** EPC409-09, list of the SEPA scheme countries, 2025: those with accounts of their own. */
describe.each([
  {
    place: 'the European Union',
    countries: 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK',
    sepa: true,
    bic: false,
  },
  { place: 'the rest of the European Economic Area', countries: 'IS LI NO', sepa: true, bic: false },
  { place: 'the rest of the SEPA', countries: 'AD AL CH GB GI MC MD ME MK RS SM VA', sepa: true, bic: true },
  { place: 'the rest of the world', countries: 'TR UA BR SA XK BA', sepa: false, bic: false },
])('$place', ({ countries, sepa, bic }) => {
  test.each(countries.split(' '))('%s', (country) => {
    expect(isInSepa(`${country}00`)).toBe(sepa);
    expect(needsBic(`${country}00`)).toBe(bic);
  });
});
