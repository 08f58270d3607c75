import { describe, expect, it } from 'vitest';
import {
  type BrokenFormat,
  brokenInvoice,
  validInvoice,
} from '../../../../../scripts/invoice/breaking/breaking.ts';
import { breakingTables } from '../../../../../scripts/invoice/breaking/tables.ts';
import { breaking } from '../../../../../scripts/invoice/breaking/xrechnung.ts';
import { readInvoiceXml } from '../read/file/invoice-xml.ts';
import type { ReadInvoice } from '../read/read-invoice.ts';
import { judge } from './judge.ts';
import { JudgedInvoice } from './judged-invoice.ts';
import { chosenRuleSets } from './rule-sets.ts';

/** Rules of an XRechnung in CII without a row, by the reason. */
const without = {
  'the artefact never names them': 'BR-AF-08 BR-AF-09 BR-AG-08 BR-AG-09',
  'the official rules end without a verdict':
    'CII-SR-009 CII-SR-010 CII-SR-439 CII-SR-441 CII-SR-473 CII-SR-477 CII-SR-478 CII-SR-479 CII-SR-480 CII-SR-481 CII-SR-482 CII-SR-484 CII-SR-487',
  'BT-24 decides which rules are asked': 'BR-01',
};

function read(bytes: Uint8Array): ReadInvoice {
  return readInvoiceXml(bytes, (reason) => {
    throw new Error(reason);
  });
}

function brokenRules(bytes: Uint8Array): string {
  return [...new Set(judge(read(bytes)).findings.map(({ rule }) => rule))].toSorted().join(' ');
}

function validBytes(format: BrokenFormat, request: string): Uint8Array {
  return new TextEncoder().encode(validInvoice(format, request));
}

describe.each(breakingTables)('judge, the rules of %s', (format, rows) => {
  for (const request of new Set(rows.map(([name]) => name))) {
    it(`breaks none in the request ${request}`, () => {
      expect(brokenRules(validBytes(format, request))).toBe('');
    });
  }

  for (const row of rows) {
    const [request, edits, rules] = row;
    it(`breaks ${rules} in ${request}: ${edits}`, () => {
      expect(brokenRules(brokenInvoice(format, row))).toBe(rules);
    });
  }
});

describe('judge, every rule of XRechnung in CII', () => {
  it('has a row for every rule, or a reason', () => {
    const invoice = new JudgedInvoice(read(validBytes('xrechnung', 'rich')));
    const ids = chosenRuleSets(invoice, 'auto').sets.flatMap((set) =>
      set.rulesFor(invoice).map(({ id }) => id),
    );
    const broken = new Set(breaking.flatMap(([, , rules]) => rules.split(' ')));
    const listed = new Set(Object.values(without).flatMap((list) => list.split(' ')));
    expect(ids.filter((id) => !broken.has(id) && !listed.has(id))).toEqual([]);
  });
});
