import type { MarkdownIt, ParserInline, StateInline } from 'markdown-it';
import { mayHaveHosts, nextHost } from './autolinks.ts';
import { InlineState, textToken } from './plain-tokens.ts';

type Rule = (state: StateInline, silent: boolean) => boolean;

/** The rules that a mark may begin, by name, in the order they are tried. Nothing else ends a text. */
const rulesByMark: Readonly<Record<string, readonly string[]>> = {
  '\n': ['newline'],
  '!': ['image'],
  '&': ['entity'],
  '*': ['emphasis'],
  ':': ['linkify'],
  '<': ['autolink', 'html_inline'],
  '[': ['link', 'footnote_ref'],
  '\\': ['escape'],
  '^': ['footnote_inline'],
  _: ['emphasis'],
  '`': ['backticks'],
  '~': ['strikethrough'],
};

/** The rule for links that begin with `www.`, which no mark shows. */
const HOST_RULE = 'www';

/** Marks that end a text, although no rule begins with them. */
const IDLE_MARKS = '#$%+-=>@]{}';

/**
 * How the pieces of a paragraph are found, with the rules of a parser: as its own methods do, but a rule is tried where its
 * mark is only, and a paragraph without marks is one piece at once. With it, and plain tokens in paragraphs, a manual is
 * parsed in two thirds of the time.
 */
export function inlineTokenizer(parser: MarkdownIt): Pick<ParserInline, 'parse' | 'skipToken' | 'tokenize'> {
  const finish = parser.inline.ruler2.getRules('');
  const rulesAt = rulesByCode(parser);
  const readHost = ruleOf(parser, HOST_RULE);
  const tokenize = (state: StateInline) => tokenizeAll(state, rulesAt, readHost);
  return {
    tokenize,
    skipToken: (state) => skipToken(state, rulesAt),
    parse: (text, md, env, tokens) => {
      if (textEnd(text, 0, text.length, rulesAt) === text.length && !mayHaveHosts(text)) {
        if (text !== '') tokens.push(textToken(text));
        return;
      }
      const state = new InlineState(text, md, env, tokens);
      tokenize(state);
      for (const rule of finish) rule(state);
    },
  };
}

/** The rules of each mark by its code; undefined for characters of text. */
type RulesByCode = readonly (readonly Rule[] | undefined)[];

function rulesByCode(parser: MarkdownIt): RulesByCode {
  const rules = new Array<readonly Rule[] | undefined>(128).fill(undefined);
  for (const mark of IDLE_MARKS) rules[mark.charCodeAt(0)] = [];
  for (const [mark, names] of Object.entries(rulesByMark)) {
    rules[mark.charCodeAt(0)] = names.map((name) => ruleOf(parser, name));
  }
  return rules;
}

function ruleOf({ inline: { ruler } }: MarkdownIt, name: string): Rule {
  ruler.enableOnly([name]);
  return ruler.getRules('')[0]!;
}

/** Where the text that begins at `start` ends: at a mark, or at `end`. */
function textEnd(source: string, start: number, end: number, rulesAt: RulesByCode): number {
  let at = start;
  while (at < end) {
    const code = source.charCodeAt(at);
    if (code < 128 && rulesAt[code] !== undefined) break;
    at++;
  }
  return at;
}

function tokenizeAll(state: StateInline, rulesAt: RulesByCode, readHost: Rule): void {
  const { src, md, posMax: end } = state;
  const mayHaveHosts = state instanceof InlineState && state.mayHaveHosts;
  const maxNesting = md.options.maxNesting;
  // The next mark and the next host, which are looked for behind the last ones alone.
  let mark = -1;
  let host = mayHaveHosts ? -1 : end;
  while (state.pos < end) {
    const start = state.pos;
    const isOpen = state.level < maxNesting;
    if (mark < start) mark = textEnd(src, start, end, rulesAt);
    if (host < start) host = nextHost(src, start, end);
    if (host === start) {
      if (isOpen && readHost(state, false)) continue;
      host = nextHost(src, start + 1, end);
    }
    const to = Math.min(mark, host);
    if (to > start) {
      state.pending += src.slice(start, to);
      state.pos = to;
    } else if (!isOpen || !applied(state, rulesAt[src.charCodeAt(start)]!)) {
      state.pending += src[state.pos++]!;
    }
  }
  if (state.pending !== '') state.pushPending();
}

function applied(state: StateInline, rules: readonly Rule[]): boolean {
  const start = state.pos;
  for (const rule of rules) {
    if (!rule(state, false)) continue;
    if (state.pos === start) throw new Error('a rule of the parser accepted nothing');
    return true;
  }
  return false;
}

/** Passes what a rule or a text covers without making tokens of it. */
function skipToken(state: StateInline, rulesAt: RulesByCode): void {
  const { cache, pos, src, posMax, level } = state;
  const known = cache[pos];
  if (known !== undefined) {
    state.pos = known;
    return;
  }
  if (level >= state.md.options.maxNesting) state.pos = posMax + 1;
  else {
    const to = textEnd(src, pos, posMax, rulesAt);
    if (to > pos) state.pos = to;
    else if (!passed(state, rulesAt[src.charCodeAt(pos)]!)) state.pos++;
  }
  cache[pos] = state.pos;
}

function passed(state: StateInline, rules: readonly Rule[]): boolean {
  for (const rule of rules) {
    state.level++;
    const found = rule(state, true);
    state.level--;
    if (found) return true;
  }
  return false;
}
