import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { test as base, describe, expect } from 'vitest';
import { createDomainLists } from './domain-lists.ts';

/** Each test has a folder of its own, so that all can wait for the time of a list at once. */
const test = base.extend<{ folder: string; warnings: string[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of what a fixture uses from its pattern.
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'sundry-lists-'));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  warnings: ({}, use) => use([]),
});

/** Longer than lists are used without checking their files. */
const SOON_MS = 1100;

const block = (folder: string, text: string) => writeFileSync(join(folder, 'disposable.block.txt'), text);
const allow = (folder: string, text: string) => writeFileSync(join(folder, 'disposable.allow.txt'), text);
const open = (folder: string, warnings: string[]) =>
  createDomainLists(folder, (message) => warnings.push(message));

describe.concurrent('lists of domains', () => {
  test('without files, or without the folder, the lists are empty', async ({ folder, warnings }) => {
    const { blocked, allowed } = await open(folder, warnings).current();
    expect([blocked.size, allowed.size]).toEqual([0, 0]);
    const nowhere = createDomainLists(join(folder, 'not', 'there'), (message) => warnings.push(message));
    expect((await nowhere.current()).blocked.size).toBe(0);
    expect(warnings).toEqual([]);
  });

  test('one domain a line, with comments, blank lines, wildcards and Unicode', async ({
    folder,
    warnings,
  }) => {
    block(
      folder,
      '# ours\n\nThrow.Example \r\n*.wild.example\n@at.example\nb\u00fccher.example # books\nnonsense\n',
    );
    allow(folder, 'ok.example');
    const { blocked, allowed } = await open(folder, warnings).current();
    expect([...blocked]).toEqual(['throw.example', 'wild.example', 'at.example', 'xn--bcher-kva.example']);
    expect([...allowed]).toEqual(['ok.example']);
  });

  test('they are read again when they change, come and go', async ({ folder, warnings }) => {
    const lists = open(folder, warnings);
    expect((await lists.current()).blocked.size).toBe(0);
    block(folder, 'one.example\n');
    await sleep(SOON_MS);
    expect([...(await lists.current()).blocked]).toEqual(['one.example']);
    block(folder, 'one.example\ntwo.example\n');
    await sleep(SOON_MS);
    expect((await lists.current()).blocked.size).toBe(2);
    rmSync(join(folder, 'disposable.block.txt'));
    await sleep(SOON_MS);
    expect((await lists.current()).blocked.size).toBe(0);
  });

  test('a file that cannot be read leaves its list as it was, and is reported once', async ({
    folder,
    warnings,
  }) => {
    block(folder, 'one.example\n');
    const lists = open(folder, warnings);
    await lists.current();
    rmSync(join(folder, 'disposable.block.txt'));
    mkdirSync(join(folder, 'disposable.block.txt'));
    for (let look = 0; look < 2; look++) {
      await sleep(SOON_MS);
      expect([...(await lists.current()).blocked]).toEqual(['one.example']);
    }
    expect(warnings).toEqual([expect.stringMatching(/disposable\.block\.txt cannot be read: .*EISDIR/)]);
  });
});
