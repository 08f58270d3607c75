import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type EinvoiceRequest, toPdf, toXml } from '../../src/operations/invoice/index.ts';
import { hasConsumer } from '../support/consumers.ts';
import { type Leaf, leavesOf } from '../support/judging/cii-leaves.ts';
import { preflightIsThere, preflightOf } from '../support/judging/preflight.ts';
import { runs } from '../support/runs.ts';
import { hybridRequests } from '../support/samples/hybrid-requests.ts';
import { testNeeds } from '../support/worlds/needs.ts';

const fonts = await testNeeds().fonts();

const xmlOf = (request: EinvoiceRequest) => new TextDecoder().decode(toXml(request).bytes);

/** Lends hybrid invoices as files of a folder that is deleted afterwards. */
function withHybrids<T>(
  requests: readonly EinvoiceRequest[],
  use: (folder: string, paths: string[]) => T,
): T {
  const folder = mkdtempSync(join(tmpdir(), 'sundry-test-'));
  try {
    const paths = requests.map((_, index) => join(folder, `${index}.pdf`));
    for (const [index, request] of requests.entries())
      writeFileSync(paths[index]!, toPdf(request, fonts).bytes);
    return use(folder, paths);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const squeezed = (text: string) => text.normalize('NFC').replace(/\s+/g, '');

/** A number as any language writes it: grouped or not, with as many decimals as the text has. */
function asNumber(text: string): RegExp {
  const [whole, decimals] = text.replace('-', '').split('.') as [string, string?];
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, "[.,'\\s]?");
  const minus = text.startsWith('-') ? '-[^\\d\\s]*\\s?' : '';
  return new RegExp(`(?<![\\d.,])${minus}${grouped}${decimals ? `[.,]${decimals}` : ''}(?!\\d|[.,]\\d)`);
}

const trimmed = (text: string, least: number) => {
  const [whole, decimals = ''] = text.split('.');
  const kept = decimals.replace(/0+$/, '').padEnd(least, '0');
  return kept === '' ? whole! : `${whole}.${kept}`;
};

/** A day as the platform writes it in a language, whole or in part; English keeps the ISO form. */
function asDay(
  text: string,
  language: string,
  parts: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): string[] {
  const iso = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6, 8)}`;
  if (language === 'en') return [iso];
  const locale = language === 'pt' ? 'pt-PT' : language;
  const day = new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }).format(new Date(iso));
  return [day, day.replace(/^1(?!\d)/, '1er')];
}

/** The first day of a period with its last, which alone may have the month and the year of both. */
function asPeriod(start: string, end: string, language: string): RegExp {
  const escaped = (texts: string[]) =>
    texts.map((text) => squeezed(text).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const starts = [
    ...asDay(start, language),
    ...(start.slice(0, 4) === end.slice(0, 4)
      ? asDay(start, language, { day: 'numeric', month: 'long' })
      : []),
    ...(start.slice(0, 6) === end.slice(0, 6) ? asDay(start, language, { day: 'numeric' }) : []),
  ];
  if (start === end) return new RegExp(escaped(starts));
  return new RegExp(`(?:${escaped(starts)})[^\\d]{1,3}(?:${escaped(asDay(end, language))})`);
}

/** Codes, addresses of machines, line numbers and the sign of a charge: nothing a reader of the page needs. */
const UNPRINTED =
  /Context\/|\/(?:Indicator|TypeCode|CategoryCode|ExemptionReasonCode|LineID)$|\/URIUniversalCommunication\/URIID$|ProcuringProject\/Name$/;

/** Tax that is 0: a document with one rate of 0 has no row for it. */
const isNoTax = ({ name, text }: Leaf) =>
  /^(?:TaxTotalAmount|CalculatedAmount|RateApplicablePercent)$/.test(name) && Number(text) === 0;

/** The leaves of an XML that the text of the page lacks. */
function missingFrom(page: string, xml: string, language: string): string[] {
  const whole = squeezed(page);
  const country = new Intl.DisplayNames(language === 'pt' ? 'pt-PT' : language, { type: 'region' });
  const leaves = leavesOf(xml);
  const isThere = ({ name, path, text }: Leaf, index: number): boolean => {
    const next = leaves[index + 1];
    if (
      path.endsWith('/StartDateTime/DateTimeString') &&
      next?.path.endsWith('/EndDateTime/DateTimeString')
    ) {
      return asPeriod(text, next.text, language).test(whole);
    }
    if (name === 'DateTimeString') return asDay(text, language).some((day) => whole.includes(squeezed(day)));
    if (name === 'CountryID' || path.endsWith('/OriginTradeCountry/ID'))
      return whole.includes(squeezed(country.of(text)!));
    if (name === 'ChargeAmount') return asNumber(trimmed(Number(text).toFixed(6), 2)).test(page);
    // The page deducts an allowance: one below zero adds.
    if (/AllowanceTotalAmount$|AllowanceCharge\/ActualAmount$/.test(path))
      return asNumber(text.replace('-', '')).test(page);
    if (name.endsWith('Amount')) return asNumber(text).test(page);
    if (/Quantity$|Percent$/.test(name)) return asNumber(trimmed(text, 0)).test(page);
    // The third line of an address is the rest of them.
    return text.split(name === 'LineThree' ? ', ' : '\n').every((line) => whole.includes(squeezed(line)));
  };
  return leaves
    .filter((leaf, index) => !UNPRINTED.test(leaf.path) && !isNoTax(leaf) && !isThere(leaf, index))
    .map(({ path, text }) => `${path}: ${text}`);
}

describe.runIf(hasConsumer('pdftotext'))('the page of a hybrid invoice', () => {
  test('decision 0028: says every text, id, day and amount of its XML, in every language', () => {
    const requests = hybridRequests(runs(300));
    expect(new Set(requests.map(({ language }) => language)).size).toBe(8);
    withHybrids(requests, (_, paths) => {
      for (const [index, request] of requests.entries()) {
        const page = execFileSync('pdftotext', ['-raw', paths[index]!, '-'], { encoding: 'utf8' });
        const missing = missingFrom(page, xmlOf(request), request.language!);
        expect(missing, JSON.stringify(request)).toEqual([]);
      }
    });
  }, 600_000);

  test('and a page that lacks one is found', () => {
    const [request] = hybridRequests(1) as [EinvoiceRequest];
    const xml = xmlOf(request);
    expect(missingFrom('', xml, 'en').length).toBeGreaterThan(20);
  });
});

describe.runIf(hasConsumer('qpdf') && hasConsumer('pdfdetach'))('a hybrid invoice', () => {
  test('is clean PDF 1.7, and its attachment the XML, byte for byte', () => {
    const requests = hybridRequests(runs(40));
    withHybrids(requests, (folder, paths) => {
      for (const [index, request] of requests.entries()) {
        const path = paths[index]!;
        const { stdout, stderr, status } = spawnSync('qpdf', ['--check', path], { encoding: 'utf8' });
        expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
        expect(stdout).toContain('PDF Version: 1.7\n');
        const saved = join(folder, 'factur-x.xml');
        execFileSync('pdfdetach', ['-savefile', 'factur-x.xml', '-o', saved, path]);
        expect(readFileSync(saved, 'utf8')).toBe(xmlOf(request));
      }
    });
  });
});

describe.runIf(preflightIsThere)('PDFBox Preflight, which checks PDF/A-1b', () => {
  test('finds in hybrid invoices exactly what PDF/A-3 permits and PDF/A-1 does not', () => {
    const requests = hybridRequests(runs(40));
    withHybrids(requests, (folder) => {
      // It takes the folder as the place of its reports too.
      spawnSync('java', preflightOf(folder, 'xml'), { cwd: folder, encoding: 'utf8' });
      const reports = readdirSync(folder).filter((file) => file.endsWith('.preflight.xml'));
      expect(reports).toHaveLength(requests.length);
      for (const report of reports) {
        const found = leavesOf(readFileSync(join(folder, report), 'utf8')).filter(
          ({ name }) => name === 'code',
        );
        // An embedded file in a specification, one in the tree of names, and a part other than 1.
        expect(found.map(({ text }) => text).sort()).toEqual(['1.2.9', '1.4.7', '7.11.2']);
      }
    });
  });
});
