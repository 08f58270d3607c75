import type { MarkdownIt, StateInline, Token } from 'markdown-it';

const TILDE = 0x7e;

/** A single tilde pairs with a single one alone: the parser pairs delimiters whose marker is the same number. */
const SINGLE_TILDE = 0x1007e;

/** The strikethrough of GitHub: between one or two tildes on both sides; of more there is none (GFM 6.5). */
export function useStrikethrough(parser: MarkdownIt): void {
  parser.inline.ruler.at('strikethrough', readTildes);
  parser.inline.ruler2.at('strikethrough', (state) => {
    strike(state.tokens, state.delimiters);
    for (const meta of state.tokens_meta) strike(state.tokens, meta?.delimiters ?? []);
    return true;
  });
}

function readTildes(state: StateInline, silent: boolean): boolean {
  if (silent || state.src.charCodeAt(state.pos) !== TILDE) return false;
  const { length, can_open: open, can_close: close } = state.scanDelims(state.pos, true);
  state.push('text', '', 0).content = '~'.repeat(length);
  state.pos += length;
  if (length > 2) return true;
  const marker = length === 1 ? SINGLE_TILDE : TILDE;
  // Of length 0 to the parser, whose rule of three is for emphasis.
  state.delimiters.push({ marker, length: 0, token: state.tokens.length - 1, end: -1, open, close });
  return true;
}

/** Makes elements of the delimiters that the parser has paired. */
function strike(tokens: Token[], delimiters: StateInline['delimiters']): void {
  if (!delimiters.some(isTilde)) return;
  const openers = new Map(delimiters.map(({ end }, index) => [end, index]));
  /** Tildes that may begin something and are in no pair: they keep the ends behind them from reaching over them. */
  const loose: number[] = [];
  for (const [index, delimiter] of delimiters.entries()) {
    const { end, open, token } = delimiter;
    const opener = openers.get(index);
    if (opener === undefined) {
      if (isTilde(delimiter) && open && end === -1) loose.push(index);
      continue;
    }
    if (isTilde(delimiter)) {
      if ((loose.at(-1) ?? -1) > opener) continue;
      turn(tokens[delimiters[opener]!.token]!, 's_open', 1);
      turn(tokens[token]!, 's_close', -1);
    }
    while ((loose.at(-1) ?? -1) > opener) loose.pop();
  }
}

function isTilde({ marker }: StateInline['delimiters'][number]): boolean {
  return marker === TILDE || marker === SINGLE_TILDE;
}

function turn(token: Token, type: 's_open' | 's_close', nesting: 1 | -1): void {
  token.type = type;
  token.tag = 's';
  token.nesting = nesting;
  token.markup = token.content;
  token.content = '';
}
