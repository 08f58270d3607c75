/** The languages with a folder in data/text, by ISO 639-1 code; of equal evidence the first counts. */
export const listedLanguages = [
  'en',
  'es',
  'fr',
  'de',
  'it',
  'pt',
  'nl',
  'sv',
  'da',
  'no',
  'fi',
  'pl',
  'cs',
  'tr',
  'ro',
  'hu',
  'id',
] as const;

/** The ISO 639-1 code of a language: of a listed one, or of one that its script alone tells. */
export type Language = string;
