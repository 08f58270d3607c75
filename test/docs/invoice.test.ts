import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Server, startServer } from '../support/running/server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const page = readFileSync(join(root, 'docs/invoice.md'), 'utf8');
const run = promisify(execFile);

const blocks = [...page.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, language, code]) => ({
  language: language!,
  code: code!,
}));

describe('docs/invoice.md', () => {
  let server: Server;
  let folder = '';
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sundry-docs-'));
    // Threads of the service make way for all else: on a busy machine they may take the five seconds of a call.
    server = await startServer({ WORKERS: '0' });
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('shows the answers its calls get, and makes the files it names', async () => {
    for (const [index, { language, code }] of blocks.entries()) {
      if (language !== 'sh') continue;
      const here = code.replaceAll('http://127.0.0.1:8080', server.origin);
      const { stdout } = await run('sh', ['-euc', here], { cwd: folder });
      const next = blocks[index + 1];
      if (next?.language === 'json') expect(JSON.parse(stdout)).toEqual(JSON.parse(next.code));
      for (const [, file] of code.matchAll(/ -o (\S+)/g)) {
        const beginning = file!.endsWith('.xml')
          ? /^<\?xml version="1\.0" encoding="UTF-8"\?>\n</
          : code.includes('"einvoice"')
            ? /^%PDF-1\.7\n/
            : /^%PDF-1\.4\n/;
        expect(readFileSync(join(folder, file!), 'latin1')).toMatch(beginning);
      }
    }
  });

  it('has a program that runs', async () => {
    const programs = blocks.filter(({ language }) => language === 'js');
    expect(programs).toHaveLength(1);
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', programs[0]!.code], {
      cwd: root,
    });
    expect(stdout).toBe('invoice-INV-1042.pdf true 1200\ninvoice-INV-1042.xml\n');
  });

  it('shows pictures that are there', () => {
    const pictures = [...page.matchAll(/src="([^"]+)"/g)].map(([, path]) => path!);
    expect(pictures.length).toBeGreaterThanOrEqual(8);
    expect(pictures.filter((path) => !existsSync(join(root, 'docs', path)))).toEqual([]);
  });
});
