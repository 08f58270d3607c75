import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../test/support/judging/refusal.ts';
import { testNeeds } from '../../../test/support/worlds/needs.ts';
import type { Operation } from '../../operation.ts';
import { readValue } from '../../request/read.ts';
import { createQr } from './create.operation.ts';
import { epcQr } from './epc.operation.ts';
import { epcPayload } from './epc.ts';
import { vcardQr } from './vcard.operation.ts';
import { vcardPayload } from './vcard.ts';
import { wifiQr } from './wifi.operation.ts';
import { wifiPayload } from './wifi.ts';

function answer(operation: Operation, input: object): unknown {
  return operation.run(readValue(operation, input).input as never, testNeeds());
}

describe('the operations draw what the library writes', () => {
  test('Wi-Fi', () => {
    const network = { ssid: 'a;b', password: 'two;espressi', hidden: true };
    const drawing = { format: 'png', margin: 6 };
    expect(answer(wifiQr, { ...network, ...drawing })).toEqual(
      answer(createQr, { data: wifiPayload(network), ...drawing }),
    );
  });

  test('vCard', () => {
    const contact = { name: 'Ada King Lovelace', phone: '+15551234567' };
    expect(answer(vcardQr, { ...contact, rounded: 1 })).toEqual(
      answer(createQr, { data: vcardPayload(contact), rounded: 1 }),
    );
  });

  test('a transfer, at level M', async () => {
    const transfer = {
      name: 'Nordwind GmbH',
      iban: 'DE89370400440532013000',
      amount: 12.5,
      text: 'INV-1042',
    };
    const drawing = { format: 'json', ec: 'M' };
    expect(await answer(epcQr, { ...transfer, format: 'json' })).toEqual(
      answer(createQr, { data: epcPayload(transfer), ...drawing }),
    );
    // A level is no member of it: EPC069-12 requires M.
    expect(await answer(epcQr, { ...transfer, ec: 'H' })).toMatchObject({ headers: { 'x-qr-ec': 'M' } });
  });

  test('doubts about the transfer are sent', async () => {
    const transfer = { name: 'Nordwind AG', iban: 'CH9300762011623852957', amount: 12.5 };
    expect(await answer(epcQr, { ...transfer, margin: 0 })).toMatchObject({
      headers: { 'x-qr-warning': 'quiet-zone,epc-no-bic' },
    });
  });

  test('doubts about the drawing come before those about the network', () => {
    expect(answer(wifiQr, { ssid: 'x', password: 'short', margin: 0 })).toMatchObject({
      headers: { 'x-qr-warning': 'quiet-zone,wifi-password-length' },
    });
  });
});

describe('refusals point at a member the caller has', () => {
  const rows: readonly { name: string; operation: Operation; input: object; pointer: string }[] = [
    { name: 'a long ssid', operation: wifiQr, input: { ssid: 'x'.repeat(2940) }, pointer: '/ssid' },
    {
      name: 'a long password',
      operation: wifiQr,
      input: { ssid: 'home', password: 'x'.repeat(2940) },
      pointer: '/password',
    },
    {
      name: 'a long name, written twice',
      operation: vcardQr,
      input: { name: 'x'.repeat(1500) },
      pointer: '/name',
    },
    {
      name: 'the longest of several',
      operation: vcardQr,
      input: { name: 'Ada', org: 'x'.repeat(2000), url: 'y'.repeat(1000) },
      pointer: '/org',
    },
    {
      name: 'escapes count: 1500 semicolons are 3000 bytes',
      operation: wifiQr,
      input: { ssid: ';'.repeat(1500) },
      pointer: '/ssid',
    },
    {
      name: 'a given level that cannot hold it',
      operation: vcardQr,
      input: { name: 'Ada', org: 'x'.repeat(1500), ec: 'H' },
      pointer: '/ec',
    },
    { name: 'the matrix', operation: wifiQr, input: { ssid: 'x', format: 'json' }, pointer: '/format' },
    { name: 'fg equal to bg', operation: vcardQr, input: { name: 'Ada', fg: '#fff' }, pointer: '/fg' },
    { name: 'an unknown type', operation: wifiQr, input: { ssid: 'x', type: 'WPA3' }, pointer: '/type' },
  ];
  test.each(rows)('$name', ({ operation, input, pointer }) => {
    expect(refusalOf(() => answer(operation, input)).faults.map((fault) => fault.pointer)).toEqual([pointer]);
  });

  test('a password that is dropped does not count', () => {
    expect(answer(wifiQr, { ssid: 'x', type: 'nopass', password: 'x'.repeat(9000) })).toMatchObject({
      headers: { 'x-qr-version': '2' },
    });
  });
});

test('no header value is beyond ASCII', () => {
  const { headers } = answer(createQr, { data: '\u6771\u4eac', size: 64, fg: '#ccc' }) as { headers: object };
  expect(Object.values(headers).join()).toMatch(/^[\x20-\x7e]+$/);
});
