/** Called with what is wrong with a file. */
export type RefusePdf = (reason: string) => never;

/** A structure that is not as ISO 32000-1 has it. The objects are looked for without it then. */
export class BrokenPdf extends Error {
  override readonly name = 'BrokenPdf';
}
