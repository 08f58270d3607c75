/**
 * `EINVOICE_CHECK=PROGRAM npm run einvoice -- [COUNT]`: writes COUNT random invoices in each of the four formats (default
 * 50) and asks a program that knows the official rules whether all of them are valid, without a warning. Then writes
 * every document that we refuse all the same, and asks whether the rule fails that we refuse it for. The program gets
 * `--json --strict @LIST`, with a path a line in LIST, and answers a line of JSON for each file: file, valid, errors and
 * warnings, each with rule and text. Exits 1 when it disagrees with us. `read` in place of COUNT: see
 * reading/prove-reading.ts; `rules`: see reading/prove-rules.ts.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { computeTotals } from '../../src/operations/invoice/amounts/totals.ts';
import { normalInvoice } from '../../src/operations/invoice/checks/normal-form.ts';
import { einvoiceFormats } from '../../src/operations/invoice/codes/einvoice-format.ts';
import { writeEinvoice } from '../../src/operations/invoice/einvoice/write-einvoice.ts';
import { InputError, type InvoiceRequest, toXml } from '../../src/operations/invoice/index.ts';
import { invoiceRequest } from '../../src/operations/invoice/schema.ts';
import { readInput } from '../../src/schema/read.ts';
import { chanceOf } from './chance.ts';
import { einvoiceRefusals } from './einvoice-refusals/all.ts';
import type { EinvoiceRefusal } from './einvoice-refusals/pairs.ts';
import { type OfficialVerdict, officialVerdicts } from './official-verdicts.ts';
import { randomEinvoice } from './random-einvoices.ts';

const SEED = 20261123;
const program = process.env.EINVOICE_CHECK;
const count = Number(process.argv[2] ?? 50);
if (process.argv[2] === 'read') {
  const { proveReading } = await import('./reading/prove-reading.ts');
  process.exit(proveReading(Number(process.argv[3] ?? 2000), Number(process.argv[4] ?? SEED)) ? 0 : 1);
}
if (process.argv[2] === 'rules' && program !== undefined) {
  const { proveRules } = await import('./reading/prove-rules.ts');
  process.exit(proveRules(program) ? 0 : 1);
}
if (program === undefined || !Number.isInteger(count) || count < 1) {
  process.stderr.write('EINVOICE_CHECK=PROGRAM npm run einvoice -- [COUNT]\n');
  process.exit(2);
}
const folder = mkdtempSync(join(tmpdir(), 'einvoices-'));
try {
  const isValid = proveRandom(program);
  const isJustified = proveRefusals(program);
  process.exitCode = isValid && isJustified ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function proveRandom(checker: string): boolean {
  const chance = chanceOf(SEED);
  const files: string[] = [];
  let refused = 0;
  for (let index = 0; index < count; index++) {
    for (const format of einvoiceFormats) {
      const request = randomEinvoice(chance, format);
      try {
        files.push(written(`${index}-${format}`, toXml(request, { currencies: 'all' }).bytes));
      } catch (error) {
        if (!(error instanceof InputError)) throw error;
        refused++;
        process.stdout.write(`refused: ${format}, ${error.message}\n`);
      }
    }
  }
  const verdicts = judged(checker, files);
  const wrong = [...verdicts.values()].filter(({ valid }) => !valid);
  for (const { file, errors, warnings } of wrong.slice(0, 20)) {
    const findings = [...errors, ...warnings].map(({ rule, text }) => `${rule} ${text}`);
    process.stdout.write(`${file}: ${findings.join('; ')}\n`);
  }
  process.stdout.write(
    `${files.length} random e-invoices: ${files.length - wrong.length} valid without a warning, ${refused} refused\n`,
  );
  return wrong.length === 0 && refused === 0;
}

function proveRefusals(checker: string): boolean {
  const cases = einvoiceRefusals.map((refusal, index) => ({
    refusal,
    accepted: written(`accepted-${index}`, toXml(refusal.accepted).bytes),
    forced: refusal.rules.length === 0 ? undefined : written(`forced-${index}`, forced(refusal.request)),
  }));
  const verdicts = judged(
    checker,
    cases.flatMap(({ accepted, forced: file }) => (file === undefined ? [accepted] : [accepted, file])),
  );
  let problems = 0;
  const report = (refusal: EinvoiceRefusal, problem: string) => {
    problems++;
    process.stdout.write(`${refusal.name}: ${problem}\n`);
  };
  for (const { refusal, accepted, forced: file } of cases) {
    const before = verdicts.get(accepted);
    if (before?.errors.length !== 0) report(refusal, `invalid before the change: ${rulesOf(before)}`);
    if (file === undefined) continue;
    const failed = rulesOf(verdicts.get(file));
    const isNamed = refusal.rules.some((rule) => failed.some((name) => name.startsWith(rule)));
    if (!isNamed) report(refusal, `none of ${refusal.rules} fails, but ${failed}`);
  }
  const justified = cases.filter(({ forced: file }) => file !== undefined).length;
  process.stdout.write(
    `${cases.length} refusals: ${justified} with a rule, ${cases.length - justified} of our choice, ${problems} problems\n`,
  );
  return problems === 0;
}

function rulesOf(verdict: OfficialVerdict | undefined): string[] {
  return [...(verdict?.errors ?? []), ...(verdict?.warnings ?? [])].map(({ rule }) => rule);
}

/** The file of a request that would be refused. */
function forced(request: InvoiceRequest): Uint8Array {
  const invoice = normalInvoice(readInput(invoiceRequest, request));
  return writeEinvoice({ invoice, totals: computeTotals(invoice) }, invoice.einvoice!);
}

function written(name: string, bytes: Uint8Array): string {
  const path = join(folder, `${name}.xml`);
  writeFileSync(path, bytes);
  return path;
}

function judged(checker: string, files: readonly string[]): Map<string, OfficialVerdict> {
  return officialVerdicts(checker, { files, folder, flags: ['--strict'] });
}
