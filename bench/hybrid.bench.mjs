/**
 * Hybrid invoices against the plain documents of the same requests: what the XML inside costs in time and bytes.
 */
import { ok } from 'node:assert';
import { installedFonts } from '../dist/adapters/fonts.js';
import { toPdf } from '../dist/operations/invoice/index.js';
import { compare } from './harness.mjs';
import { loads } from './invoice/loads.mjs';

const fonts = await installedFonts()();

/** A hybrid takes at most this many times as long as the plain document. */
const TIMES = 4;
/** Bytes the XML and its metadata may add. */
const MORE_BYTES = 5 * 1024;

const requests = Object.fromEntries(
  ['small', 'typical'].map((name) => {
    const { discount, from, to, ...rest } = loads[name];
    return [
      name,
      {
        ...rest,
        from: { ...from, country: 'IE', vat_id: 'IE6388047V' },
        to: { ...to, country: 'IE' },
        delivery_date: '2026-03-06',
        iban: 'IE29AIBK93115212345678',
      },
    ];
  }),
);

const plain = (name) => toPdf(requests[name], fonts).bytes;
const hybrid = (name) => toPdf({ ...requests[name], einvoice: 'facturx' }, fonts).bytes;

await compare({
  group: 'hybrid',
  title: 'Hybrid invoice',
  peers: [],
  rows: Object.keys(requests).flatMap((name) => [
    {
      name,
      unit: 'time',
      candidates: { sundry: () => hybrid(name), plain: () => plain(name) },
      targets: { plain: TIMES },
      verify: () => {
        ok(Buffer.from(hybrid(name)).includes('/AFRelationship/Alternative'));
        ok(!Buffer.from(plain(name)).includes('/EmbeddedFile'));
      },
    },
    {
      name: `${name}, of the plain document and 5 KB`,
      unit: 'bytes',
      candidates: { sundry: hybrid(name).length, limit: plain(name).length + MORE_BYTES },
      targets: { limit: 1 },
    },
  ]),
});
