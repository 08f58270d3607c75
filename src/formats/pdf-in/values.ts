/** A name, `/Type` without its solidus (ISO 32000-1 7.3.5). */
export class PdfName {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** A reference to an indirect object, by its number; generations play no part in reading (ISO 32000-1 7.3.10). */
export class PdfReference {
  readonly number: number;

  constructor(number: number) {
    this.number = number;
  }
}

/** A dictionary by the names of its keys; of a key that comes twice, the last value (ISO 32000-1 7.3.7). */
export type PdfDictionary = Map<string, PdfValue>;

/** A stream: its dictionary, and where its data begins in the bytes of the file (ISO 32000-1 7.3.8). */
export class PdfStream {
  readonly dictionary: PdfDictionary;
  readonly start: number;

  constructor(dictionary: PdfDictionary, start: number) {
    this.dictionary = dictionary;
    this.start = start;
  }
}

/** A value of a file. A string is its bytes (ISO 32000-1 7.3). */
export type PdfValue =
  | null
  | boolean
  | number
  | Uint8Array
  | PdfName
  | PdfReference
  | PdfStream
  | PdfDictionary
  | readonly PdfValue[];
