import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadWorld, threadWorld } from './world.ts';

const now = new Date('2026-03-01T12:00:00Z');
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }));
afterEach(() => void vi.useRealTimers());

const anyPage = { wants: () => true, redirects: 0, bytes: 524_288, wholeMs: 10_000 };

it('the main thread has every port, a language model only where one is configured', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sundry-world-'));
  try {
    const connect = await loadWorld({
      fontsDir: undefined,
      dataDir,
      dohUrls: ['https://127.0.0.1:1/dns-query'],
      allowPrivateAddresses: false,
      siteUserAgent: 'Sundry test',
      languageModel: undefined,
    });
    const reported: string[] = [];
    const listen = (message: string) => void reported.push(message);
    const needs = connect({ onNotice: listen, onListFault: listen });
    expect(needs.clock()).toEqual(now);
    expect((await needs.fonts()).regular.byteLength).toBeGreaterThan(0);
    expect(await needs.domainLists.current()).toEqual({ blocked: new Set(), allowed: new Set() });
    expect(await needs.pageFetcher('http://127.0.0.1/', anyPage)).toMatchObject({ kind: 'forbidden' });
    expect(needs.languageModel).toBeUndefined();
    expect(reported).toEqual([]);
  } finally {
    rmSync(dataDir, { recursive: true });
  }
});

it('a worker thread has the clock and the fonts; other ports name the main thread', async () => {
  const needs = threadWorld({ fontsDir: undefined });
  expect(needs.clock()).toEqual(now);
  expect((await needs.fonts()).bold.byteLength).toBeGreaterThan(0);
  expect(() => needs.resolver.open({ queries: 1 })).toThrow(
    'the port resolver is not available in a worker thread: operations that need it are answered in the main thread',
  );
});
