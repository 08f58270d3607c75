import { deflateRawSync, crc32 as zlibCrc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { joined } from '../bytes.ts';
import { zipArchive } from './archive.ts';
import { isZip, readZip } from './directory.ts';
import { entryPieces } from './entry.ts';
import { smallPart } from './part.ts';

class Refused extends Error {}

const refuse = (reason: string): never => {
  throw new Refused(reason);
};

async function read(archive: Uint8Array): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const entry of readZip(archive, 2000, refuse)) {
    const pieces: Uint8Array[] = [];
    for await (const piece of entryPieces(entry, refuse)) pieces.push(piece);
    files[entry.name] = new TextDecoder().decode(joined(pieces));
  }
  return files;
}

/** What the fields of APPNOTE.TXT 4.3.7 and 4.3.12 say of a file; each may say something else. */
interface Written {
  readonly name: string;
  readonly text: string;
  readonly method?: number;
  readonly flags?: number;
  readonly crc?: number;
  readonly size?: number;
  readonly localName?: string;
  readonly isZip64?: true;
  readonly offset?: number;
}

/** An archive by hand, with ZIP64 records at its end where `isZip64`. */
function archiveOf(files: readonly Written[], { isZip64 = false, comment = '' } = {}): Buffer {
  const parts: Buffer[] = [];
  const central: Buffer[] = [];
  let at = 0;
  for (const file of files) {
    const bytes = Buffer.from(file.text);
    const { method = 8, flags = 0, crc = zlibCrc32(bytes), size = bytes.length } = file;
    const data = method === 8 ? deflateRawSync(bytes) : bytes;
    const local = Buffer.alloc(30);
    local.write('PK\u0003\u0004', 'latin1');
    const localName = Buffer.from(file.localName ?? file.name);
    local.writeUInt16LE(localName.length, 26);
    const head = Buffer.alloc(46);
    head.write('PK\u0001\u0002', 'latin1');
    head.writeUInt16LE(flags, 8);
    head.writeUInt16LE(method, 10);
    head.writeUInt32LE(crc, 16);
    head.writeUInt32LE(file.isZip64 ? 0xffffffff : data.length, 20);
    head.writeUInt32LE(file.isZip64 ? 0xffffffff : size, 24);
    head.writeUInt16LE(Buffer.byteLength(file.name), 28);
    const extra = Buffer.alloc(file.isZip64 ? 4 + 6 + 20 : 0);
    if (file.isZip64) {
      // Another extra field is in front.
      extra.writeUInt16LE(0x5455, 0);
      extra.writeUInt16LE(2, 2);
      extra.writeUInt16LE(1, 6);
      extra.writeUInt16LE(16, 8);
      extra.writeBigUInt64LE(BigInt(size), 10);
      extra.writeBigUInt64LE(BigInt(data.length), 18);
    }
    head.writeUInt16LE(extra.length, 30);
    head.writeUInt32LE(file.offset ?? at, 42);
    central.push(head, Buffer.from(file.name), extra);
    parts.push(local, localName, data);
    at += 30 + localName.length + data.length;
  }
  const directory = Buffer.concat(central);
  const end64 = Buffer.alloc(isZip64 ? 76 : 0);
  if (isZip64) {
    end64.write('PK\u0006\u0006', 'latin1');
    end64.writeBigUInt64LE(BigInt(files.length), 32);
    end64.writeBigUInt64LE(BigInt(directory.length), 40);
    end64.writeBigUInt64LE(BigInt(at), 48);
    end64.write('PK\u0006\u0007', 56, 'latin1');
    end64.writeBigUInt64LE(BigInt(at + directory.length), 64);
  }
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(isZip64 ? 0xffff : files.length, 8);
  end.writeUInt16LE(isZip64 ? 0xffff : files.length, 10);
  end.writeUInt32LE(isZip64 ? 0xffffffff : directory.length, 12);
  end.writeUInt32LE(isZip64 ? 0xffffffff : at, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...parts, directory, end64, end, Buffer.from(comment)]);
}

const long = 'a line of a long file\n'.repeat(50_000);

describe('archives are read', () => {
  it.each([
    {
      name: 'stored and deflated',
      files: [
        { name: 'a', text: 'x', method: 0 },
        { name: 'b/c', text: 'y' },
      ],
    },
    { name: 'an empty file', files: [{ name: 'a', text: '' }] },
    { name: 'a file in pieces', files: [{ name: 'a', text: long }] },
    { name: 'a stored file in pieces', files: [{ name: 'a', text: long, method: 0 }] },
    { name: 'sizes of ZIP64', files: [{ name: 'a', text: long, isZip64: true as const }] },
    { name: 'a directory of ZIP64', files: [{ name: 'a', text: 'x' }], options: { isZip64: true } },
    { name: 'a comment', files: [{ name: 'a', text: 'x' }], options: { comment: 'of the end' } },
    { name: 'a name that leads out, which is a name', files: [{ name: '../x', text: 'x' }] },
    { name: 'no file', files: [] },
  ])('$name', async ({ files, options }) => {
    const archive = archiveOf(files, options);
    expect(isZip(archive)).toBe(true);
    expect(await read(archive)).toEqual(Object.fromEntries(files.map(({ name, text }) => [name, text])));
  });

  it('those that are written here', async () => {
    const archive = zipArchive([smallPart('a.txt', 'a'), smallPart('b.txt', long)]);
    expect(await read(archive)).toEqual({ 'a.txt': 'a', 'b.txt': long });
  });

  it('backslashes are slashes', async () => {
    expect(await read(archiveOf([{ name: 'a\\b', text: 'x' }]))).toEqual({ 'a/b': 'x' });
  });
});

describe('what is refused', () => {
  it.each([
    { name: 'a wrong checksum', files: [{ name: 'a', text: 'x', crc: 1 }], reason: /its checksum is wrong/ },
    {
      name: 'more bytes than the directory says',
      files: [{ name: 'a', text: long, size: 9 }],
      reason: /more bytes/,
    },
    {
      name: 'more in pieces than the directory says',
      files: [{ name: 'a', text: long, size: 300_000 }],
      reason: /more bytes/,
    },
    { name: 'fewer bytes', files: [{ name: 'a', text: 'x', size: 9 }], reason: /fewer bytes/ },
    { name: 'encryption', files: [{ name: 'a', text: 'x', flags: 1 }], reason: /protected by a password/ },
    { name: 'another method', files: [{ name: 'a', text: 'x', method: 12 }], reason: /method 12/ },
    {
      name: 'a name twice, in another case',
      files: [
        { name: 'a', text: 'x' },
        { name: 'A', text: 'y' },
      ],
      reason: /has A twice/,
    },
    {
      name: 'two entries of one file',
      files: [
        { name: 'a', text: 'x', method: 0 },
        { name: 'b', text: 'x', localName: 'b', offset: 0 },
      ],
      reason: /two names/,
    },
    {
      name: 'a local header of another name',
      files: [{ name: 'a', text: 'x', localName: 'b' }],
      reason: /two names/,
    },
    { name: 'a place outside', files: [{ name: 'a', text: 'x', offset: 9999 }], reason: /broken/ },
  ])('$name', async ({ files, reason }) => {
    await expect(read(archiveOf(files))).rejects.toThrow(reason);
  });

  it('files that overlap', async () => {
    // The name of a second entry for the same place is that of its local header.
    const archive = archiveOf([
      { name: 'a', text: 'x', method: 0 },
      { name: 'b', text: 'y', method: 0 },
    ]);
    const directory = archive.indexOf('PK\u0001\u0002', 0, 'latin1');
    const second = archive.indexOf('PK\u0001\u0002', directory + 4, 'latin1');
    // The first file reaches into the second.
    archive.writeUInt32LE(20, directory + 20);
    archive.writeUInt32LE(20, directory + 24);
    expect(second).toBeGreaterThan(directory);
    await expect(read(archive)).rejects.toThrow('b overlaps another file');
  });

  it('more files than may be', () => {
    const archive = archiveOf(Array.from({ length: 3 }, (_, index) => ({ name: `${index}`, text: '' })));
    expect(() => readZip(archive, 2, refuse)).toThrow('has 3 files inside, at most 2 are read');
  });

  it('deflated blocks that are broken, and those that are cut off', async () => {
    const archive = archiveOf([{ name: 'a', text: long }]);
    archive[40] = 0xff;
    archive.fill(0xff, 31, 60);
    await expect(read(archive)).rejects.toThrow(Refused);
  });

  it('every cut', async () => {
    const archive = archiveOf([
      { name: 'a', text: 'x' },
      { name: 'b', text: 'y' },
    ]);
    for (let length = 0; length < archive.length; length++) {
      await expect(read(archive.subarray(0, length))).rejects.toThrow(Refused);
    }
  });
});
