import createMarkdownIt, { type Env, type MarkdownIt, type StateInline, type Token } from 'markdown-it';
import { mayHaveHosts } from './autolinks.ts';

const { StateBlock, StateInline: InlineOfParser } = createMarkdownIt;

type Nesting = -1 | 0 | 1;

/**
 * A token of markdown-it with plain members: the parser's own class defines each by a call with its name, which took a
 * twelfth of the time of drawing a text. The names and values are those of markdown-it 15.
 */
class PlainToken {
  type: string;
  tag: string;
  attrs: Token['attrs'] = null;
  map: Token['map'] = null;
  nesting: Nesting;
  level = 0;
  children: Token[] | null = null;
  content = '';
  markup = '';
  info = '';
  meta: unknown = null;
  block = false;
  hidden = false;

  constructor(type: string, tag: string, nesting: Nesting) {
    this.type = type;
    this.tag = tag;
    this.nesting = nesting;
  }
}

// Rules and readers use its members; the methods for attributes are the same functions.
Object.setPrototypeOf(PlainToken.prototype, createMarkdownIt.Token.prototype);
const TokenClass = PlainToken as unknown as typeof Token;

/** What the rules for blocks share, with plain tokens. There is one for each text: its own members may be slow. */
export class BlockState extends StateBlock {
  override Token = TokenClass;

  override push(type: string, tag: string, nesting: Nesting): Token {
    const token = new TokenClass(type, tag, nesting);
    token.block = true;
    if (nesting < 0) this.level--;
    token.level = this.level;
    if (nesting > 0) this.level++;
    this.tokens.push(token);
    return token;
  }
}

/** What the rules for the pieces of a line share, with plain tokens and members: there is one for each paragraph. */
export class InlineState implements StateInline {
  src: string;
  env: Env;
  md: MarkdownIt;
  tokens: Token[];
  tokens_meta: StateInline['tokens_meta'] = [];
  pos = 0;
  posMax: number;
  level = 0;
  pending = '';
  pendingLevel = 0;
  cache: Record<number, number> = {};
  backticks: Record<number, number> = {};
  backticksScanned = false;
  skipHtmlSpecial = false;
  linkLevel = 0;
  delimiters: StateInline['delimiters'] = [];
  _prev_delimiters: StateInline['_prev_delimiters'] = [];
  Token = TokenClass;
  /** Whether the text may have a link that begins with `www.`, which no mark shows. */
  readonly mayHaveHosts: boolean;

  constructor(src: string, md: MarkdownIt, env: Env, tokens: Token[]) {
    this.src = src;
    this.env = env;
    this.md = md;
    this.tokens = tokens;
    this.posMax = src.length;
    this.mayHaveHosts = mayHaveHosts(src);
  }

  pushPending(): Token {
    const token = textToken(this.pending);
    token.level = this.pendingLevel;
    this.tokens.push(token);
    this.pending = '';
    return token;
  }

  push(type: string, tag: string, nesting: Nesting): Token {
    if (this.pending !== '') this.pushPending();
    const token = new TokenClass(type, tag, nesting);
    if (nesting < 0) {
      this.level--;
      this.delimiters = this._prev_delimiters.pop()!;
    }
    token.level = this.level;
    let meta: StateInline['tokens_meta'][number];
    if (nesting > 0) {
      this.level++;
      this._prev_delimiters.push(this.delimiters);
      this.delimiters = [];
      meta = { delimiters: this.delimiters };
    }
    this.pendingLevel = this.level;
    this.tokens.push(token);
    this.tokens_meta.push(meta);
    return token;
  }

  scanDelims(start: number, canSplitWord: boolean): ReturnType<StateInline['scanDelims']> {
    return scanDelims.call(this, start, canSplitWord);
  }
}

const { scanDelims } = InlineOfParser.prototype;

/** A token of text without marks. */
export function textToken(content: string): Token {
  const token = new TokenClass('text', '', 0);
  token.content = content;
  return token;
}
