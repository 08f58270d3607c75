import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blocksOf } from '../support/judging/blocks.ts';
import { type Server, startServer, withoutThreads } from '../support/running/server.ts';
import { type Canary, startCanary } from '../support/worlds/canary.ts';
import { type DohServer, mx, startDohServer } from '../support/worlds/doh-server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

/** The pages whose blocks no other test runs. */
const pages = [
  'docs/qr.md',
  'docs/barcode.md',
  'docs/site.md',
  'docs/email.md',
  'docs/convert.md',
  'docs/image.md',
];
const blocks = pages.flatMap((page) =>
  ['sh', 'js', 'ts'].flatMap((language) =>
    blocksOf(page, language).map((code) => ({ page, language, code })),
  ),
);

describe('every block of the pages of the groups', () => {
  let server: Server;
  let doh: DohServer;
  /** The bakery of the examples, on this machine. */
  let bakery: Canary;
  let folder = '';
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sundry-docs-'));
    mkdirSync(join(folder, 'node_modules'));
    symlinkSync(root, join(folder, 'node_modules/sundry'));
    doh = await startDohServer();
    for (const domain of ['gmail.com', 'example.org'])
      doh.zone.set(`${domain} MX`, mx(domain, [10, 'mx.example']));
    bakery = await startCanary('127.0.0.1', (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Harbour Bakery</title>');
    });
    server = await startServer({ ...withoutThreads, DOH_URL: doh.url, ALLOW_PRIVATE_ADDRESSES: 'true' });
  });
  afterAll(async () => {
    await server.stop();
    await doh.stop();
    await bakery.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(blocks)(
    'runs, and answers or writes its files: $page $language $code',
    async ({ language, code }) => {
      const here = code
        .replaceAll('http://127.0.0.1:8080', server.origin)
        .replaceAll(/(https:\/\/www\.)?harbour-bakery\.co\.uk/g, bakery.origin);
      const [program, ...args] =
        language === 'sh' ? ['sh', '-euc', here] : [process.execPath, '--input-type=module', '-e', here];
      const { stdout } = await run(program!, args, { cwd: folder });
      expect(stdout).not.toMatch(/"status":4\d\d/);
      const files = [...code.matchAll(/(?:-o |writeFileSync\(')([\w.-]+)/g)].map(([, file]) => file!);
      for (const file of files) expect(statSync(join(folder, file)).size).toBeGreaterThan(20);
      const isSilent = stdout === '' && files.length === 0 && !code.includes('isDisposableDomain');
      expect(isSilent).toBe(false);
    },
  );

  it('are found', () => {
    expect(new Set(blocks.map(({ page }) => page))).toEqual(new Set(pages));
  });
});
