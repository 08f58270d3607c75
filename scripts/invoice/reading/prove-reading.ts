/**
 * `EINVOICE_CHECK=PROGRAM EINVOICE_SUITES=FOLDER npm run einvoice -- read [MUTANTS] [SEED]`: judges the files of public
 * suites, of which FOLDER has copies of the repositories, each as OWNER+NAME, and as many changed files (default 2,000),
 * and compares verdicts and ids of broken rules with those of a program that has the official rules (see
 * official-verdicts.ts). Prints the differences by rule, and the rules that no file breaks. EINVOICE_KEEP=FOLDER keeps
 * the files that differ. Exits 1 where verdicts differ, or more than 5 of 1,000 sets of ids; what is in
 * known-differences.ts counts as equal, and is printed.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { einvoiceFormats } from '../../../src/operations/invoice/codes/einvoice-format.ts';
import { judge } from '../../../src/operations/invoice/einvoice/judge/judge.ts';
import { readInvoiceXml } from '../../../src/operations/invoice/einvoice/read/file/invoice-xml.ts';
import { readFile } from '../../../src/operations/invoice/einvoice/read/read-file.ts';
import type { ReadInvoice } from '../../../src/operations/invoice/einvoice/read/read-invoice.ts';
import { InputError, toXml } from '../../../src/operations/invoice/index.ts';
import { chanceOf, pick } from '../chance.ts';
import { officialVerdicts } from '../official-verdicts.ts';
import { randomEinvoice } from '../random-einvoices.ts';
import { Comparison, knowsFormat } from './comparison.ts';
import { mutant } from './mutate.ts';
import { ruleTests, suiteFiles } from './suites.ts';

/** Files that take the official programs long are not changed. */
const MAX_CHANGED = 40_000;

/** A file that both judge. */
interface Judged {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly read: ReadInvoice;
  /** What it was before it was changed. */
  readonly base?: string;
}

/** Compares, prints, and says whether all is well. */
export function proveReading(count: number, seed: number): boolean {
  const { EINVOICE_CHECK: program, EINVOICE_SUITES: suites, EINVOICE_KEEP: keep } = process.env;
  if (program === undefined || suites === undefined) {
    process.stderr.write(
      'EINVOICE_CHECK=PROGRAM EINVOICE_SUITES=FOLDER npm run einvoice -- read [MUTANTS] [SEED]\n',
    );
    return false;
  }
  const folder = mkdtempSync(join(tmpdir(), 'einvoices-'));
  try {
    const prover = new Prover(program, folder, keep);
    const areTestsRight = proveTests(suites);
    const valid = prover.compare('public files', readSuites(suites));
    const bases = [...valid, ...ownFiles(seed)].filter(({ bytes }) => bytes.length <= MAX_CHANGED);
    prover.compare('changed files', changedFiles(bases, count, seed));
    prover.printNeverBroken();
    return areTestsRight && prover.isRight;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

class Prover {
  isRight = true;
  readonly #program: string;
  readonly #folder: string;
  readonly #keep: string | undefined;
  readonly #comparisons: Comparison[] = [];

  constructor(program: string, folder: string, keep: string | undefined) {
    this.#program = program;
    this.#folder = folder;
    this.#keep = keep;
  }

  /** Compares files; returns those that are valid. */
  compare(what: string, judged: readonly Judged[]): readonly Judged[] {
    const paths = judged.map(({ name, bytes }) => {
      const path = join(this.#folder, `${name.replace(/[^\w.-]+/g, '_').slice(-150)}`);
      writeFileSync(path, bytes);
      return path;
    });
    const flags = ['--xml-only'];
    const verdicts = officialVerdicts(this.#program, { files: paths, folder: this.#folder, flags });
    const comparison = new Comparison();
    this.#comparisons.push(comparison);
    const valid: Judged[] = [];
    for (const [index, each] of judged.entries()) {
      const verdict = verdicts.get(paths[index]!)!;
      if (!knowsFormat(verdict)) continue;
      comparison.add({ name: each.name, read: each.read, verdict });
      if (verdict.valid) valid.push(each);
    }
    this.#print(what, comparison);
    this.#keepDiffering(judged, comparison);
    return valid;
  }

  #print(what: string, { agreement, differences, known, wrongVerdicts }: Comparison): void {
    const { files, verdicts, ids, warnings } = agreement;
    process.stdout.write(
      `${what}: ${files} compared, verdict equal ${verdicts}, fatal ids equal ${ids}, warnings equal ${warnings}\n`,
    );
    for (const difference of known) process.stdout.write(`  known: ${difference}\n`);
    for (const name of wrongVerdicts.slice(0, 20)) process.stdout.write(`  verdict differs: ${name}\n`);
    for (const [difference, names] of differences)
      process.stdout.write(`  ${difference}: ${names.length} (${names.slice(0, 3).join(', ')})\n`);
    if (wrongVerdicts.length > 0 || ids < files * 0.995) this.isRight = false;
  }

  #keepDiffering(judged: readonly Judged[], { wrongIds, differences }: Comparison): void {
    if (this.#keep === undefined) return;
    mkdirSync(this.#keep, { recursive: true });
    const names = new Set([...wrongIds, ...differences.flatMap(([, each]) => each)]);
    for (const { name, bytes, base } of judged) {
      if (!names.has(name)) continue;
      const path = join(this.#keep, name.replace(/[^\w.-]+/g, '_'));
      writeFileSync(path, bytes);
      if (base !== undefined) writeFileSync(`${path}.base`, base);
    }
  }

  printNeverBroken(): void {
    const broken = new Set(this.#comparisons.flatMap((each) => [...each.broken]));
    const never = new Set(this.#comparisons.flatMap(({ neverBroken }) => neverBroken));
    const left = [...never].filter((id) => !broken.has(id)).toSorted();
    process.stdout.write(
      `${broken.size} rules are broken by a file, ${left.length} by none: ${left.join(' ')}\n`,
    );
  }
}

/** The tests of single rules, which speak of one rule each. */
function proveTests(suites: string): boolean {
  const tests = ruleTests(suites);
  const wrong = tests.filter(({ bytes, rules, rule, isBroken }) => {
    const { findings } = judge(readInvoiceXml(bytes, fail), rules);
    return findings.some((finding) => finding.rule === rule) !== isBroken;
  });
  process.stdout.write(`tests of single rules: ${tests.length}, ${wrong.length} differ\n`);
  for (const { path, rule, isBroken } of wrong)
    process.stdout.write(`  ${rule} ${isBroken ? 'is' : 'is not'} broken in ${path}\n`);
  return wrong.length === 0;
}

function fail(reason: string): never {
  throw new Error(reason);
}

/** The files that are invoices, each content once. */
function readSuites(suites: string): Judged[] {
  const judged = new Map<string, Judged>();
  const counts = new Map<string, { read: number; refused: number }>();
  const refusals: string[] = [];
  for (const { suite, path, bytes } of suiteFiles(suites)) {
    const count = counts.get(suite) ?? { read: 0, refused: 0 };
    counts.set(suite, count);
    try {
      const { read } = readFile(bytes, { attachments: 'list', currencies: ['EUR'] });
      count.read++;
      const digest = createHash('sha256').update(bytes).digest('hex');
      judged.set(digest, { name: `${suite}/${path}`, bytes, read });
    } catch (error) {
      if (!(error instanceof InputError)) throw new Error(path, { cause: error });
      count.refused++;
      refusals.push(`  refused: ${path}: ${error.message}\n`);
    }
  }
  for (const [suite, { read, refused }] of counts)
    process.stdout.write(`${suite}: ${read} files read, ${refused} refused\n`);
  if (process.env.EINVOICE_REFUSALS !== undefined) process.stdout.write(refusals.join(''));
  return [...judged.values()];
}

function ownFiles(seed: number): Judged[] {
  const chance = chanceOf(seed);
  return Array.from({ length: 60 }, () => {
    const format = pick(chance, einvoiceFormats);
    try {
      const { bytes } = toXml(randomEinvoice(chance, format), { currencies: 'all' });
      return [{ name: `own-${format}`, bytes, read: readInvoiceXml(bytes, fail) }];
    } catch (error) {
      if (error instanceof InputError) return [];
      throw error;
    }
  }).flat();
}

/** Changed files that are still XML; ours and the others say the same of what is not. */
function changedFiles(bases: readonly Judged[], count: number, seed: number): Judged[] {
  const chance = chanceOf(seed);
  // The same chance for each format: there are more files of some.
  const byFormat = new Map<string, string[]>();
  for (const { bytes, read } of bases) {
    const text = new TextDecoder().decode(bytes);
    if (text.startsWith('%PDF')) continue;
    const format = `${read.root} ${formatOf(read)}`;
    byFormat.set(format, [...(byFormat.get(format) ?? []), text]);
  }
  const formats = [...byFormat.values()];
  const changed: Judged[] = [];
  for (let index = 0; changed.length < count; index++) {
    const files = pick(chance, formats);
    const family = /CrossIndustryInvoice/.test(files[0]!) ? 'cii' : 'ubl';
    const donors = formats
      .filter(([file]) => (/CrossIndustryInvoice/.test(file!) ? 'cii' : 'ubl') === family)
      .flat();
    const base = pick(chance, files);
    const bytes = new TextEncoder().encode(mutant(chance, base, donors));
    try {
      changed.push({ name: `mutant-${seed}-${index}.xml`, bytes, read: readInvoiceXml(bytes, fail), base });
    } catch (error) {
      if (!(error instanceof Error) || !error.message.startsWith('cannot be read')) throw error;
    }
  }
  return changed;
}

function formatOf({ document }: ReadInvoice): string {
  return document.groups.get('BG-2')?.[0]?.terms.get('BT-24')?.[0]?.text.trim() ?? '';
}
