/** Called with what is wrong with a document. */
export type RefuseXml = (reason: string) => never;
