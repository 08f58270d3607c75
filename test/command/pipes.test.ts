import { expect, it } from 'vitest';
import { germanInvoice } from '../../scripts/invoice/einvoice-refusals/requests.ts';
import { runCommand } from '../../src/command/command.ts';
import { readInvoice, toXml } from '../../src/operations/invoice/index.ts';
import { inMemory } from '../support/running/command-run.ts';

const run = inMemory(runCommand);

it.each(['xrechnung', 'xrechnung-ubl', 'peppol', 'facturx'] as const)(
  'a received %s becomes a page that carries it (docs/invoice.md, Receiving)',
  async (einvoice) => {
    const { bytes } = toXml({ ...germanInvoice, einvoice });
    const files = { 'received.xml': bytes };
    const read = await run(['invoice', 'read', 'received.xml', '--get', 'invoice'], { files });
    const page = await run(['invoice', 'pdf', '--einvoice', 'facturx', '-o', '-'], { stdin: read.stdout });
    const { format, valid, totals } = readInvoice(page.bytes);
    expect({ status: page.status, profile: format.profile, valid, differences: totals.differences }).toEqual({
      status: 0,
      profile: 'en16931',
      valid: true,
      differences: [],
    });
  },
);
