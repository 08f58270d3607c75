import { factsOf } from '../../facts/facts.ts';

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

const PIECE = new RegExp(
  [
    '\\s+',
    '\\p{Extended_Pictographic}[\\ufe0e\\ufe0f\\u200d\\p{Extended_Pictographic}\\p{Emoji_Modifier}]*|\\p{Regional_Indicator}+',
    "(?<![\\p{L}\\p{N}])(?:[:;=8xX]['-]?[)(DPpOo/|\\]\\[*3]+|<3+|\\^[_.]?\\^|\\^\\^|-_+-|[xX]D+|:')(?![\\p{L}\\p{N}])",
    '(?<![\\p{L}\\p{N}])(?:w/o?|b/c|n/a)(?![\\p{L}\\p{N}])',
    '(?<![\\p{L}\\p{N}])(?:(?:\\p{L}\\.){2,10}|(?:mr|mrs|ms|dr|prof|st|vs|etc|inc|ltd|dept|approx|no)\\.(?=\\s*\\p{L}|,))',
    "(?<=\\s|^)['\\u2019](?:cause|til|em|bout|round|tis|twas)(?!\\p{L})",
    "['\\u2019](?:s|re|ll|ve|d|m|t)(?![\\p{L}\\p{N}])",
    "[\\p{L}\\p{N}][\\p{L}\\p{N}\\p{M}_]*(?:['\\u2019-][\\p{L}\\p{N}][\\p{L}\\p{N}\\p{M}_]*)*",
    '\\.{2,}|\\u2026+|[!?]+|-{2,}|.',
  ].join('|'),
  'giu',
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
    for (const [piece] of text.slice(from, to).matchAll(PIECE)) {
      if (piece.trim() === '') space += piece;
      else {
        const token = { ...written(piece, space), changed: false };
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
    tokens.push(asFact({ ...written(text.slice(fact.start, from), space), changed: false }));
    space = '';
  }
  addPlain(text.length);
  return tokens;
}

function asFact(token: Token): Token {
  return { ...token, kind: 'fact', word: /^[\p{Sc}\d#]/u.test(token.text) ? '%number' : '%name' };
}

/** A word that a sign ties to what is before it is part of a code: "sort -n", "src/n", "a_b", "me@home". */
function isCode({ kind, space }: Token, before: readonly Token[]): boolean {
  const last = before.at(-1);
  if (kind !== 'word' || space !== '' || last === undefined) return false;
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
  const kind = kindOf(text);
  return { text, word: foldWord(text), space, kind, changed: true, isAfterStop: false, isAfterBreak: false };
}

/** The words of a short text a rule writes, one token each; `space` stands before the first. */
export function writtenAll(text: string, space: string): Token[] {
  const pieces = text.match(PIECE)?.filter((piece) => piece.trim() !== '') ?? [];
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
  return piece.toLowerCase().replaceAll('\u2019', "'");
}
