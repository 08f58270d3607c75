import {
  chmodSync,
  lstatSync,
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
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CommandLineError } from '../failures/command-line-error.ts';
import { processTerminal } from './process-terminal.ts';

const { files } = processTerminal();
const bytes = Buffer.from('new');

describe('a file is there whole or as it was before', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sundry-files-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('a new one, and nothing beside it', () => {
    files.write(join(folder, 'a'), bytes);
    expect(readdirSync(folder)).toEqual(['a']);
    expect(readFileSync(join(folder, 'a'), 'utf8')).toBe('new');
  });

  test('one that was there keeps its mode', () => {
    writeFileSync(join(folder, 'a'), 'old');
    chmodSync(join(folder, 'a'), 0o600);
    files.write(join(folder, 'a'), bytes);
    expect(statSync(join(folder, 'a')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(folder, 'a'), 'utf8')).toBe('new');
  });

  test('a link keeps leading to its file', () => {
    writeFileSync(join(folder, 'a'), 'old');
    symlinkSync('a', join(folder, 'link'));
    files.write(join(folder, 'link'), bytes);
    expect(readFileSync(join(folder, 'a'), 'utf8')).toBe('new');
    expect(readdirSync(folder)).toEqual(['a', 'link']);
  });

  test.each([
    { name: 'a link to a file that is not there yet makes it', links: { link: 'a' } },
    { name: 'so does a link to such a link', links: { link: 'next', next: 'a' } },
    {
      name: 'and one in a linked folder, whose target is beside the real one',
      links: { inside: 'real', link: 'inside/up' },
    },
  ])('$name', ({ links }) => {
    mkdirSync(join(folder, 'real'));
    symlinkSync('../a', join(folder, 'real', 'up'));
    for (const [link, target] of Object.entries(links)) symlinkSync(target, join(folder, link));
    files.write(join(folder, 'link'), bytes);
    expect(lstatSync(join(folder, 'link')).isSymbolicLink()).toBe(true);
    expect(readFileSync(join(folder, 'a'), 'utf8')).toBe('new');
  });

  test('a link that leads in a circle, or into a folder that is missing: the sentence of the system', () => {
    symlinkSync('b', join(folder, 'a'));
    symlinkSync('a', join(folder, 'b'));
    symlinkSync('missing/a', join(folder, 'c'));
    expect(() => files.write(join(folder, 'a'), bytes)).toThrow(/^cannot write .*: too many symbolic links/);
    expect(() => files.write(join(folder, 'c'), bytes)).toThrow(
      /^cannot write .*: no such file or directory$/,
    );
    expect(readdirSync(folder)).toEqual(['a', 'b', 'c']);
  });

  test('a place below a file, or of a name that no system takes, is no folder: the sentence of the system', () => {
    writeFileSync(join(folder, 'a'), 'old');
    for (const [name, reason] of [
      ['a/b', 'not a directory'],
      ['a/b/c', 'not a directory'],
      ['x'.repeat(300), 'name too long'],
      ['\0', 'null bytes'],
    ] as const) {
      const place = join(folder, name);
      expect(files.isFolder(place)).toBe(false);
      expect(() => files.write(place, bytes)).toThrow(CommandLineError);
      expect(() => files.write(place, bytes)).toThrow(reason);
    }
    expect(readdirSync(folder)).toEqual(['a']);
  });

  test('a place that is no folder: the sentence of the system, and nothing is left', () => {
    writeFileSync(join(folder, 'a'), 'old');
    const place = join(folder, 'missing', 'b');
    expect(() => files.write(place, bytes)).toThrow(`cannot write ${place}: no such file or directory`);
    expect(readdirSync(folder)).toEqual(['a']);
  });

  test('a folder is not replaced', () => {
    mkdirSync(join(folder, 'a'));
    expect(() => files.write(join(folder, 'a'), bytes)).toThrow(
      /^cannot write .*: illegal operation on a directory$/,
    );
    expect(files.isFolder(join(folder, 'a'))).toBe(true);
  });

  test('what is not a file is written as it is', () => {
    files.write('/dev/null', bytes);
    expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
  });

  test('a file is read to its end, and no further than its bound: a device has no end', async () => {
    const place = join(folder, 'a');
    writeFileSync(place, 'x'.repeat(200_000));
    expect(Buffer.from(await files.read(place, 200_000)).toString()).toBe('x'.repeat(200_000));
    for (const endless of [place, '/dev/zero']) {
      await expect(files.read(endless, 199_999)).rejects.toThrow(`${endless} may have at most 199,999 bytes`);
    }
    expect(Buffer.from(await files.read('/dev/null', 9)).toString()).toBe('');
  });

  test('a file that cannot be read', async () => {
    const place = join(folder, 'b');
    await expect(files.read(place, 9)).rejects.toThrow(`cannot read ${place}: no such file or directory`);
    await expect(files.chunks(place)[Symbol.asyncIterator]().next()).rejects.toThrow(`cannot read ${place}:`);
  });
});
