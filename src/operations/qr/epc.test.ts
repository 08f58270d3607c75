import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../test/support/judging/refusal.ts';
import { runs, SEED } from '../../../test/support/runs.ts';
import { encode } from '../../formats/qr/symbol.ts';
import { type EpcTransfer, epcPayload } from './epc.ts';
import { transferWarnings } from './warnings.ts';

const account = { name: 'Nordwind GmbH', iban: 'DE89370400440532013000' };

describe('payload', () => {
  const rows: readonly { name: string; transfer: EpcTransfer; payload: string }[] = [
    {
      name: 'the example of EPC069-12, as version 002',
      transfer: {
        name: 'Red Cross of Belgium',
        iban: 'BE72000000001616',
        bic: 'BPOTBEB1',
        amount: 1,
        purpose: 'CHAR',
        text: 'Urgency fund',
        info: 'Sample EPC QR code',
      },
      payload:
        'BCD\n002\n1\nSCT\nBPOTBEB1\nRed Cross of Belgium\nBE72000000001616\nEUR1.00\nCHAR\n\nUrgency fund\nSample EPC QR code',
    },
    {
      name: 'no empty line at the end, and the line of the BIC stays',
      transfer: { ...account, amount: 0.01 },
      payload: 'BCD\n002\n1\nSCT\n\nNordwind GmbH\nDE89370400440532013000\nEUR0.01',
    },
    {
      name: 'a reference is in the line before the text',
      transfer: { ...account, amount: 999_999_999.99, reference: 'rf18 5390 0754 7034' },
      payload:
        'BCD\n002\n1\nSCT\n\nNordwind GmbH\nDE89370400440532013000\nEUR999999999.99\n\nRF18539007547034',
    },
    {
      name: 'blanks and case of codes do not matter, blanks around texts go',
      transfer: {
        name: ' Caf\u00e9 M\u00fcller ',
        iban: ' de89 3704 0044 0532 0130 00',
        bic: 'cobadeff xxx',
        amount: 12.5,
        purpose: 'gdds',
        text: ' INV 1042 ',
      },
      payload:
        'BCD\n002\n1\nSCT\nCOBADEFFXXX\nCaf\u00e9 M\u00fcller\nDE89370400440532013000\nEUR12.50\nGDDS\n\nINV 1042',
    },
    {
      name: 'blank members are left out',
      transfer: { ...account, amount: 3, bic: ' ', purpose: '', reference: ' ', text: '', info: ' ' },
      payload: 'BCD\n002\n1\nSCT\n\nNordwind GmbH\nDE89370400440532013000\nEUR3.00',
    },
    {
      name: 'the text of the payer comes last, after two empty lines',
      transfer: { ...account, amount: 3, info: 'Thanks' },
      payload: 'BCD\n002\n1\nSCT\n\nNordwind GmbH\nDE89370400440532013000\nEUR3.00\n\n\n\nThanks',
    },
    {
      name: 'a sum of cents is a number of cents: 0.1 + 0.2',
      transfer: { ...account, amount: 0.1 + 0.2 },
      payload: 'BCD\n002\n1\nSCT\n\nNordwind GmbH\nDE89370400440532013000\nEUR0.30',
    },
    {
      name: 'the SEPA has grown: Serbia since 2025',
      transfer: { ...account, iban: 'RS35260005601001611379', amount: 1 },
      payload: 'BCD\n002\n1\nSCT\n\nNordwind GmbH\nRS35260005601001611379\nEUR1.00',
    },
    {
      name: 'EPC069-12 3.1, AT-T002 is optional: no amount, and no lines where nothing follows',
      transfer: account,
      payload: 'BCD\n002\n1\nSCT\n\nNordwind GmbH\nDE89370400440532013000',
    },
    {
      name: 'no amount: its line stays before a purpose and a text',
      transfer: { ...account, purpose: 'CHAR', text: 'Donation' },
      payload: 'BCD\n002\n1\nSCT\n\nNordwind GmbH\nDE89370400440532013000\n\nCHAR\n\nDonation',
    },
    {
      name: 'version 001, with its BIC',
      transfer: { ...account, bic: 'COBADEFFXXX', amount: 1, version: '001' },
      payload: 'BCD\n001\n1\nSCT\nCOBADEFFXXX\nNordwind GmbH\nDE89370400440532013000\nEUR1.00',
    },
    {
      name: 'a name of 70 characters, 140 UTF-16 units',
      transfer: { ...account, name: '\u{1f600}'.repeat(70), iban: 'NO9386011117947', amount: 1 },
      payload: `BCD\n002\n1\nSCT\n\n${'\u{1f600}'.repeat(70)}\nNO9386011117947\nEUR1.00`,
    },
  ];
  test.each(rows)('$name', ({ transfer, payload }) => {
    expect(epcPayload(transfer)).toBe(payload);
  });

  test('what is accepted fits version 13 at level M (EPC069-12)', () => {
    const text = (maxLength: number) =>
      fc.string({ unit: fc.constantFrom('a', 'B', '7', ' ', '\u00e9', '\u20ac'), maxLength, size: 'max' });
    const transfer = fc.record({
      name: text(70).map((name) => `x${name.slice(1)}`),
      iban: fc.constantFrom('DE89370400440532013000', 'NO9386011117947', 'MT84MALT011000012345MTLCAST001S'),
      bic: fc.constantFrom('COBADEFFXXX', ''),
      amount: fc.integer({ min: 1, max: 99_999_999_999 }).map((cents) => cents / 100),
      text: text(140),
      info: text(70),
    });
    let most = 0;
    fc.assert(
      fc.property(transfer, (each) => {
        let payload: string;
        try {
          payload = epcPayload(each);
        } catch {
          return;
        }
        const { version, ec } = encode(payload, { ec: 'M' });
        most = Math.max(most, version);
        expect(ec).toBe('M');
        expect(version).toBeLessThanOrEqual(13);
        expect(new TextEncoder().encode(payload).length).toBeLessThanOrEqual(331);
      }),
      { seed: SEED, numRuns: runs(4000) },
    );
    expect(most).toBeGreaterThanOrEqual(12);
  });
});

describe('refusals', () => {
  const valid = { ...account, amount: 12.5 };
  const rows: readonly { name: string; transfer: object; pointers: string[]; message: RegExp }[] = [
    { name: 'nothing', transfer: {}, pointers: ['/name', '/iban'], message: /required/ },
    {
      name: 'version 001 without the BIC, which it has always',
      transfer: { ...valid, version: '001', bic: ' ' },
      pointers: ['/bic'],
      message: /required for version 001/,
    },
    {
      name: 'version 003',
      transfer: { ...valid, version: '003' },
      pointers: ['/version'],
      message: /one of 001, 002/,
    },
    {
      name: 'pitfall 13: a name of 71 characters',
      transfer: { ...valid, name: 'x'.repeat(71) },
      pointers: ['/name'],
      message: /1 to 70 characters/,
    },
    { name: 'a blank name', transfer: { ...valid, name: ' ' }, pointers: ['/name'], message: /not blank/ },
    {
      name: 'pitfall 13: the amount 0',
      transfer: { ...valid, amount: 0 },
      pointers: ['/amount'],
      message: /from 0.01 to 999999999.99/,
    },
    {
      name: 'a billion',
      transfer: { ...valid, amount: 1e9 },
      pointers: ['/amount'],
      message: /from 0.01 to 999999999.99/,
    },
    {
      name: 'EPC069-12, AT-T002: another currency than the euro',
      transfer: { ...valid, currency: 'USD' },
      pointers: ['/currency'],
      message: /EUR/,
    },
    {
      name: 'half a cent',
      transfer: { ...valid, amount: 12.345 },
      pointers: ['/amount'],
      message: /two decimals, which 12.345/,
    },
    {
      name: 'an amount as text',
      transfer: { ...valid, amount: '12.50' },
      pointers: ['/amount'],
      message: /number/,
    },
    {
      name: 'pitfall 13: LF in the text',
      transfer: { ...valid, text: 'INV\n1042' },
      pointers: ['/text'],
      message: /one line/,
    },
    {
      name: 'other line breaks and control characters, all at once',
      transfer: { ...valid, name: 'a\rb', text: 'a\u2028b', info: 'a\tb' },
      pointers: ['/name', '/text', '/info'],
      message: /one line/,
    },
    {
      name: 'half a surrogate pair',
      transfer: { ...valid, text: '\ud83d' },
      pointers: ['/text'],
      message: /surrogate/,
    },
    {
      name: 'two digits of the IBAN exchanged',
      transfer: { ...valid, iban: 'DE89370400440532010300' },
      pointers: ['/iban'],
      message: /IBAN \(ISO 13616\)/,
    },
    {
      name: 'an account outside the SEPA',
      transfer: { ...valid, iban: 'TR330006100519786457841326' },
      pointers: ['/iban'],
      message: /TR does not belong/,
    },
    {
      name: 'a BIC of nine letters',
      transfer: { ...valid, bic: 'COBADEFFX' },
      pointers: ['/bic'],
      message: /8 or 11/,
    },
    {
      name: 'a purpose of five letters',
      transfer: { ...valid, purpose: 'GOODS' },
      pointers: ['/purpose'],
      message: /at most 4/,
    },
    {
      name: 'a reference whose check digits are wrong',
      transfer: { ...valid, reference: 'RF19539007547034' },
      pointers: ['/reference'],
      message: /ISO 11649/,
    },
    {
      name: 'a reference beside a text',
      transfer: { ...valid, reference: 'RF18539007547034', text: 'INV-1042' },
      pointers: ['/text'],
      message: /left out beside reference/,
    },
    {
      name: 'a text of 141 characters',
      transfer: { ...valid, text: 'x'.repeat(141) },
      pointers: ['/text'],
      message: /at most 140/,
    },
    {
      // The text alone has 420.
      name: 'more than 331 bytes, at the longest member',
      transfer: { ...valid, text: '\u20ac'.repeat(140) },
      pointers: ['/text'],
      message: /331 bytes/,
    },
  ];
  test.each(rows)('$name', ({ transfer, pointers, message }) => {
    const { faults } = refusalOf(() => epcPayload(transfer as EpcTransfer));
    expect(faults.map(({ pointer }) => pointer)).toEqual(pointers);
    for (const fault of faults) expect(fault.message).toMatch(message);
  });
});

test('an account outside the European Economic Area without its BIC is doubtful', () => {
  expect(transferWarnings({ iban: 'ch93 0076 2011 6238 5295 7' })).toEqual(['epc-no-bic']);
  expect(transferWarnings({ iban: 'CH9300762011623852957', bic: 'POFICHBEXXX' })).toEqual([]);
  expect(transferWarnings({ iban: 'DE89370400440532013000' })).toEqual([]);
});
