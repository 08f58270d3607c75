/** Called with what is wrong with a document. */
export type RefuseXml = (reason: string) => never;

/** The same, with the place: bytes of the document before it. */
export type RefuseXmlAt = (reason: string, byte: number) => never;
