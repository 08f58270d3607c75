import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Packages that the library may load. The rest belong to the service and are not even linked here. */
const libraryPackages: readonly string[] = [
  '@expo-google-fonts/arimo',
  '@noble/hashes',
  'bidi-js',
  'htmlparser2',
  'libphonenumber-js',
  'tldts',
];

describe('the packed package', () => {
  let folder = '';
  let installed = '';

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'sundry-package-'));
    execFileSync(process.execPath, [join(root, 'scripts/ensure-built.mjs')]);
    execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: root });
    execFileSync('tar', ['-xzf', join(folder, `sundry-${manifest.version}.tgz`), '-C', folder]);
    installed = join(folder, 'node_modules/sundry');
    mkdirSync(dirname(installed));
    execFileSync('mv', [join(folder, 'package'), installed]);
    for (const name of libraryPackages) link(name);
  }, 60_000);

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('draws a code through the group, with no other package installed', () => {
    const drawn = run(`
      import { encode, toPng, toSvg } from 'sundry/qr';
      const symbol = encode('hello');
      const png = toPng(symbol);
      const answer = { version: symbol.version, svg: toSvg(symbol), png: [...png.subarray(0, 24)] };
      console.log(JSON.stringify(answer));`);
    const { version, svg, png } = JSON.parse(drawn);
    // ISO/IEC 18004:2015 table 7: version 1 holds 14 bytes at level M.
    expect(version).toBe(1);
    expect(svg).toMatch(/^<svg .*<\/svg>\s*$/s);
    // PNG (W3C) 5.2 signature, 11.2.1 IHDR: 512 by 512, the default size.
    expect(png.slice(0, 8)).toEqual([137, 80, 78, 71, 13, 10, 26, 10]);
    expect(png.slice(16)).toEqual([0, 0, 2, 0, 0, 0, 2, 0]);
  });

  it('draws an invoice through the group, with the fonts beside it', () => {
    const drawn = run(`
      import { installedFonts } from 'sundry/fonts';
      import { invoiceTotals, toPdf } from 'sundry/invoice';
      const items = [{ description: 'Work', qty: 3, unit_price: 0.1 }];
      const invoice = { number: '1', date: '2026-03-09', from: { name: 'a' }, to: { name: 'b' }, items };
      const { bytes, fileName } = toPdf(invoice, await installedFonts()());
      const head = new TextDecoder('latin1').decode(bytes.subarray(0, 8));
      console.log(JSON.stringify({ head, fileName, total: invoiceTotals(invoice).total }));`);
    expect(JSON.parse(drawn)).toEqual({ head: '%PDF-1.4', fileName: 'invoice-1.pdf', total: 0.3 });
  });

  it('draws the same code through the registry', () => {
    const drawn = run(`
      import { operations } from 'sundry';
      import { encode, toSvg } from 'sundry/qr';
      const create = operations.find(({ id }) => id === 'qr.create');
      const fields = Object.entries(create.input.properties);
      const defaults = Object.fromEntries(fields.map(([name, schema]) => [name, schema.default]));
      const { bytes } = await create.run({ ...defaults, data: 'hello' }, { clock: () => new Date(0) });
      console.log(new TextDecoder().decode(bytes) === toSvg(encode('hello')));`);
    expect(drawn).toBe('true\n');
  });

  it('verifies an address through the group, with the DNS that is passed in', () => {
    const verified = run(`
      import { verifyEmail } from 'sundry/email';
      const needs = {
        resolver: { open: () => ({ lookup: async () => ({ kind: 'no_name' }) }) },
        domainLists: { current: async () => ({ blocked: new Set(), allowed: new Set() }) },
      };
      console.log((await verifyEmail('ada@gmial.com', needs)).reason);`);
    expect(verified).toBe('domain has no MX or A/AAAA records; did you mean gmail.com?\n');
  });

  it('throws errors that a caller can tell from a bug', () => {
    const refused = run(`
      import { InputError } from 'sundry';
      import { encode } from 'sundry/qr';
      try { encode('x'.repeat(2954)); } catch (error) { console.log(error instanceof InputError); }`);
    expect(refused).toBe('true\n');
  });

  it('resolves every entry of its exports, for Node and for the compiler', () => {
    const targets = Object.values<Record<string, string>>(manifest.exports).flatMap(Object.values);
    expect(targets.filter((target) => !existsSync(join(installed, target)))).toEqual([]);
  });

  it('exports every group that has a library face', () => {
    const groups = readdirSync(join(root, 'src/operations')).filter((name) =>
      existsSync(join(root, 'src/operations', name, 'index.ts')),
    );
    expect(Object.keys(manifest.exports)).toEqual(expect.arrayContaining(groups.map((name) => `./${name}`)));
  });

  it('compiles strictly without the types of Node and of browsers', () => {
    const code = `
      import { errorKinds, InputError, type OperationId, operations } from 'sundry';
      import { toIcs } from 'sundry/calendar';
      import { type InvoiceRequest, invoiceTotals } from 'sundry/invoice';
      import { encode, toPng, toSvg } from 'sundry/qr';
      export const ids: readonly OperationId[] = operations.map(({ id }) => id);
      // @ts-expect-error there is no such operation
      export const unknown: OperationId = 'qr.crate';
      export const total = (request: InvoiceRequest): number => invoiceTotals(request).total;
      export const rounded: string = toSvg(encode('hello'), { rounded: true });
      // @ts-expect-error a size is a number
      toSvg(encode('hello'), { size: '512' });
      // @ts-expect-error an event has a start
      toIcs({ title: 'Pottery class' }, new Date(0));
      export const status: 400 = errorKinds.invalid_request.status;
      export const svg: string = toSvg(encode('hello'));
      export const png: Uint8Array = toPng(encode('hello'));
      export const fault = (error: unknown) => (error instanceof InputError ? error.faults[0]?.pointer : '');
      // @ts-expect-error a number is not a string
      encode(1);`;
    writeFileSync(join(folder, 'consumer.mts'), code);
    const compilerOptions = {
      module: 'nodenext',
      target: 'es2022',
      lib: ['es2022'],
      strict: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
      types: [],
    };
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, files: ['consumer.mts'] }),
    );
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    const run = spawnSync(process.execPath, [compiler], { cwd: folder, encoding: 'utf8' });
    expect(run.stdout).toBe('');
  }, 60_000);

  it('contains the program, its documents and licences, no tests and no sources', () => {
    const files = readdirSync(installed, { recursive: true, encoding: 'utf8' });
    expect(files).toEqual(
      expect.arrayContaining(['LICENSE', 'NOTICE', 'CHANGELOG.md', 'README.md', 'dist/cli.js']),
    );
    expect(
      files.filter((file) => /\.test\.|\.contract\.|(?:^|\/)vectors\/|(?<!\.d)\.ts$/.test(file)),
    ).toEqual([]);
  });

  it('has an executable command that opens with a hash-bang', () => {
    const command = join(installed, manifest.bin.sundry);
    expect(statSync(command).mode & 0o111).toBe(0o111);
    expect(readFileSync(command, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
  });

  function run(code: string): string {
    return execFileSync(process.execPath, ['--input-type=module', '-e', code], {
      cwd: folder,
      encoding: 'utf8',
    });
  }

  function link(name: string): void {
    const target = join(folder, 'node_modules', name);
    mkdirSync(dirname(target), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), target);
  }
});
