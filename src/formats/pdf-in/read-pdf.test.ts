import { describe, expect, it } from 'vitest';
import { deflate } from '../deflate/zlib.ts';
import { isPdf, type PdfAttachments, readPdfAttachments } from './read-pdf.ts';

const encode = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));

function bytesOf(...parts: readonly (string | Uint8Array)[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...(typeof part === 'string' ? encode(part) : part)]));
}

interface Parts {
  readonly catalog?: string;
  readonly specification?: string;
  readonly stream?: readonly (string | Uint8Array)[];
  readonly trailer?: string;
  /** What is added to each offset: a cross-reference that is wrong. */
  readonly shift?: number;
}

/** A file with one attachment: catalog 1, specification 2, embedded file 3. */
function pdf({ catalog, specification, stream, trailer = '', shift = 0 }: Parts = {}): Uint8Array {
  const objects = [
    [catalog ?? '<</Type/Catalog/Names<</EmbeddedFiles<</Names[(a.xml) 2 0 R]>>>>/AF[2 0 R]>>'],
    [specification ?? '<</Type/Filespec/F(a.xml)/UF(a.xml)/AFRelationship/Alternative/EF<</F 3 0 R>>>>'],
    stream ?? [
      '<</Type/EmbeddedFile/Subtype/text#2Fxml/Length 4/Params<</ModDate(D:20261128)>>>>stream\n',
      '<a/>',
      '\nendstream',
    ],
  ];
  let file = encode('%PDF-1.7\n');
  const offsets = objects.map((parts, index) => {
    const offset = file.length;
    file = bytesOf(file, `${index + 1} 0 obj\n`, ...parts, '\nendobj\n');
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset + shift).padStart(10, '0')} 00000 n \n`).join('');
  const start = file.length;
  return bytesOf(
    file,
    `xref\n0 4\n0000000000 65535 f \n${table}trailer\n<</Size 4/Root 1 0 R${trailer}>>\nstartxref\n${start}\n%%EOF`,
  );
}

function read(bytes: Uint8Array): PdfAttachments {
  return readPdfAttachments(bytes, (reason) => {
    throw new Error(reason);
  });
}

function textOf(bytes: Uint8Array, most = 100): string | object {
  const found = read(bytes).files[0]!.read(most);
  return found instanceof Uint8Array ? new TextDecoder().decode(found) : found;
}

describe('readPdfAttachments', () => {
  it('says of an attachment what ISO 32000-1 7.11 has', () => {
    const { files, isRebuilt } = read(pdf());
    expect(isRebuilt).toBe(false);
    expect(files).toHaveLength(1);
    expect(files[0]).toMatchObject({
      name: 'a.xml',
      key: 'a.xml',
      relationship: 'Alternative',
      subtype: 'text/xml',
      modified: 'D:20261128',
      isAssociated: true,
      isAnnotation: false,
    });
    expect(textOf(pdf())).toBe('<a/>');
  });

  const deflated = deflate(encode('<a>deflated</a>'));
  const streams = [
    {
      name: 'FlateDecode',
      stream: [`<</Filter/FlateDecode/Length ${deflated.length}>>stream\n`, deflated, '\nendstream'],
      text: '<a>deflated</a>',
    },
    {
      name: 'ASCIIHexDecode',
      stream: ['<</Filter/ASCIIHexDecode/Length 9>>stream\n3C612F3E>\nendstream'],
      text: '<a/>',
    },
    {
      name: 'ASCII85Decode',
      stream: ['<</Filter/ASCII85Decode/Length 7>>stream\n4?HR1~>\nendstream'],
      text: undefined,
    },
    { name: 'a length that lies', stream: ['<</Length 900>>stream\n<a/>\nendstream'], text: '<a/>\n' },
    {
      name: 'a length that is the stream itself',
      stream: ['<</Length 3 0 R>>stream\n<a/>\nendstream'],
      text: '<a/>\n',
    },
  ];
  for (const { name, stream, text } of streams) {
    it(`decodes a stream with ${name}`, () => {
      if (text === undefined) expect(textOf(pdf({ stream }))).toBeTypeOf('string');
      else expect(textOf(pdf({ stream }))).toBe(text);
    });
  }

  it('finds the objects without a cross-reference that is right, and says so', () => {
    const broken = pdf({ shift: 7 });
    expect(read(broken).isRebuilt).toBe(true);
    expect(textOf(broken)).toBe('<a/>');
  });

  it('names a filter that it does not read, and a file that is too long', () => {
    expect(textOf(pdf({ stream: ['<</Filter/LZWDecode/Length 1>>stream\nx\nendstream'] }))).toEqual({
      reason: 'is compressed by LZWDecode, which is not read',
    });
    expect(textOf(pdf(), 3)).toEqual({ reason: 'is damaged, or longer than 3 bytes' });
  });

  it('reads names in PDFDocEncoding, UTF-16 and UTF-8', () => {
    const names = ['(R\\344t\\240)', '<FEFF00E4>', '<EFBBBFC3A4>'].map(
      (name) => read(pdf({ specification: `<</F${name}/EF<</F 3 0 R>>>>` })).files[0]!.name,
    );
    expect(names).toEqual(['R\u00e4t\u20ac', '\u00e4', '\u00e4']);
  });

  it('ends at a tree that contains itself', () => {
    const catalog = '<</Type/Catalog/Names<</EmbeddedFiles 1 0 R>>/Kids[1 0 R 1 0 R]/AF[2 0 R]>>';
    expect(read(pdf({ catalog })).files).toHaveLength(1);
  });

  const refused = [
    {
      name: 'an encrypted file',
      bytes: pdf({ trailer: '/Encrypt<</Filter/Standard>>' }),
      reason: /is encrypted/,
    },
    { name: 'a file without objects', bytes: encode('%PDF-1.7\nnothing'), reason: /is damaged/ },
    {
      name: 'a thousand levels',
      bytes: pdf({ catalog: `${'['.repeat(1000)}${']'.repeat(1000)}` }),
      reason: /is damaged/,
    },
  ];
  for (const { name, bytes, reason } of refused) {
    it(`refuses ${name}`, () => {
      expect(() => read(bytes)).toThrow(reason);
    });
  }

  it('knows a PDF by its header within 1,024 bytes', () => {
    expect(isPdf(encode(`${' '.repeat(1000)}%PDF-1.4`))).toBe(true);
    expect(isPdf(encode(`${' '.repeat(1024)}%PDF-1.4`))).toBe(false);
  });
});
