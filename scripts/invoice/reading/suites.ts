import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AskedRules } from '../../../src/operations/invoice/einvoice/judge/rule-sets.ts';
import { type MarkupElement, parseMarkup, textValueOf, writeMarkup } from './markup.ts';

/** A file of a public suite. */
export interface SuiteFile {
  readonly suite: string;
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** A fragment of an invoice that one rule is tested with. */
export interface RuleTest {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly rules: AskedRules;
  readonly rule: string;
  readonly isBroken: boolean;
}

const files: readonly (readonly [repository: string, paths: RegExp])[] = [
  ['ConnectingEurope/eInvoicing-EN16931', /^(?:test\/testfiles|ubl\/examples|cii\/examples)\//],
  ['itplr-kosit/xrechnung-testsuite', /^src\/test\//],
  ['OpenPEPPOL/peppol-bis-invoice-3', /^rules\/(?:examples|national-examples)\//],
  ['phax/phive-rules', /^phive-rules-(?:en16931|xrechnung|zugferd)\/src\/test\/.*\/test-files\//],
  ['phax/phive-rules', /^phive-rules-peppol\/src\/test\/.*\/test-files\/openpeppol\/.*\/billing\//],
  ['ZUGFeRD/corpus', /^(?:XML-Rechnung|PEPPOL|ZUGFeRDv[12]|other)\//],
  ['ZUGFeRD/mustangproject', /^(?:library|validator)\/src\/test\//],
  ['horstoeko/zugferd', /^tests\//],
  ['akretion/factur-x', /^(?:test|tests)\//],
];

const tests: readonly (readonly [repository: string, paths: RegExp, rules: AskedRules])[] = [
  ['ConnectingEurope/eInvoicing-EN16931', /^test\/(?:(?:Invoice|CreditNote)-unit-UBL|cii)\//, 'en16931'],
  ['OpenPEPPOL/peppol-bis-invoice-3', /^rules\/unit-UBL-/, 'peppol'],
];

/** The whole files of the suites that a folder has copies of, each as OWNER+NAME. */
export function suiteFiles(folder: string): SuiteFile[] {
  return files.flatMap(([repository, paths]) =>
    filesOf(folder, repository, paths)
      .filter(([path]) => /\.(?:xml|pdf)$/i.test(path))
      .map(([path, bytes]) => ({ suite: repository, path, bytes })),
  );
}

/** The tests of single rules. */
export function ruleTests(folder: string): RuleTest[] {
  return tests.flatMap(([repository, paths, rules]) =>
    filesOf(folder, repository, paths).flatMap(([path, bytes]) =>
      testsOf(new TextDecoder().decode(bytes)).map((test) => ({ ...test, path, rules })),
    ),
  );
}

function filesOf(folder: string, repository: string, paths: RegExp): [path: string, bytes: Uint8Array][] {
  const home = join(folder, repository.replace('/', '+'));
  const directory = [join(home, 'repo'), join(home, '.git'), home].find((each) =>
    existsSync(join(each, 'HEAD')),
  );
  if (directory === undefined) return [];
  const git = (words: readonly string[], input?: string) =>
    execFileSync('git', ['--git-dir', directory, ...words], { maxBuffer: 2 ** 30, input });
  const listed = git(['ls-tree', '-r', '-z', '--name-only', 'HEAD'])
    .toString()
    .split('\0')
    .filter((path) => paths.test(path));
  const batch = git(['cat-file', '--batch'], listed.map((path) => `HEAD:${path}\n`).join(''));
  return contentsOf(batch).flatMap((bytes, index) => (bytes === undefined ? [] : [[listed[index]!, bytes]]));
}

/** What `git cat-file --batch` says: `<hash> blob <size>` and the bytes, or that the file is missing in a part of a copy. */
function contentsOf(batch: Uint8Array): (Uint8Array | undefined)[] {
  const contents: (Uint8Array | undefined)[] = [];
  for (let at = 0; at < batch.length; ) {
    const end = batch.indexOf(10, at);
    const size = / blob (\d+)$/.exec(new TextDecoder().decode(batch.subarray(at, end)))?.[1];
    contents.push(size === undefined ? undefined : batch.subarray(end + 1, end + 1 + Number(size)));
    at = end + 1 + (size === undefined ? 0 : Number(size) + 1);
  }
  return contents;
}

/** A test is an assertion with the names of rules, and the fragment. */
function testsOf(text: string): Omit<RuleTest, 'path' | 'rules'>[] {
  const { root } = parseMarkup(text);
  const spaces = root.attributes.filter(([name]) => name.startsWith('xmlns:'));
  return childrenOf(root, 'test').flatMap((test) => {
    const asserted = childrenOf(test, 'assert').flatMap((assert) => childrenOf(assert));
    const invoice = childrenOf(test).find(({ name }) => name !== 'assert');
    if (invoice === undefined) return [];
    const own = new Set(invoice.attributes.map(([name]) => name));
    invoice.attributes.push(...spaces.filter(([name]) => !own.has(name)));
    const bytes = new TextEncoder().encode(writeMarkup({ before: '', root: invoice }));
    return asserted
      .filter(({ name }) => ['success', 'error', 'warning', 'fatal'].includes(name))
      .map((each) => ({ bytes, rule: (textValueOf(each) ?? '').trim(), isBroken: each.name !== 'success' }));
  });
}

function childrenOf({ content }: MarkupElement, name?: string): MarkupElement[] {
  return content.filter(
    (part): part is MarkupElement => typeof part !== 'string' && (name === undefined || part.name === name),
  );
}
