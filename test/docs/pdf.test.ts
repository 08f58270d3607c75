import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { markdownToPdf } from '../../src/operations/pdf/index.ts';
import { hasConsumer } from '../support/consumers.ts';
import { blocksOf } from '../support/judging/blocks.ts';
import { type Server, startServer } from '../support/running/server.ts';
import { testNeeds } from '../support/worlds/needs.ts';

test('the report of the pictures in docs/pdf.md has two pages, and leaves nothing out', async () => {
  const markdown = readFileSync(new URL('../../docs/images/pdf/report.md', import.meta.url));
  const options = { paper: 'a5', margin: 14, font_size: 10, header: '{title}' } as const;
  const drawn = markdownToPdf({ markdown, ...options }, await testNeeds().fonts());
  expect(drawn).toMatchObject({ pages: 2, warnings: [], missingGlyphs: 0 });
});

describe.runIf(hasConsumer('curl'))('the call of docs/pdf.md', () => {
  let server: Server;
  beforeAll(async () => {
    // Threads of the service make way for all else: on a busy machine they may take the five seconds of a call.
    server = await startServer({ WORKERS: '0' });
  });
  afterAll(() => server.stop());

  it('saves a PDF', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sundry-docs-'));
    try {
      const [call] = blocksOf('docs/pdf.md', 'sh');
      execFileSync('sh', ['-c', call!.replace('http://127.0.0.1:8080', server.origin)], { cwd: folder });
      expect(readFileSync(join(folder, 'report.pdf')).subarray(0, 8).toString('latin1')).toBe('%PDF-1.4');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
