import type { Attachment } from '../../formats/pdf/attachment.ts';

/** Name of the file, which readers look for (Factur-X 1.09). */
const FILE_NAME = 'factur-x.xml';

/**
 * The data of an invoice as the attachment that makes its PDF a hybrid invoice: Factur-X 1.09, which is ZUGFeRD 2.5,
 * in the profile EN 16931. Metadata and relationship are those its specification requires; the document type is
 * INVOICE for credit notes too.
 */
export function facturXAttachment(xml: Uint8Array): Attachment {
  return {
    name: FILE_NAME,
    bytes: xml,
    mediaType: 'text/xml',
    description: 'Invoice data (Factur-X, profile EN 16931)',
    // The XML says the same as the pages: the German practice, accepted in France too.
    relationship: 'Alternative',
    metadata: {
      title: 'Factur-X PDFA Extension Schema',
      namespace: 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#',
      prefix: 'fx',
      properties: [
        {
          name: 'DocumentFileName',
          value: FILE_NAME,
          description: 'Name of the embedded XML invoice file',
          category: 'external',
        },
        {
          name: 'DocumentType',
          value: 'INVOICE',
          description: 'Type of the hybrid document in capital letters',
          category: 'external',
        },
        {
          name: 'Version',
          value: '1.0',
          description: 'Version of the standard of the embedded XML',
          category: 'external',
        },
        {
          name: 'ConformanceLevel',
          value: 'EN 16931',
          description: 'Profile of the embedded XML',
          category: 'external',
        },
      ],
    },
  };
}
