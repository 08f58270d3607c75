import type { AlertKind } from './source/tree/model.ts';

/** The titles of alerts, in the order of `kinds`, by the language of the text. */
const titles: ReadonlyMap<string, readonly string[]> = new Map([
  ['cs', ['Pozn\u00e1mka', 'Tip', 'D\u016fle\u017eit\u00e9', 'Upozorn\u011bn\u00ed', 'Varov\u00e1n\u00ed']],
  ['da', ['Bem\u00e6rk', 'Tip', 'Vigtigt', 'Advarsel', 'Forsigtig']],
  ['de', ['Hinweis', 'Tipp', 'Wichtig', 'Warnung', 'Vorsicht']],
  ['en', ['Note', 'Tip', 'Important', 'Warning', 'Caution']],
  ['es', ['Nota', 'Consejo', 'Importante', 'Advertencia', 'Precauci\u00f3n']],
  ['fi', ['Huomautus', 'Vinkki', 'T\u00e4rke\u00e4\u00e4', 'Varoitus', 'Varo']],
  ['fr', ['Remarque', 'Astuce', 'Important', 'Avertissement', 'Attention']],
  ['it', ['Nota', 'Suggerimento', 'Importante', 'Avviso', 'Attenzione']],
  ['nb', ['Merk', 'Tips', 'Viktig', 'Advarsel', 'Forsiktig']],
  ['nl', ['Opmerking', 'Tip', 'Belangrijk', 'Waarschuwing', 'Let op']],
  ['no', ['Merk', 'Tips', 'Viktig', 'Advarsel', 'Forsiktig']],
  ['pl', ['Uwaga', 'Wskaz\u00f3wka', 'Wa\u017cne', 'Ostrze\u017cenie', 'Przestroga']],
  ['pt', ['Nota', 'Dica', 'Importante', 'Aviso', 'Cuidado']],
  ['sv', ['Obs', 'Tips', 'Viktigt', 'Varning', 'F\u00f6rsiktigt']],
]);

const kinds: readonly AlertKind[] = ['note', 'tip', 'important', 'warning', 'caution'];

/** The title of an alert for a language tag (BCP 47): English where there is none for it. */
export function alertTitle(kind: AlertKind, language: string): string {
  const own = titles.get(language.split('-', 1)[0]!.toLowerCase()) ?? titles.get('en')!;
  return own[kinds.indexOf(kind)]!;
}
