/** The metadata of a document, for its XMP packet and its information dictionary alike. */
export interface DocumentInformation {
  readonly title: string;
  readonly author: string;
  /** Program that made the document. */
  readonly creator: string;
  /** Program that wrote the file. */
  readonly producer: string;
  /** Day of creation, YYYY-MM-DD. */
  readonly date: string;
}

/**
 * The XMP packet of a PDF/A-1a file (ISO 19005-1 6.7), in ASCII. The conformance level is what the writer
 * declares: `A` for tagged documents, `B` for those that only have the right appearance.
 */
export function xmpPacket(information: DocumentInformation, conformance: 'A' | 'B'): string {
  const { title, author, creator, producer, date } = information;
  return [
    '<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/">',
    `<pdfaid:part>1</pdfaid:part><pdfaid:conformance>${conformance}</pdfaid:conformance></rdf:Description>`,
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<dc:format>application/pdf</dc:format>',
    `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title>`,
    `<dc:creator><rdf:Seq><rdf:li>${escapeXml(author)}</rdf:li></rdf:Seq></dc:creator></rdf:Description>`,
    '<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/">',
    `<xmp:CreatorTool>${escapeXml(creator)}</xmp:CreatorTool>`,
    `<xmp:CreateDate>${date}T00:00:00Z</xmp:CreateDate></rdf:Description>`,
    '<rdf:Description rdf:about="" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">',
    `<pdf:Producer>${escapeXml(producer)}</pdf:Producer></rdf:Description>`,
    '</rdf:RDF></x:xmpmeta>',
    '<?xpacket end="w"?>',
  ].join('\n');
}

/** XML 1.0 2.4; whatever is not ASCII becomes a character reference, so that the packet is ASCII. */
function escapeXml(text: string): string {
  if (/^[ !#-%'-;=?-~]*$/.test(text)) return text;
  return text.replace(/[^ !#-%'-;=?-~]/gu, (character) => `&#${character.codePointAt(0)};`);
}
