import createMarkdownIt, { type MarkdownIt } from 'markdown-it';
import footnotes from 'markdown-it-footnote';
import { useAutolinks } from './autolinks.ts';
import { useStrikethrough } from './strikethrough.ts';

/** The parser leaves out what is nested deeper: above what `TreeBuilder` refuses, of which a list takes two levels. */
const MAX_NESTING = 250;

/** markdown-it with footnotes and HTML, as its makers wrote it, and the strikethrough and the bare links of GitHub. */
export function plainParser(): MarkdownIt {
  const parser = createMarkdownIt({ html: true, maxNesting: MAX_NESTING });
  useAutolinks(parser);
  useStrikethrough(parser);
  parser.use(footnotes);
  // It copies all tokens once for each note; collectNotes does the same in one walk.
  parser.core.ruler.disable('footnote_tail');
  return parser;
}
