import { describe, expect, it } from 'vitest';
import {
  type Breaking,
  type BrokenFormat,
  brokenInvoice,
  validInvoice,
} from '../../../../../scripts/invoice/breaking/breaking.ts';
import { breakingTables } from '../../../../../scripts/invoice/breaking/tables.ts';
import { readInvoiceXml } from '../read/file/invoice-xml.ts';
import type { ReadInvoice } from '../read/read-invoice.ts';
import type { Finding } from './finding.ts';
import { judge } from './judge.ts';
import { JudgedInvoice } from './judged-invoice.ts';
import { chosenRuleSets } from './rule-sets.ts';

/** Rules without a row, by syntax and reason. */
const without = {
  cii: {
    'the artefact never names them': 'BR-AF-08 BR-AF-09 BR-AG-08 BR-AG-09',
    'the official rules end without a verdict':
      'CII-SR-009 CII-SR-010 CII-SR-439 CII-SR-441 CII-SR-473 CII-SR-477 CII-SR-478 CII-SR-479 CII-SR-480 CII-SR-481 CII-SR-482 CII-SR-484 CII-SR-487',
    'BT-24 decides which rules are asked': 'BR-01',
    'CII has no such elements':
      'BR-DEX-02 BR-DEX-03 BR-DEX-09 BR-DEX-10 BR-DEX-11 BR-DEX-12 BR-DEX-13 BR-DEX-14',
  },
  ubl: {
    'the artefact never names them': 'BR-DEC-13 BR-DEC-15',
    'the official rules end without a verdict': 'UBL-SR-09 UBL-SR-15 UBL-SR-22 UBL-SR-27',
    'BT-24 decides which rules are asked': 'BR-01 PEPPOL-EN16931-R004',
    'UBL has no such elements': 'BR-TMP-3 BR-DEX-15',
  },
};

/** Rules that leave an invoice valid, as the official programs have them; those of BR-CL and BR-CO-16 in extensions alone. */
const soft = {
  xrechnung:
    'BR-CL-10 BR-CL-11 BR-CL-13 BR-CL-21 BR-CL-24 BR-CL-25 BR-CL-26 BR-DE-17 BR-DE-19 BR-DE-20 BR-DE-21 BR-DE-26 BR-DE-27 BR-DE-28 BR-DE-TMP-32 BR-DEX-15 BR-TMP-2 CII-SR-452 CII-SR-453 CII-SR-454 PEPPOL-EN16931-R120',
  peppol:
    'BR-51 DE-R-017 DE-R-019 DE-R-020 DE-R-026 DE-R-027 DE-R-028 DE-R-T02 GR-S-008-1 GR-S-011 IS-R-001 NO-R-002 PEPPOL-COMMON-R044 PEPPOL-COMMON-R045 PEPPOL-COMMON-R046 PEPPOL-COMMON-R047 PEPPOL-COMMON-R054 PEPPOL-COMMON-R055 PEPPOL-COMMON-R056-1 PEPPOL-COMMON-R056-2 PEPPOL-COMMON-R057 SE-R-007 SE-R-008 SE-R-009 SE-R-010 SE-R-011 SE-R-012',
  'xrechnung-ubl':
    'BR-CL-10 BR-CL-11 BR-CL-13 BR-CL-21 BR-CL-24 BR-CL-25 BR-CL-26 BR-CO-16 BR-DE-17 BR-DE-19 BR-DE-20 BR-DE-21 BR-DE-26 BR-DE-27 BR-DE-28 BR-DE-TMP-32 BR-DEX-02 BR-TMP-2 UBL-CR-646',
};

/** A changed invoice with its row. */
interface JudgedRow {
  readonly row: Breaking;
  readonly read: ReadInvoice;
  readonly findings: readonly Finding[];
}

const judged = new Map<BrokenFormat, readonly JudgedRow[]>();

/** The rows of a format, each judged once for all tests. */
function judgedRows(format: BrokenFormat): readonly JudgedRow[] {
  const known = judged.get(format);
  if (known !== undefined) return known;
  const rows = breakingTables
    .flatMap(([each, table]) => (each === format ? table : []))
    .map((row): JudgedRow => {
      const changed = read(brokenInvoice(format, row));
      return { row, read: changed, findings: judge(changed).findings };
    });
  judged.set(format, rows);
  return rows;
}

function read(bytes: Uint8Array): ReadInvoice {
  return readInvoiceXml(bytes, (reason) => {
    throw new Error(reason);
  });
}

function rulesOf(findings: readonly Finding[]): string {
  return [...new Set(findings.map(({ rule }) => rule))].toSorted().join(' ');
}

describe.each(breakingTables)('judge, the rules of %s', (format, rows) => {
  for (const request of new Set(rows.map(([name]) => name))) {
    it(`breaks none in the request ${request}`, () => {
      const valid = new TextEncoder().encode(validInvoice(format, request));
      expect(rulesOf(judge(read(valid)).findings)).toBe('');
    });
  }

  for (const [index, [request, edits, rules]] of rows.entries()) {
    it(`breaks ${rules || 'none'} in ${request}: ${edits}`, () => {
      expect(rulesOf(judgedRows(format)[index]!.findings)).toBe(rules);
    });
  }
});

describe('judge, every rule', () => {
  it.each(['xrechnung', 'peppol', 'xrechnung-ubl'] as const)('of %s is fatal, or is listed', (format) => {
    const findings = judgedRows(format).flatMap((row) => row.findings);
    expect(rulesOf(findings.filter(({ severity }) => severity !== 'fatal'))).toBe(soft[format]);
  });

  it.each([
    ['XRechnung in CII', 'cii', ['xrechnung']],
    ['Peppol', 'ubl', ['peppol']],
    ['XRechnung in UBL', 'ubl', ['xrechnung-ubl', 'peppol']],
  ] as const)('of %s has a row, or a reason', (_name, syntax, formats) => {
    const asked = judgedRows(formats[0]).flatMap((row) => {
      const invoice = new JudgedInvoice(row.read);
      return chosenRuleSets(invoice, 'auto').sets.flatMap((set) => set.rulesFor(invoice).map(({ id }) => id));
    });
    const named = formats.flatMap((format) => judgedRows(format).map(({ row: [, , rules] }) => rules));
    const known = new Set([...named, ...Object.values(without[syntax])].flatMap((list) => list.split(' ')));
    expect([...new Set(asked)].filter((id) => !known.has(id))).toEqual([]);
  });
});
