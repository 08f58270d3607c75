/** The metadata of a document, for its XMP packet and its information dictionary alike. */
export interface DocumentInformation {
  readonly title: string;
  readonly author?: string | undefined;
  /** Program that made the document. */
  readonly creator: string;
  /** Program that wrote the file. */
  readonly producer: string;
  /** Day of creation, YYYY-MM-DD. */
  readonly date?: string | undefined;
}

/** Part of ISO 19005 and level of conformance that a file declares: `A` for tagged documents, `B` for the right appearance. */
export interface Archive {
  readonly part: 1 | 3;
  readonly conformance: 'A' | 'B';
}

/** Metadata under a schema that XMP does not know: PDF/A requires its description in the same packet. */
export interface MetadataSchema {
  /** What a person calls the schema. */
  readonly title: string;
  readonly namespace: string;
  readonly prefix: string;
  readonly properties: readonly MetadataProperty[];
}

export interface MetadataProperty {
  readonly name: string;
  readonly value: string;
  readonly description: string;
  /** Text unless it says otherwise. */
  readonly type?: 'Integer';
  /** Of what kind a value is: made by a program, or about the document and given from outside. */
  readonly category: 'internal' | 'external';
}

/** The mark of a document that everybody can read, PDF/UA-1 (ISO 14289-1 5). */
export const universalAccess: MetadataSchema = {
  title: 'PDF/UA identification schema',
  namespace: 'http://www.aiim.org/pdfua/ns/id/',
  prefix: 'pdfuaid',
  properties: [
    {
      name: 'part',
      value: '1',
      description: 'Part of ISO 14289 that the document conforms to',
      type: 'Integer',
      category: 'internal',
    },
  ],
};

/** The XMP packet of a PDF/A file (ISO 19005-1 6.7, ISO 19005-3 6.6), in ASCII, with the metadata of further schemas. */
export function xmpPacket(
  information: DocumentInformation,
  { part, conformance }: Archive,
  further: readonly MetadataSchema[],
): string {
  const { title, author, creator, producer, date } = information;
  return [
    '<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/">',
    `<pdfaid:part>${part}</pdfaid:part><pdfaid:conformance>${conformance}</pdfaid:conformance></rdf:Description>`,
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<dc:format>application/pdf</dc:format>',
    `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title>`,
    author === undefined
      ? '</rdf:Description>'
      : `<dc:creator><rdf:Seq><rdf:li>${escapeXml(author)}</rdf:li></rdf:Seq></dc:creator></rdf:Description>`,
    '<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/">',
    `<xmp:CreatorTool>${escapeXml(creator)}</xmp:CreatorTool>`,
    date === undefined
      ? '</rdf:Description>'
      : `<xmp:CreateDate>${date}T00:00:00Z</xmp:CreateDate></rdf:Description>`,
    '<rdf:Description rdf:about="" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">',
    `<pdf:Producer>${escapeXml(producer)}</pdf:Producer></rdf:Description>`,
    ...further.map((schema) => writtenSchema(schema).values),
    ...(further.length === 0 ? [] : [schemaDescriptions(further)]),
    '</rdf:RDF></x:xmpmeta>',
    '<?xpacket end="w"?>',
  ].join('\n');
}

/** What the packet has of a schema. */
interface WrittenSchema {
  readonly values: string;
  readonly description: string;
}

/** Most documents have the same schema: writing it takes as long as the rest of the packet. */
const writtenSchemas = new WeakMap<MetadataSchema, WrittenSchema>();

function writtenSchema(schema: MetadataSchema): WrittenSchema {
  const known = writtenSchemas.get(schema);
  if (known !== undefined) return known;
  const written = { values: furtherMetadata(schema), description: schemaDescription(schema) };
  writtenSchemas.set(schema, written);
  return written;
}

/** The values of a schema's properties. */
function furtherMetadata({ namespace, prefix, properties }: MetadataSchema): string {
  return [
    `<rdf:Description rdf:about="" xmlns:${prefix}="${namespace}">`,
    ...properties.map(({ name, value }) => `<${prefix}:${name}>${escapeXml(value)}</${prefix}:${name}>`),
    '</rdf:Description>',
  ].join('\n');
}

/** The extension schema container: what schemas and their properties are (ISO 19005-1 6.7.8, ISO 19005-3 6.6.2.3.3). */
function schemaDescriptions(schemas: readonly MetadataSchema[]): string {
  return [
    '<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"',
    ' xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">',
    '<pdfaExtension:schemas><rdf:Bag>',
    ...schemas.map((schema) => writtenSchema(schema).description),
    '</rdf:Bag></pdfaExtension:schemas></rdf:Description>',
  ].join('\n');
}

function schemaDescription({ title, namespace, prefix, properties }: MetadataSchema): string {
  return [
    '<rdf:li rdf:parseType="Resource">',
    `<pdfaSchema:schema>${escapeXml(title)}</pdfaSchema:schema>`,
    `<pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI>`,
    `<pdfaSchema:prefix>${prefix}</pdfaSchema:prefix>`,
    '<pdfaSchema:property><rdf:Seq>',
    ...properties.map(
      ({ name, description, type = 'Text', category }) =>
        `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name>` +
        `<pdfaProperty:valueType>${type}</pdfaProperty:valueType><pdfaProperty:category>${category}</pdfaProperty:category>` +
        `<pdfaProperty:description>${escapeXml(description)}</pdfaProperty:description></rdf:li>`,
    ),
    '</rdf:Seq></pdfaSchema:property></rdf:li>',
  ].join('\n');
}

/** XML 1.0 2.4; whatever is not ASCII becomes a character reference, so that the packet is ASCII. */
function escapeXml(text: string): string {
  if (/^[ !#-%'-;=?-~]*$/.test(text)) return text;
  return text.replace(/[^ !#-%'-;=?-~]/gu, (character) => `&#${character.codePointAt(0)};`);
}
