import { describe, expect, test } from 'vitest';
import { testNeeds } from '../../../test/support/worlds/needs.ts';
import { fontSetOf } from '../pdf/fonts/load-fonts.ts';
import { TextSetter } from '../pdf/text-setter.ts';
import type { QrBill } from './bill.ts';
import { billLabels } from './labels.ts';
import { sectionsOf, setSections } from './sections.ts';

const setter = new TextSetter(fontSetOf(await testNeeds().fonts()));
const MM = 72 / 25.4;

const address = (letter: string, scale: number) => ({
  name: letter.repeat(70 * scale),
  street: letter.repeat(70 * scale),
  buildingNumber: letter.repeat(16 * scale),
  postcode: letter.repeat(16 * scale),
  city: letter.repeat(35 * scale),
  country: 'CH',
});

function billOf(letter: string, scale = 1): QrBill {
  return {
    iban: 'CH4431999123000889012',
    creditor: address(letter, scale),
    currency: 'CHF',
    debtor: address(letter, scale),
    reference: '210000000003139471430009017',
    message: letter.repeat(70 * scale),
    billingInformation: letter.repeat(70 * scale),
    schemes: [],
  };
}

const field = { width: 52 * MM, height: 20 * MM };
const labels = billLabels.de;

// W is the widest letter of Arial; a word without a break fills its lines worst in pairs.
describe.each(['W', 'm', 'i', '-', 'a '])('the longest texts of %j fit (style guide, measures)', (letter) => {
  test.each([
    ['the payment part', { width: 87 * MM, height: 85 * MM, textSize: 10 }, false],
    ['the receipt', { width: 52 * MM, height: 56 * MM, textSize: 8 }, true],
  ] as const)('%s', (_, place, isReceipt) => {
    const content = (hasStreet: boolean) =>
      sectionsOf(billOf(letter), {
        ...{ labels, isReceipt, field },
        ...{ hasCreditorStreet: hasStreet, hasDebtorStreet: hasStreet },
      });
    const contents = isReceipt ? [content(true), content(false)] : [content(true)];
    const { gap, textSize, labelSize } = setSections(setter, contents, place);
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(textSize).toBeGreaterThanOrEqual(6);
    expect(labelSize).toBeGreaterThanOrEqual(6);
  });
});

test('texts that fit have the sizes that the style guide recommends, a line between sections', () => {
  const bill = {
    ...billOf('a', 0),
    creditor: { ...address('', 0), name: 'Robert Schneider AG', city: 'Biel' },
  };
  const content = sectionsOf(bill, {
    ...{ labels, isReceipt: false, field },
    ...{ hasCreditorStreet: true, hasDebtorStreet: true },
  });
  const set = setSections(setter, [content], { width: 87 * MM, height: 85 * MM, textSize: 10 });
  expect(set).toMatchObject({ textSize: 10, labelSize: 8, leading: 11, gap: 11 });
});

test('a tight receipt leaves out streets before it gets smaller', () => {
  const [whole, short] = [true, false].map((hasStreet) =>
    sectionsOf(billOf('n', 0.8), {
      ...{ labels, isReceipt: true, field },
      ...{ hasCreditorStreet: hasStreet, hasDebtorStreet: hasStreet },
    }),
  );
  const place = { width: 52 * MM, height: 56 * MM, textSize: 8 };
  const set = setSections(setter, [whole!, short!], place);
  expect(set.textSize).toBe(8);
  expect(set.sections.at(-1)!.lines.map((line) => line.trim().length)).toEqual([33, 23, 12, 28]);
});
