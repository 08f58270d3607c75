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
    const form = hasNoSubject(out) ? undefined : forms.get(token.word);
    const isPassive =
      form !== undefined && isParticiple(tokens[at + 1]?.word ?? '') && isFree(tokens[at + 2]);
    if (!isPassive) out.push(token);
    else out.push(written(agreeing('be', { word: token.word, form }, out), token.space));
  });
  return out;
}

/** "Who got promoted", "and got moved": the subject is further back, so whether it was one or several is not known. */
const hasNoSubject = (out: readonly Token[]): boolean =>
  /^(?:who|which|that|and|or|but)$/.test(out.at(-1)?.word ?? '');

/** "They got signed copies": a participle before a noun belongs to it. */
function isFree(next: Token | undefined): boolean {
  return (
    isEnd(next) ||
    next?.kind !== 'word' ||
    wordsNamed('behind-participle').has(next.word) ||
    /ly$/.test(next.word)
  );
}
