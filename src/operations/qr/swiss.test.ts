import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from '../../../test/support/judging/pdf-ua.ts';
import { refusalOf } from '../../../test/support/judging/refusal.ts';
import { runs, SEED } from '../../../test/support/runs.ts';
import { longestBill, swissSamples } from '../../../test/support/samples/swiss-bills.ts';
import { testNeeds } from '../../../test/support/worlds/needs.ts';
import type { FileResult } from '../../operation.ts';
import { readValue } from '../../request/read.ts';
import { swissQr } from './swiss.operation.ts';
import { type SwissBill, swissPayload } from './swiss-library.ts';

async function answer(input: object): Promise<FileResult> {
  return (await swissQr.run(readValue(swissQr, input).input as never, testNeeds())) as FileResult;
}

describe('payload', () => {
  test.each(swissSamples)('$name', ({ bill, elements }) => {
    expect(swissPayload(bill)).toBe(elements.join('\n'));
  });

  test.each([
    ['', 14],
    ['x'.repeat(140), 14],
  ])('a version without alignment pattern below the cross: %s', async (message, version) => {
    const { headers } = await answer({ ...swissSamples[2]!.bill, message });
    expect(headers).toMatchObject({ 'x-qr-version': String(version) });
  });

  test('guidelines 4.2.1: what is accepted has at most 997 characters, version 25 and level M', async () => {
    const text = (maxLength: number) =>
      fc.string({
        unit: fc.constantFrom('a', 'B', '7', '\u00e9', '\u20ac'),
        minLength: 1,
        maxLength,
        size: 'max',
      });
    const address = fc.record({
      name: text(70),
      street: text(70),
      building_number: text(16),
      postcode: text(16),
      city: text(35),
    });
    const bill = fc.record({
      iban: fc.constant('CH5800791123000889012'),
      creditor: address,
      debtor: address,
      amount: fc.integer({ min: 1, max: 99_999_999_999 }).map((cents) => cents / 100),
      message: text(140),
      alternative_schemes: fc.array(text(100), { maxLength: 2 }),
    });
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(bill, async (each) => {
        try {
          const { headers } = await answer(each);
          accepted++;
          expect(Number(headers!['x-qr-version'])).toBeLessThanOrEqual(25);
          expect(headers!['x-qr-ec']).toBe('M');
          expect(swissPayload(each).length).toBeLessThanOrEqual(997);
        } catch (error) {
          expect(String(error)).toMatch(/997 bytes/);
        }
      }),
      { seed: SEED, numRuns: runs(200) },
    );
    expect(accepted).toBeGreaterThan(0);
  });
});

describe('refusals', () => {
  const [{ bill: valid }] = swissSamples as [(typeof swissSamples)[0]];
  const plain = { iban: 'CH5800791123000889012', creditor: valid.creditor, amount: 1 };
  const rows: readonly { name: string; bill: object; pointers: string[]; message: RegExp }[] = [
    { name: 'nothing', bill: {}, pointers: ['/iban', '/creditor'], message: /required/ },
    {
      name: 'a German account',
      bill: { ...plain, iban: 'DE89370400440532013000' },
      pointers: ['/iban'],
      message: /Switzerland or Liechtenstein.*which DE/,
    },
    {
      name: 'two digits of the account exchanged',
      bill: { ...plain, iban: 'CH5800791123000889021' },
      pointers: ['/iban'],
      message: /length or check digits/,
    },
    {
      name: 'a QR-IBAN without a reference',
      bill: { ...valid, reference: undefined },
      pointers: ['/reference'],
      message: /27 digits.*QR-IBAN/,
    },
    {
      name: 'a QR-IBAN with a creditor reference',
      bill: { ...valid, reference: 'RF18539007547034' },
      pointers: ['/reference'],
      message: /27 digits.*QR-IBAN/,
    },
    {
      name: 'the first IID of QR-IBANs is 30000',
      bill: { ...plain, iban: 'CH3130000000000000001' },
      pointers: ['/reference'],
      message: /QR-IBAN/,
    },
    {
      name: 'a QR reference with a wrong check digit',
      bill: { ...valid, reference: '210000000003139471430009018' },
      pointers: ['/reference'],
      message: /check digit/,
    },
    {
      name: 'a QR reference of 26 digits',
      bill: { ...valid, reference: '21000000000313947143000901' },
      pointers: ['/reference'],
      message: /27 digits/,
    },
    {
      name: 'a QR reference with another account',
      bill: { ...plain, reference: valid.reference },
      pointers: ['/reference'],
      message: /needs a QR-IBAN/,
    },
    {
      name: 'a number of an invoice as reference',
      bill: { ...plain, reference: 'INV-1042' },
      pointers: ['/reference'],
      message: /ISO 11649.*as message/,
    },
    {
      name: 'a blank name, a missing city',
      bill: { ...plain, creditor: { name: ' ', postcode: '2501', city: ' ' } },
      pointers: ['/creditor/name', '/creditor/city'],
      message: /not blank/,
    },
    {
      name: 'an address without its postcode',
      bill: { ...plain, creditor: { name: 'A', city: 'Biel' } },
      pointers: ['/creditor/postcode'],
      message: /required/,
    },
    {
      name: 'a combined address (type K), which version 2.3 has no more',
      bill: { ...plain, creditor: 'Robert Schneider AG, Rue du Lac 1268, 2501 Biel' },
      pointers: ['/creditor'],
      message: /must be an object/,
    },
    {
      name: 'limits of an address',
      bill: {
        ...plain,
        debtor: {
          name: 'x'.repeat(71),
          street: 'x'.repeat(71),
          building_number: 'x'.repeat(17),
          postcode: 'x'.repeat(17),
          city: 'x'.repeat(36),
        },
      },
      pointers: [
        '/debtor/name',
        '/debtor/street',
        '/debtor/building_number',
        '/debtor/postcode',
        '/debtor/city',
      ],
      message: /at most (70|16|35)/,
    },
    {
      name: 'an unknown country',
      bill: { ...plain, creditor: { ...valid.creditor, country: 'UK' } },
      pointers: ['/creditor/country'],
      message: /ISO 3166-1.*UK/,
    },
    {
      name: 'Greek letters',
      bill: { ...plain, message: '\u0391\u03b8\u03ae\u03bd\u03b1' },
      pointers: ['/message'],
      message: /U\+0391/,
    },
    {
      name: 'a typographic apostrophe, an emoji, half a surrogate pair',
      bill: {
        ...plain,
        creditor: { ...valid.creditor, name: 'L\u2019', street: '\u{1f600}', city: '\ud83d' },
      },
      pointers: ['/creditor/name', '/creditor/street', '/creditor/city'],
      message: /U\+(2019|1F600|D83D)/,
    },
    {
      name: 'line breaks, which would begin another element',
      bill: { ...plain, message: 'a\nb', billing_information: '//S1/\t1', alternative_schemes: ['a\rb'] },
      pointers: ['/message', '/billing_information', '/alternative_schemes/0'],
      message: /one line/,
    },
    {
      name: 'message and billing information of 141 characters together',
      bill: { ...plain, message: 'x'.repeat(71), billing_information: `//S1${'x'.repeat(66)}` },
      pointers: ['/message'],
      message: /140 characters together, which are 141/,
    },
    {
      name: 'billing information without its mark',
      bill: { ...plain, billing_information: 'Invoice 1042' },
      pointers: ['/billing_information'],
      message: /begin with \/\//,
    },
    {
      name: 'three schemes',
      bill: { ...plain, alternative_schemes: ['a', 'b', 'c'] },
      pointers: ['/alternative_schemes'],
      message: /at most 2/,
    },
    {
      name: 'a scheme of 101 characters',
      bill: { ...plain, alternative_schemes: ['x'.repeat(101)] },
      pointers: ['/alternative_schemes/0'],
      message: /at most 100/,
    },
    {
      name: 'an empty scheme',
      bill: { ...plain, alternative_schemes: [' '] },
      pointers: ['/alternative_schemes/0'],
      message: /not blank/,
    },
    {
      name: 'the amount 0',
      bill: { ...plain, amount: 0 },
      pointers: ['/amount'],
      message: /from 0.01 to 999999999.99/,
    },
    {
      name: 'a billion',
      bill: { ...plain, amount: 1e9 },
      pointers: ['/amount'],
      message: /from 0.01 to 999999999.99/,
    },
    {
      name: 'half a cent',
      bill: { ...plain, amount: 1.005 },
      pointers: ['/amount'],
      message: /two decimals/,
    },
    { name: 'dollars', bill: { ...plain, currency: 'USD' }, pointers: ['/currency'], message: /CHF, EUR/ },
    {
      name: 'more than 997 bytes, at the longest text',
      bill: { ...longestBill('\u0142'), message: '\u20ac'.repeat(140), billing_information: undefined },
      pointers: ['/message'],
      message: /997 bytes/,
    },
  ];
  test.each(rows)('$name', ({ bill, pointers, message }) => {
    const { faults } = refusalOf(() => swissPayload(bill as SwissBill));
    expect(faults.map(({ pointer }) => pointer)).toEqual(pointers);
    for (const fault of faults) expect(fault.message).toMatch(message);
  });
});

describe('answers', () => {
  const [{ bill }] = swissSamples as [(typeof swissSamples)[0]];

  test('doubts about the drawing', async () => {
    expect((await answer({ ...bill, format: 'png', size: 256, margin: 0 })).headers).toMatchObject({
      'x-qr-warning': 'quiet-zone',
    });
    expect(
      (await answer({ ...longestBill('x'), format: 'png', size: 256, margin: 10 })).headers,
    ).toMatchObject({
      'x-qr-warning': 'too-small',
    });
  });

  test('a payment part is a PDF of 210 x 105 mm, described by the headers of its symbol', async () => {
    const { bytes, mediaType, fileName, headers } = await answer({ ...bill, format: 'pdf', language: 'FR' });
    expect([mediaType, fileName, headers!['x-qr-ec']]).toEqual(['application/pdf', 'qr-bill.pdf', 'M']);
    expect(new TextDecoder('latin1').decode(bytes)).toContain('/MediaBox[0 0 595.28 297.64]');
  });

  test.each(swissSamples)('a payment part conforms to PDF/UA-1: $name', async ({ bill: each }) => {
    expect(accessibilityFaults((await answer({ ...each, format: 'pdf' })).bytes)).toEqual([]);
  });
});
