import { formsOf } from '../../lexicon/inflect.ts';
import { agreeing } from './agreement.ts';
import { isEnd } from './places.ts';
import { type Token, written } from './tokens.ts';
import { isParticiple, wordsNamed } from './words.ts';

const forms = formsOf('get');

/** "The account got frozen" as "the account was frozen": the passive of writing. */
export function writtenPassive(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  tokens.forEach((token, at) => {
    const form = wordsNamed('no-subject').has(out.at(-1)?.word ?? '') ? undefined : forms.get(token.word);
    const isPassive =
      form !== undefined && isParticiple(tokens[at + 1]?.word ?? '') && isFree(tokens[at + 2]);
    if (!isPassive) out.push(token);
    else out.push(written(agreeing('be', { word: token.word, form }, out), token.space));
  });
  return out;
}

/** "They got signed copies": a participle before a noun belongs to it. */
function isFree(next: Token | undefined): boolean {
  return (
    isEnd(next) ||
    next?.kind !== 'word' ||
    wordsNamed('behind-participle').has(next.word) ||
    /ly$/.test(next.word)
  );
}
