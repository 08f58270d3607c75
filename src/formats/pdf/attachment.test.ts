import { describe, expect, it } from 'vitest';
import { readPdf } from '../../../test/support/judging/pdf-reader.ts';
import { testNeeds } from '../../../test/support/worlds/needs.ts';
import { readFont } from '../truetype/font.ts';
import type { Attachment } from './attachment.ts';
import { Canvas } from './canvas.ts';
import { writeDocument } from './document.ts';
import { FontSet } from './fonts/font-set.ts';
import { createTypeface } from './fonts/typeface.ts';
import { StructureElement } from './structure/structure.ts';
import { TextSetter } from './text-setter.ts';

const files = await testNeeds().fonts();
const set = new FontSet([createTypeface(readFont(files.regular)), createTypeface(readFont(files.bold))]);

const attachment: Attachment = {
  name: 'data (1).xml',
  bytes: new TextEncoder().encode('<a>\u017b\u00f3\u0142\u0107</a>'),
  mediaType: 'text/xml',
  description: 'Data of the page',
  relationship: 'Alternative',
  metadata: {
    title: 'A schema & more',
    namespace: 'urn:example:schema#',
    prefix: 'ex',
    properties: [
      { name: 'Kind', value: 'A & B', description: 'What <it> is', category: 'external' },
      { name: 'Level', value: 'EN 16931', description: 'How much', category: 'external' },
    ],
  },
};

function draw(attached?: Attachment): Uint8Array {
  const setter = new TextSetter(set);
  const canvas = new Canvas(setter);
  const structure = new StructureElement('Document');
  canvas.addPage();
  canvas.begin(structure.add('P'));
  canvas.show('text', 10, 80, { face: 0, size: 9, leading: 12, colour: '0 0 0' });
  canvas.end();
  const information = { title: 'T', author: 'A', creator: 'c', producer: 'p', date: '2026-03-09' };
  return writeDocument({
    information,
    language: 'en',
    paper: [100, 90],
    pages: canvas.pages,
    structure,
    setter,
    ...(attached && { attachment: attached }),
  });
}

const read = (bytes: Uint8Array) => {
  const { objects, trailer } = readPdf(bytes);
  const at = (reference = '') => objects.get(Number(/^(\d+) 0 R$/.exec(reference)?.[1])) ?? '';
  const root = at(/\/Root (\d+ 0 R)/.exec(trailer)?.[1]);
  return { root, at, trailer, text: Buffer.from(bytes).toString('latin1'), objects };
};

/** The dictionary of an object that is a stream, as it is in the file. */
const dictionaryOf = (text: string, reference: string) =>
  new RegExp(`\\n${reference.replace(' R', '')} obj\\n(.*)\\nstream\\n`).exec(text)?.[1];

describe('an attachment (ISO 19005-3, 6.8)', () => {
  const { root, at, text } = read(draw(attachment));
  const [, inTree = ''] =
    /\/Names<<\/EmbeddedFiles<<\/Names\[\(data \\\(1\\\)\.xml\) (\d+ 0 R)\]>>>>/.exec(root) ?? [];
  const specification = at(inTree);
  const [, file = ''] = /\/EF<<\/F (\d+ 0 R)\/UF \1>>/.exec(specification) ?? [];

  it('is in the tree of names under its name, and in the list of associated files', () => {
    expect(inTree).not.toBe('');
    expect(root).toContain(`/AF[${inTree}]`);
  });

  it('has a specification with its name twice, a description and its relationship as a name', () => {
    expect(specification).toMatch(/^<<\/Type\/Filespec\//);
    expect(specification).toContain('/F(data \\(1\\).xml)/UF(data \\(1\\).xml)/Desc(Data of the page)');
    expect(specification).toContain('/AFRelationship/Alternative/');
  });

  it('is embedded with its media type, size and day, and comes out as it was', () => {
    expect(at(file)).toBe(Buffer.from(attachment.bytes).toString('latin1'));
    // "Zolc" with its accents is eight bytes of UTF-8.
    expect(dictionaryOf(text, file)).toMatch(
      /^<<\/Type\/EmbeddedFile\/Subtype\/text#2Fxml\/Filter\/FlateDecode\/Params<<\/Size 15\/ModDate\(D:20260309000000Z\)>>\/Length \d+>>$/,
    );
  });

  it('makes the file PDF 1.7 and PDF/A-3b, all else as before', () => {
    expect(text.slice(0, 9)).toBe('%PDF-1.7\n');
    expect(text).toContain('<pdfaid:part>3</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>');
    for (const entry of ['/MarkInfo<</Marked true>>', '/StructTreeRoot ', '/OutputIntents[', '/Metadata ']) {
      expect(root).toContain(entry);
    }
  });

  it('changes the identifier of the file with its bytes', () => {
    const idOf = (bytes: Uint8Array) => /\/ID\[<(\w+)>/.exec(read(bytes).trailer)?.[1];
    const other = { ...attachment, bytes: new TextEncoder().encode('<b/>') };
    expect(idOf(draw(attachment))).toBe(idOf(draw({ ...attachment })));
    expect(new Set([draw(), draw(attachment), draw(other)].map(idOf)).size).toBe(3);
  });

  it('is absent without one: PDF 1.4, PDF/A-1a', () => {
    const plain = read(draw());
    expect(plain.text.slice(0, 9)).toBe('%PDF-1.4\n');
    expect(plain.text).not.toMatch(/EmbeddedFile|\/AF\b|urn:example:schema|pdfaid:part>3/);
  });
});

describe('metadata under a schema of its own (ISO 19005-3, 6.6.2.3)', () => {
  const { text } = read(draw(attachment));
  it('has the values under the namespace', () => {
    expect(text).toContain('xmlns:ex="urn:example:schema#"');
    expect(text).toContain('<ex:Kind>A &#38; B</ex:Kind>\n<ex:Level>EN 16931</ex:Level>');
  });

  it('is described: schema, namespace, prefix, and of each property name, type, category and description', () => {
    expect(text.match(/<pdfaExtension:schemas>/g)).toHaveLength(1);
    expect(text).toContain('<pdfaSchema:schema>A schema &#38; more</pdfaSchema:schema>');
    expect(text).toContain('<pdfaSchema:namespaceURI>urn:example:schema#</pdfaSchema:namespaceURI>');
    expect(text).toContain('<pdfaSchema:prefix>ex</pdfaSchema:prefix>');
    for (const [name, description] of [
      ['Kind', 'What &#60;it&#62; is'],
      ['Level', 'How much'],
    ]) {
      expect(text).toContain(
        `<pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType>` +
          '<pdfaProperty:category>external</pdfaProperty:category>' +
          `<pdfaProperty:description>${description}</pdfaProperty:description>`,
      );
    }
  });
});
