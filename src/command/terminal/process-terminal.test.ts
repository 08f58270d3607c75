import {
  chmodSync,
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

  test('what is no file is written as it is', () => {
    files.write('/dev/null', bytes);
    expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
  });

  test('a file that cannot be read', async () => {
    const place = join(folder, 'b');
    await expect(files.read(place)).rejects.toThrow(`cannot read ${place}: no such file or directory`);
    await expect(files.chunks(place)[Symbol.asyncIterator]().next()).rejects.toThrow(`cannot read ${place}:`);
  });
});
