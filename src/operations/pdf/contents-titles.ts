/** The title of the table of contents, by the language of the text. */
const titles: ReadonlyMap<string, string> = new Map([
  ['cs', 'Obsah'],
  ['da', 'Indhold'],
  ['de', 'Inhalt'],
  ['en', 'Contents'],
  ['es', '\u00cdndice'],
  ['fi', 'Sis\u00e4llys'],
  ['fr', 'Table des mati\u00e8res'],
  ['it', 'Indice'],
  ['nb', 'Innhold'],
  ['nl', 'Inhoud'],
  ['no', 'Innhold'],
  ['pl', 'Spis tre\u015bci'],
  ['pt', '\u00cdndice'],
  ['sv', 'Inneh\u00e5ll'],
]);

/** The title for a language tag (BCP 47): English where there is none for it. */
export function contentsTitle(language: string): string {
  return titles.get(language.split('-', 1)[0]!.toLowerCase()) ?? 'Contents';
}
