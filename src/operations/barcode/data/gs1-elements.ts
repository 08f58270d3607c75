import { refuse } from '../../../errors.ts';

/** One element string: an application identifier and its value. */
export interface Gs1Element {
  readonly ai: string;
  readonly value: string;
}

/** GS1 General Specifications 5.4.3: identifiers, values and the FNC1 between them. */
export const MAX_GS1_128_CHARACTERS = 48;

/**
 * The elements of `(01)09521234543213(10)ABC`. Refuses, at /data, what is not of that form and more than `most` characters;
 * the encoder judges the identifiers and values.
 */
export function checkElements(data: string, most: number | undefined): readonly Gs1Element[] {
  const elements = elementsOf(data);
  if (elements === undefined) {
    refuse(
      '/data',
      'must be GS1 elements, each an application identifier of 2 to 4 digits in round brackets and a value of ASCII ' +
        'without blanks, such as (01)09521234543213(10)ABC; an opening bracket in a value is written \\(',
    );
  }
  const length = encodedLength(elements);
  if (most !== undefined && length > most) {
    refuse(
      '/data',
      `must have at most ${most} characters without brackets for type gs1-128, not ${length}; type gs1-datamatrix holds more`,
    );
  }
  return elements;
}

/**
 * The elements of a text; undefined when it has another form. An opening bracket in a value has a backslash before it, as in
 * the GS1 Barcode Syntax Engine; a closing one may have.
 */
function elementsOf(data: string): readonly Gs1Element[] | undefined {
  if (!/^(?:\(\d{2,4}\)(?:\\[()]?|[!-')-[\]-~])+)+$/.test(data)) return undefined;
  return [...data.matchAll(/\((\d{2,4})\)((?:\\[()]?|[^(\\])+)/g)].map(([, ai, value]) => ({
    ai: ai!,
    value: value!.replace(/\\([()])/g, '$1'),
  }));
}

/** Elements as they are printed: each identifier in brackets (GS1 General Specifications 4.14). */
export function printedElements(elements: readonly Gs1Element[]): string {
  return elements.map(({ ai, value }) => `(${ai})${value}`).join('');
}

/**
 * Characters in the symbol. An element is ended by FNC1 unless it is the last or of a predefined length. GS1 General
 * Specifications 7.8.5.
 */
function encodedLength(elements: readonly Gs1Element[]): number {
  return elements.reduce((length, { ai, value }, i) => {
    const separator = i === elements.length - 1 || predefined.test(ai) ? 0 : 1;
    return length + ai.length + value.length + separator;
  }, 0);
}

/** First two digits of the identifiers whose elements have a predefined length. GS1 General Specifications 7.8.5-2. */
const predefined = /^(?:0[0-4]|1[1-9]|20|3[1-6]|41)/;
