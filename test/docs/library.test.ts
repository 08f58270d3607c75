import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blocksOf } from '../support/judging/blocks.ts';
import { manifest, type PackedPackage, packPackage, root } from '../support/running/packed-package.ts';
import { startService, type TestService } from '../support/running/service.ts';
import { type DohServer, mx, startDohServer } from '../support/worlds/doh-server.ts';

const text = readFileSync(join(root, 'docs/library.md'), 'utf8');
const run = promisify(execFile);

describe('docs/library.md', () => {
  let packed: PackedPackage;
  let service: TestService;
  let doh: DohServer;
  beforeAll(async () => {
    packed = packPackage();
    service = await startService();
    doh = await startDohServer();
    doh.zone.set('gmail.com MX', mx('gmail.com', [5, 'gmail-smtp-in.l.google.com']));
  });
  afterAll(async () => {
    packed.remove();
    await service.stop();
    await doh.stop();
  });

  const programs = blocksOf('docs/library.md', 'js');
  const outputs = [
    /^\d{3,} sku,qty\r\n00117,2\r\n\n$/,
    /^invoice-INV-1042\.pdf \d{4,}\n$/,
    /^true ok\n$/,
    /^\{\n? *pointer: '\/size',\s+message: 'must be an integer from 64 to 2048, not 4096'\n?.*\}\n$/s,
    /^1440 \d+\n$/,
    /^qr\.png image\/png \d+\n$/,
  ];

  it('has an output here for each of its programs', () => {
    expect(outputs).toHaveLength(programs.length);
  });

  it.each(programs.map((code, index) => ({ code, output: outputs[index]! })))(
    'runs: $code',
    async ({ code, output }) => {
      const here = code
        .replaceAll('http://127.0.0.1:8080', service.origin)
        .replace('dnsOverHttps()', `dnsOverHttps({ urls: ['${doh.url}'] })`);
      const { stdout } = await run(process.execPath, ['--input-type=module', '-e', here], {
        cwd: packed.folder,
      });
      expect(stdout).toMatch(output);
    },
  );

  it('names every entry of the package, with functions that it has', () => {
    const rows = [...text.matchAll(/^\| `(sundry[^`]*)` \| (.*) \|$/gm)];
    const entries = Object.keys(manifest.exports).filter((name) => name !== './package.json');
    expect(rows.map(([, name]) => name).sort()).toEqual(
      entries.map((name) => name.replace('.', 'sundry')).sort(),
    );
    const named = rows.map(([, entry, cell]) => ({
      entry,
      names: [...cell!.matchAll(/`([a-z]\w*)`/g)].map(([, name]) => name),
    }));
    const missing = packed.run(`
      const missing = [];
      for (const { entry, names } of ${JSON.stringify(named)}) {
        const all = await import(entry);
        missing.push(...names.filter((name) => !(name in all)).map((name) => entry + ' ' + name));
      }
      console.log(missing.join());`);
    expect(missing).toBe('\n');
  });

  it('installs the file that npm pack writes', () => {
    expect(blocksOf('docs/library.md', 'sh').join('')).toContain(`/sundry-${manifest.version}.tgz\n`);
  });
});
