/**
 * E-invoices as XML against the two packages of Node that write EN 16931: @e-invoice-eu/core and node-zugferd. Both are
 * given the sums, which Sundry computes. node-zugferd runs without its validation, which starts Java; Sundry checks the
 * rules of the format in each call.
 */
import { ok } from 'node:assert';
import { createRequire } from 'node:module';
import { toXml } from '../dist/operations/invoice/index.js';
import { withEInvoiceEu } from './einvoice/e-invoice-eu.mjs';
import { loads } from './einvoice/loads.mjs';
import { withNodeZugferd } from './einvoice/node-zugferd.mjs';
import { compare } from './harness.mjs';

const eInvoiceEu = installed('@e-invoice-eu/core');
const nodeZugferd = installed('node-zugferd');
const invoicer = nodeZugferd?.zugferd({
  profile: installed('node-zugferd/profile/en16931').EN16931,
  strict: false,
});

/** The largest share of each peer's time that Sundry may need. */
const targets = { '@e-invoice-eu/core': 0.01, 'node-zugferd': 0.1 };

await compare({
  group: 'einvoice',
  title: 'E-invoice XML',
  peers: ['@e-invoice-eu/core', 'node-zugferd'],
  rows: [
    ...Object.entries(loads).map(([name, invoice]) => row(`${name}, CII`, invoice, 'facturx', 'CII')),
    ...Object.entries(loads).map(([name, invoice]) => row(`${name}, UBL`, invoice, 'xrechnung-ubl', 'UBL')),
  ],
});

/** Their builds for `import` do not load on every Node; those for `require` do. */
function installed(name) {
  try {
    return createRequire(import.meta.url)(name);
  } catch (error) {
    if (error.code !== 'MODULE_NOT_FOUND') throw error;
    console.log(`missing: ${name}`);
    return undefined;
  }
}

function row(name, invoice, einvoice, format) {
  const candidates = {
    sundry: () => toXml({ ...invoice, einvoice }).bytes,
    ...(eInvoiceEu && { '@e-invoice-eu/core': () => withEInvoiceEu(eInvoiceEu, invoice, format) }),
    ...(invoicer && format === 'CII' && { 'node-zugferd': () => withNodeZugferd(invoicer, invoice) }),
  };
  return {
    name,
    unit: 'time',
    candidates,
    targets: Object.fromEntries(Object.entries(targets).filter(([peer]) => peer in candidates)),
    verify: async () => {
      for (const write of Object.values(candidates)) {
        const made = await write();
        const text = typeof made === 'string' ? made : new TextDecoder().decode(made);
        const total = (1428 * invoice.items.length).toFixed(2);
        ok(text.includes(`>${total}<`) && text.includes('DE89370400440532013000'), text.slice(0, 500));
      }
    },
  };
}
