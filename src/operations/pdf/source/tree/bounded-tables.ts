import type { Env, MarkdownIt } from 'markdown-it';
import { refuse } from '../../../../errors.ts';

/** Most cells of all tables together. Rows that lack some are filled up, so that a few bytes may be a hundred of them. */
export const MAX_CELLS = 100_000;

/** What the environment of a text has, beside what its notes are known by. */
interface CellCount {
  cells?: number;
}

/** Lets a parser refuse, at `/markdown`, texts whose tables have more cells than a document should. */
export function boundTables(parser: MarkdownIt, source: MarkdownIt): void {
  source.block.ruler.enableOnly(['table']);
  const [readTable] = source.block.ruler.getRules('');
  const rule: typeof readTable = (state, startLine, endLine, silent) => {
    const first = state.tokens.length;
    if (!readTable!(state, startLine, endLine, silent)) return false;
    const environment: Env & CellCount = state.env;
    let cells = environment.cells ?? 0;
    for (let at = first; at < state.tokens.length; at++) {
      const { type } = state.tokens[at]!;
      if (type === 'td_open' || type === 'th_open') cells++;
    }
    if (cells > MAX_CELLS) refuse('/markdown', `must have at most ${MAX_CELLS} cells in its tables`);
    environment.cells = cells;
    return true;
  };
  // It ends paragraphs and definitions, as the rule of the parser does.
  parser.block.ruler.at('table', rule, { alt: ['paragraph', 'reference'] });
}
