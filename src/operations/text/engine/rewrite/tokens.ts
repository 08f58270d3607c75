import { factsOf } from '../../facts/facts.ts';
import { once } from '../../lexicon/once.ts';
import { wordsNamed } from './words.ts';

/** A piece of a text: a word, a mark, or a fact, which no rule may change. */
export interface Token {
  readonly text: string;
  /** What rules compare: lower case with a plain apostrophe; `%number` or `%name` for a fact. */
  readonly word: string;
  /** White space before it. */
  readonly space: string;
  readonly kind: 'word' | 'mark' | 'emoji' | 'fact';
  /** A rule wrote it or took away what stood before it, so that "a" before it may have to become "an". */
  readonly changed: boolean;
  /** What no pattern and no gap of one goes across (places.ts). */
  readonly isAfterStop: boolean;
  readonly isAfterBreak: boolean;
}

/** Words of a pattern in small letters, capitalised or shouted: a pattern that ignores case takes long to compile. */
function anyCase(words: string): string {
  return words
    .split(' ')
    .flatMap((word) => [word, word.charAt(0).toUpperCase() + word.slice(1), word.toUpperCase()])
    .join('|');
}

/** Words that are shortened by a full stop: before a small letter it ends no sentence. */
const shortened = () => anyCase([...wordsNamed('shortened')].join(' '));
const endsShortened = once(() => new RegExp(`(?<![\\p{L}\\p{N}])(?:${shortened()})$`, 'u'));

const piecesPattern = once(
  () =>
    new RegExp(
      [
        '\\s+',
        '\\p{Extended_Pictographic}[\\ufe0e\\ufe0f\\u200d\\p{Extended_Pictographic}\\p{Emoji_Modifier}]*|\\p{Regional_Indicator}+',
        "(?<![\\p{L}\\p{N}/])(?:[:;=8xX]['-]?[)(DPpOo/|\\]\\[*3]+|<3+|\\^[_.]?\\^|\\^\\^|-_+-|[xX]D+|:')(?![\\p{L}\\p{N}])",
        '(?<![\\p{L}\\p{N}])(?:[wW]/[oO]?|[bB]/[cC]|[nN]/[aA])(?![\\p{L}\\p{N}])',
        `(?<![\\p{L}\\p{N}])(?:(?:\\p{L}\\.){2,10}|(?:${anyCase('mr mrs ms dr prof st vs etc inc ltd no approx')})\\.(?=\\s*\\p{L}|,))`,
        `(?<![\\p{L}\\p{N}])(?:${shortened()})\\.(?=\\s+(?:[\\p{Ll}\\d]|$)|,)`,
        `(?<=\\s|^)['\\u2019](?:${anyCase('cause til em bout round tis twas')})(?!\\p{L})`,
        `['\\u2019](?:${anyCase('s re ll ve d m t')})(?![\\p{L}\\p{N}])`,
        "[\\p{L}\\p{N}][\\p{L}\\p{N}\\p{M}_]*(?:['\\u2019-][\\p{L}\\p{N}][\\p{L}\\p{N}\\p{M}_]*)*",
        '\\.{2,}|\\u2026+|[!?]+|-{2,}|.',
      ].join('|'),
      'gu',
    ),
);

const LETTER = /^['\u2019]?[\p{L}\p{N}]/u;
const EMOJI = /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator})/u;
const SIGNS = new Set(['\u00a9', '\u00ae', '\u2122']);
const EMOTICON = /^(?:[:;=8xX]['-]?[)(DPpOo/|\][*3]+|<3+|\^[_.]?\^|\^\^|-_+-|[xX]D+)$/;

/** The tokens of a text in its order. White space at the end is dropped. Linear. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let from = 0;
  let space = '';
  const addPlain = (to: number): void => {
    for (const piece of text.slice(from, to).match(piecesPattern()) ?? []) {
      if (piece.trim() === '') space += piece;
      else {
        const token = tokenOf(piece, space, kindOf(piece), false);
        const last = tokens.at(-1);
        // "require(x)": a call.
        if (piece === '(' && space === '' && last?.kind === 'word') tokens[tokens.length - 1] = asFact(last);
        tokens.push(isCode(token, tokens) ? asFact(token) : token);
        space = '';
      }
    }
  };
  for (const fact of factsOf(text)) {
    addPlain(fact.start);
    from = fact.end;
    // "at 6 p.m. We": the full stop is that of the sentence as well.
    if (/[ap]\.m\.$/i.test(fact.text) && /^\s+\p{Lu}/u.test(text.slice(from, from + 4))) from -= 1;
    // "ACME Corp. regarding": that of the name.
    if (/^\.(?: \p{Ll}|,)/u.test(text.slice(from, from + 4)) && endsShortened().test(fact.text)) from += 1;
    tokens.push(tokenOf(text.slice(fact.start, from), space, 'fact', false));
    space = '';
  }
  addPlain(text.length);
  return tokens;
}

function asFact(token: Token): Token {
  return tokenOf(token.text, token.space, 'fact', false);
}

/** A word that a sign ties to what is before it is part of a code: "sort -n", "src/n", "a_b", "me@home". */
function isCode({ kind, space, text }: Token, before: readonly Token[]): boolean {
  const last = before.at(-1);
  if (kind !== 'word' || space !== '' || last === undefined) return false;
  // The rest of "E.U.", where another fact took its beginning.
  if (last.text.endsWith('.') && /^\p{Lu}\.?$/u.test(text)) return true;
  return (
    /^[/\\_@$%=+&<~#|]$/.test(last.text) ||
    (/^-+$/.test(last.text) && (last.space !== '' || before.length === 1))
  );
}

/** The text the tokens make. */
export function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ space, text }) => space + text).join('');
}

/** A word or a mark that a rule writes. */
export function written(text: string, space: string): Token {
  return tokenOf(text, space, kindOf(text), true);
}

function tokenOf(text: string, space: string, kind: Token['kind'], changed: boolean): Token {
  const word = kind === 'fact' ? factWord(text) : foldWord(text);
  return { text, word, space, kind, changed, isAfterStop: false, isAfterBreak: false };
}

function factWord(text: string): string {
  return /^[\p{Sc}\d#]/u.test(text) ? '%number' : '%name';
}

/** The words of a short text a rule writes, one token each; `space` precedes the first. */
export function writtenAll(text: string, space: string): Token[] {
  const pieces = text.match(piecesPattern())?.filter((piece) => piece.trim() !== '') ?? [];
  let at = 0;
  return pieces.map((piece, index) => {
    const found = text.indexOf(piece, at);
    const gap = text.slice(at, found);
    at = found + piece.length;
    return written(piece, index === 0 ? space : gap);
  });
}

function kindOf(piece: string): Token['kind'] {
  if (LETTER.test(piece) && !EMOTICON.test(piece)) return 'word';
  if (EMOTICON.test(piece) || (EMOJI.test(piece) && !SIGNS.has(piece))) return 'emoji';
  return /^w\//i.test(piece) ? 'word' : 'mark';
}

function foldWord(piece: string): string {
  const word = piece.toLowerCase();
  return word.includes('\u2019') ? word.replaceAll('\u2019', "'") : word;
}
