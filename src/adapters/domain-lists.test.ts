import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDomainLists } from './domain-lists.ts';

let folder = '';
const warnings: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sundry-lists-'));
  warnings.length = 0;
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Longer than lists are used without checking their files. */
const SOON_MS = 1100;

const block = (text: string) => writeFileSync(join(folder, 'disposable.block.txt'), text);
const allow = (text: string) => writeFileSync(join(folder, 'disposable.allow.txt'), text);
const open = () => createDomainLists(folder, (message) => warnings.push(message));

test('without files, or without the folder, the lists are empty', async () => {
  const { blocked, allowed } = await open().current();
  expect([blocked.size, allowed.size]).toEqual([0, 0]);
  const nowhere = createDomainLists(join(folder, 'not', 'there'), (message) => warnings.push(message));
  expect((await nowhere.current()).blocked.size).toBe(0);
  expect(warnings).toEqual([]);
});

test('one domain a line, with comments, blank lines, wildcards and Unicode', async () => {
  block('# ours\n\nThrow.Example \r\n*.wild.example\n@at.example\nb\u00fccher.example # books\nnonsense\n');
  allow('ok.example');
  const { blocked, allowed } = await open().current();
  expect([...blocked]).toEqual(['throw.example', 'wild.example', 'at.example', 'xn--bcher-kva.example']);
  expect([...allowed]).toEqual(['ok.example']);
});

test('they are read again when they change, come and go', async () => {
  const lists = open();
  expect((await lists.current()).blocked.size).toBe(0);
  block('one.example\n');
  await sleep(SOON_MS);
  expect([...(await lists.current()).blocked]).toEqual(['one.example']);
  block('one.example\ntwo.example\n');
  await sleep(SOON_MS);
  expect((await lists.current()).blocked.size).toBe(2);
  rmSync(join(folder, 'disposable.block.txt'));
  await sleep(SOON_MS);
  expect((await lists.current()).blocked.size).toBe(0);
});

test('a file that cannot be read leaves its list as it was, and is reported once', async () => {
  block('one.example\n');
  const lists = open();
  await lists.current();
  rmSync(join(folder, 'disposable.block.txt'));
  mkdirSync(join(folder, 'disposable.block.txt'));
  for (let look = 0; look < 2; look++) {
    await sleep(SOON_MS);
    expect([...(await lists.current()).blocked]).toEqual(['one.example']);
  }
  expect(warnings).toEqual([expect.stringMatching(/disposable\.block\.txt cannot be read: .*EISDIR/)]);
});
