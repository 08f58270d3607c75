import { languages } from '../../../language/languages.ts';
import { type LexiconFile, lexiconFiles } from '../../../lexicon/lexicon.generated.ts';
import { rowsOf } from '../../../lexicon/lexicon.ts';
import { once } from '../../../lexicon/once.ts';

/**
 * What English calls a folded noun of another language, as fields are called: `order` of pedido, `order number` of
 * Bestellnummer; undefined where no list has it.
 */
export function englishOf(folded: string): string | undefined {
  const { whole, ends } = nouns();
  const own = whole.get(folded);
  if (own !== undefined) return own;
  const parts = COMPOUND.exec(folded);
  const stem = parts?.[1] ?? '';
  const first = whole.get(stem) ?? whole.get(stem.replace(/[ns]$/, '')) ?? whole.get(stem.replace(/en$/, ''));
  const last = ends.get(parts?.[2] ?? '');
  return first === undefined || last === undefined ? undefined : `${first} ${last}`;
}

/** A compound that numbers or dates what its first part names, with or without a joining sound: Auftragsnummer. */
const COMPOUND = /^(\p{L}{2,32})-?(nummer|nr|datum|dato)$/u;

interface Nouns {
  readonly whole: ReadonlyMap<string, string>;
  readonly ends: ReadonlyMap<string, string>;
}

const nouns = once((): Nouns => {
  const whole = new Map<string, string>();
  const ends = new Map<string, string>();
  for (const path of languages().codes.map((code) => `${code}/nouns.tsv`)) {
    for (const [english = '', words = ''] of path in lexiconFiles ? rowsOf(path as LexiconFile) : []) {
      for (const word of words.split(', ')) {
        if (english.startsWith('-')) ends.set(word, english.slice(1));
        else whole.set(word, english);
      }
    }
  }
  return { whole, ends };
});
