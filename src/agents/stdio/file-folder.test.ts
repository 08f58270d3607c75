import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FileFolder } from './file-folder.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('the folder of an agent', () => {
  let parent = '';
  let path = '';
  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'sundry-files-'));
    path = join(parent, 'files');
  });
  afterEach(() => rmSync(parent, { recursive: true, force: true }));

  it('is made where there is none, and files keep their names', async () => {
    const saved = await (await FileFolder.open(path)).save('caf\u00e9 1.pdf', bytes('a'));
    expect(readFileSync(saved.path, 'utf8')).toBe('a');
    expect(fileURLToPath(saved.url)).toBe(saved.path);
    expect(readdirSync(path)).toEqual(['caf\u00e9 1.pdf']);
  });

  it('never overwrites: namesakes are numbered, those of another process too', async () => {
    const folder = await FileFolder.open(path);
    writeFileSync(join(path, 'qr.png'), 'kept');
    writeFileSync(join(path, 'qr-3.png'), 'kept too');
    const saved = await Promise.all(['1', '2', '3'].map((text) => folder.save('qr.png', bytes(text))));
    expect(new Set(saved.map((file) => file.path)).size).toBe(3);
    for (const [index, file] of saved.entries()) expect(readFileSync(file.path, 'utf8')).toBe(`${index + 1}`);
    expect(readFileSync(join(path, 'qr.png'), 'utf8')).toBe('kept');
    expect(readFileSync(join(path, 'qr-3.png'), 'utf8')).toBe('kept too');
  });

  it.each(['../out.txt', '..\\out.txt', '/etc/out.txt', 'a/../../out.txt', '..', '.', '', 'a\0/../out.txt'])(
    'writes nothing outside, whatever the name: %j',
    async (name) => {
      const { path: saved } = await (await FileFolder.open(path)).save(name, bytes('a'));
      expect(readdirSync(parent)).toEqual(['files']);
      expect(readdirSync(path)).toHaveLength(1);
      expect(existsSync(saved)).toBe(true);
    },
  );

  it('follows no link out of it', async () => {
    const folder = await FileFolder.open(path);
    symlinkSync(join(parent, 'target.txt'), join(path, 'link.txt'));
    const saved = await folder.save('link.txt', bytes('a'));
    expect(existsSync(join(parent, 'target.txt'))).toBe(false);
    expect(saved.path).toMatch(/link-2\.txt$/);
  });

  it('that cannot be written to refuses the call in a sentence', async () => {
    const folder = await FileFolder.open(path);
    rmSync(path, { recursive: true });
    await expect(folder.save('a.txt', bytes('a'))).rejects.toMatchObject({
      code: 'upstream_failed',
      message: 'The file could not be saved: ENOENT: no such file or directory.',
    });
  });
});
