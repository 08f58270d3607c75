import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manifest, type PackedPackage, packPackage, root } from './support/running/packed-package.ts';

describe('the packed package', () => {
  let packed: PackedPackage;
  let installed = '';

  beforeAll(() => {
    packed = packPackage();
    ({ installed } = packed);
    // Only the command loads it.
    packed.link('commander');
  });

  afterAll(() => packed.remove());

  it('draws a code through the group, with no other package installed', () => {
    const drawn = packed.run(`
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
    const drawn = packed.run(`
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
    const drawn = packed.run(`
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
    const verified = packed.run(`
      import { verifyEmail } from 'sundry/email';
      const needs = {
        resolver: { open: () => ({ lookup: async () => ({ kind: 'no_name' }) }) },
        domainLists: { current: async () => ({ blocked: new Set(), allowed: new Set() }) },
      };
      console.log((await verifyEmail('ada@gmial.com', needs)).reason);`);
    expect(verified).toBe('domain has no MX or A/AAAA records; did you mean gmail.com?\n');
  });

  it('throws errors that a caller can tell from a bug', () => {
    const refused = packed.run(`
      import { InputError } from 'sundry';
      import { encode } from 'sundry/qr';
      try { encode('x'.repeat(2954)); } catch (error) { console.log(error instanceof InputError); }`);
    expect(refused).toBe('true\n');
  });

  it('resolves every entry of its exports, for Node and for the compiler', () => {
    const targets = Object.values(manifest.exports).flatMap((entry) =>
      typeof entry === 'string' ? entry : Object.values(entry),
    );
    expect(targets.filter((target) => !existsSync(join(installed, target)))).toEqual([]);
  });

  it('exports every group that has a library face', () => {
    const groups = readdirSync(join(root, 'src/operations')).filter((name) =>
      existsSync(join(root, 'src/operations', name, 'index.ts')),
    );
    expect(Object.keys(manifest.exports)).toEqual(expect.arrayContaining(groups.map((name) => `./${name}`)));
  });

  it('contains the program, its documents and licences, no tests and no sources', () => {
    const files = readdirSync(installed, { recursive: true, encoding: 'utf8' });
    expect(files).toEqual(
      expect.arrayContaining([
        'LICENSE',
        'NOTICE',
        'CHANGELOG.md',
        'README.md',
        'deploy/sundry.service',
        'dist/cli.js',
      ]),
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

  it('has no conditions but default and browser, so that require() works', () => {
    const conditions = Object.values(manifest.exports).flatMap((entry) =>
      typeof entry === 'string' ? [] : Object.keys(entry),
    );
    expect(new Set(conditions)).toEqual(new Set(['types', 'browser', 'default']));
    const names = Object.keys(manifest.exports).map((name) => name.replace('.', 'sundry'));
    const code = `console.log(${JSON.stringify(names)}.every((name) => Object.keys(require(name)).length > 0));`;
    expect(packed.run(code, 'commonjs')).toBe('true\n');
  });

  it('verifies an address in three lines', () => {
    // A resolver that refuses the connection: what DNS did not answer is null.
    const verified = packed.run(`
      import { dnsOverHttps } from 'sundry/dns';
      import { verifyEmail } from 'sundry/email';
      const resolver = dnsOverHttps({ urls: ['http://127.0.0.1:1/'] });
      console.log((await verifyEmail('ada@example.com', { resolver })).checks.domain_has_mx);`);
    expect(verified).toBe('null\n');
  });

  it('is at most 5 MB packed, and 45 MB with its packages where the optional ones are left out', () => {
    expect(statSync(packed.tarball).size).toBeLessThan(5_000_000);
    const packages = requiredPackages();
    expect(packages.some((path) => path.endsWith('/libphonenumber-js'))).toBe(true);
    expect(packages.some((path) => path.endsWith('/pino'))).toBe(false);
    const bytes = [installed, ...packages].reduce((sum, path) => sum + bytesIn(path), 0);
    expect(bytes).toBeLessThan(45_000_000);
  });

  it.each([
    { command: 'serve', args: [] },
    { command: 'keys', args: ['list'] },
  ])('$command names the package that was left out, and ends with 78', ({ command, args }) => {
    const ended = spawnSync(process.execPath, [join(installed, manifest.bin.sundry), command, ...args], {
      cwd: packed.folder,
      encoding: 'utf8',
      // One that found the package would not end.
      timeout: 500_000,
    });
    expect(ended.stderr).toMatch(
      new RegExp(
        `^sundry ${command} needs the package \\S+, which is not installed; npm install --include=optional installs it\\n$`,
      ),
    );
    expect(ended.status).toBe(78);
  });

  it.each([
    { name: 'publint', args: ['publint/src/cli.js', 'run', '--level=warning'] },
    {
      name: 'arethetypeswrong',
      args: ['@arethetypeswrong/cli/dist/index.js', '--profile=node16', '--ignore-rules=cjs-resolves-to-esm'],
    },
  ])(
    'has no fault that $name knows',
    ({ args: [program, ...args] }) => {
      const command = [join(root, 'node_modules', program!), ...args, packed.tarball];
      const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
      expect(status, `${stdout}${stderr}`).toBe(0);
    },
    60_000,
  );

  it.each(otherRuntimes())('runs on $name', ({ command, args }) => {
    const code = `
      import { encode } from 'sundry/qr';
      import { jsonToCsv } from 'sundry/convert';
      import { createClient } from 'sundry/client';
      const client = createClient({ baseUrl: 'http://127.0.0.1:1', retries: 0 });
      const { status } = await client.invoice.sample();
      console.log(encode('hello').version, new TextDecoder().decode(jsonToCsv([{ a: 1 }])).length, status);`;
    const output = execFileSync(command, [...args, code], { cwd: packed.folder, encoding: 'utf8' });
    expect(output).toBe('1 6 0\n');
  });
});

/** The installed packages that the package cannot do without, with their own. */
function requiredPackages(): readonly string[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const found = new Set<string>();
  const add = (from: string) => {
    for (const name of Object.keys(lock[from].dependencies ?? {})) {
      const path = [`${from}/node_modules/${name}`, `node_modules/${name}`].find((each) => each in lock)!;
      if (found.has(path)) continue;
      found.add(path);
      add(path);
    }
  };
  add('');
  return [...found].map((path) => join(root, path));
}

/** Of the files of a package without those installed in it. */
function bytesIn(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    if (entry.name === 'node_modules') return sum;
    const path = join(folder, entry.name);
    return sum + (entry.isDirectory() ? bytesIn(path) : statSync(path).size);
  }, 0);
}

/** Those that are installed; a missing one is named, and no reason to fail. */
function otherRuntimes() {
  const runtimes = [
    { name: 'Bun', command: 'bun', args: ['-e'] },
    { name: 'Deno', command: 'deno', args: ['eval', '--node-modules-dir=manual'] },
  ];
  return runtimes.filter(({ name, command }) => {
    const isInstalled = spawnSync(command, ['--version']).status === 0;
    if (!isInstalled) process.stderr.write(`not run on ${name}: ${command} is not on the path\n`);
    return isInstalled;
  });
}
