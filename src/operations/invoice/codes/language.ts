/** The languages a document may be in (ISO 639-1). */
export const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl'] as const;

export type Language = (typeof languages)[number];
