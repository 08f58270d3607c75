import createMarkdownIt, { type MarkdownIt } from 'markdown-it';
import footnotes from 'markdown-it-footnote';

/** The parser leaves out what is nested deeper: above what `readBlocks` refuses, of which a list takes two levels. */
const MAX_NESTING = 250;

/** markdown-it with footnotes, HTML and bare links, as its makers wrote it. */
export function plainParser(): MarkdownIt {
  const parser = createMarkdownIt({ html: true, linkify: true, maxNesting: MAX_NESTING });
  // www.example.com, as GitHub links it; linkTo refuses names without www.
  parser.linkify.set({ fuzzyLink: true });
  const { linkify } = parser;
  const test = linkify.test.bind(linkify);
  linkify.test = (text) => MAY_HAVE_LINKS.test(text) && test(text);
  parser.use(footnotes);
  // It copies all tokens once for each note; collectNotes does the same in one walk.
  parser.core.ruler.disable('footnote_tail');
  return parser;
}

/**
 * Texts that may have a bare link: those without it hold none that `linkTo` keeps, and finding this is far cheaper than
 * matching names of hosts in every sentence. The characters at the end are those that the parser rewrites in the text of a
 * link, even of one that becomes text again.
 */
export const MAY_HAVE_LINKS = /\/\/|www\.|@|mailto:|xn--|[^ -~\n]|[%\\^`{|}]/i;
