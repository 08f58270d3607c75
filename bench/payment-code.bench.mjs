/**
 * Invoices with a payment code against the same ones without an account: what the code costs in time and bytes.
 */
import { ok } from 'node:assert';
import { installedFonts } from '../dist/adapters/fonts.js';
import { toPdf } from '../dist/operations/invoice/index.js';
import { compare } from './harness.mjs';
import { loads } from './invoice/loads.mjs';

const fonts = await installedFonts()();

/** An invoice with a code takes at most this many times as long as one without. */
const TIMES = 2.5;
/** Bytes the code and the bank lines may add. */
const MORE_BYTES = 3 * 1024;

const without = (name) => toPdf({ ...loads[name], currency: 'EUR' }, fonts);
const withCode = (name) => toPdf({ ...loads[name], currency: 'EUR', iban: 'IE29AIBK93115212345678' }, fonts);

await compare({
  group: 'payment-code',
  title: 'Payment code on the invoice',
  peers: [],
  rows: ['small', 'typical'].flatMap((name) => [
    {
      name,
      unit: 'time',
      candidates: { sundry: () => withCode(name).bytes, without: () => without(name).bytes },
      targets: { without: TIMES },
      verify: () => {
        ok(withCode(name).paymentCode.payload.startsWith('BCD\n002\n'));
        ok(without(name).paymentCode === undefined);
      },
    },
    {
      name: `${name}, of the one without and 3 KB`,
      unit: 'bytes',
      candidates: { sundry: withCode(name).bytes.length, limit: without(name).bytes.length + MORE_BYTES },
      targets: { limit: 1 },
    },
  ]),
});
