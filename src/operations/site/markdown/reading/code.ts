import { hasNameIn } from '../content/names.ts';
import { type PageElement, type PageNode, textStart } from './element.ts';

/** The text of preformatted code as it is shown: lines end where elements of a line end; numbers of lines go. */
export function readCode(element: PageElement): string {
  const pieces: string[] = [];
  gather(element, pieces);
  const text = pieces
    .join('')
    .replace(/\r\n?/g, '\n')
    .replace(/\u00a0/g, ' ')
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f\u200b\ufeff]/g, '');
  return (text.startsWith('\n') ? text.slice(1) : text).trimEnd();
}

function gather(node: PageNode, pieces: string[]): void {
  if (typeof node === 'string') {
    pieces.push(node);
    return;
  }
  for (const child of node.children) {
    if (typeof child === 'string') pieces.push(child);
    else if (child.tag === 'br') pieces.push('\n');
    else if (child.tag === 'code' || !isBesideCode(child)) {
      const isLine = child.isBlock;
      if (isLine) endLine(pieces);
      gather(child, pieces);
      if (isLine) endLine(pieces);
    }
  }
}

function endLine(pieces: string[]): void {
  const last = pieces.at(-1);
  if (last !== undefined && !last.endsWith('\n')) pieces.push('\n');
}

function isBesideCode(element: PageElement): boolean {
  if (beside.has(element.tag)) return true;
  if (element.attributes.size === 0) return false;
  // Of Chroma, which Hugo uses, numbers of lines in a line and beside it.
  return /^lnt?$/.test(element.get('class')) || hasNameIn(element, besideNames);
}

const beside = new Set(['button', 'nav', 'select', 'input', 'noscript', 'img']);

const besideNames = new Set(
  'lineno linenos linenumber linenumbers gutter rowgutter lnnumbers copy copybutton copybtn btn blobnum toolbar'.split(
    ' ',
  ),
);

/** The code of a table that shows code beside the numbers of its lines; undefined for any other table. */
export function readCodeTable(rows: readonly (readonly PageElement[])[]): string | undefined {
  const code: PageElement[] = [];
  let isNumbered = false;
  for (const cells of rows) {
    const [numbers, last = numbers] = cells.length > 2 ? cells.slice(-2) : cells;
    if (cells.length > 3 || numbers === undefined || last === undefined) return undefined;
    if (cells.length > 1) {
      if (!isGutter(numbers)) return undefined;
      isNumbered = true;
    }
    code.push(last);
  }
  return isNumbered ? code.map(readCode).join('\n').trimEnd() : undefined;
}

/** Whether a cell holds numbers of lines and nothing else. */
function isGutter(cell: PageElement): boolean {
  if (cell.attributes.has('data-line-number') || hasNameIn(cell, besideNames)) return true;
  return cell.holds !== 0 && /^[\d\s]*$/.test(textStart(cell, MAX_NUMBERS));
}

/** Characters of the numbers of lines that are looked at. */
const MAX_NUMBERS = 2000;

/** Whether a class says that a table shows code. */
export function isCodeTable(table: PageElement): boolean {
  return hasNameIn(table, codeNames);
}

const codeNames = new Set(
  'highlight highlighttable rougetable jsfilelinecontainer codehilite syntaxhighlighter blob hljsln'.split(
    ' ',
  ),
);

/**
 * The language of code, by the nearest of these elements that names one, in the form that fences have; '' where none
 * does. The names are those that HTML proposes (4.5.15), and those that the highlighters and generators in wide use write.
 */
export function languageOf(elements: readonly PageElement[]): string {
  for (const element of elements) {
    if (element.attributes.size === 0) continue;
    const language =
      element.get('data-lang') || element.get('data-language') || languageInClass(element.get('class'));
    if (language !== '' && /^[\w#+.-]{1,32}$/.test(language)) return language.toLowerCase();
  }
  return '';
}

function languageInClass(names: string): string {
  const words = names.split(/\s+/);
  for (const word of words) {
    const language = languageInWord.exec(word)?.[1];
    if (language !== undefined && !notLanguages.has(language)) return language;
  }
  const beside = languageBeside.exec(names)?.[1];
  if (beside !== undefined) return beside;
  // Two classes, as `hljs python` and `sourceCode r`: one of the highlighter, one of the language.
  const at = words.findIndex((word) => highlighters.has(word));
  const other = at < 0 ? undefined : (words[at + 1] ?? words[at - 1]);
  return other !== undefined && /^[a-z][a-z\d+#]*$/.test(other) && !notLanguages.has(other) ? other : '';
}

/** `language-js` of most, `highlight-source-js` of GitHub, `highlight-python3` of Sphinx, `mw-highlight-lang-python` of MediaWiki. */
const languageInWord =
  /^(?:language|lang|highlight-source|highlight-text|highlight|mw-highlight-lang)-([A-Za-z0-9#+._-]{1,32})$/;

/** `brush: js` of SyntaxHighlighter and MDN. */
const languageBeside = /(?:^|\s)brush:\s*([\w#+.-]{1,32})/;

/** highlight.js, pandoc and rustdoc. */
const highlighters = new Set(['hljs', 'sourceCode', 'rust-example-rendered']);

/** What is behind such a word and names no language. */
const notLanguages = new Set([
  'default',
  'none',
  'wrapper',
  'container',
  'block',
  'numberSource',
  'number',
  'line',
  'lines',
  'code',
  'content',
  'copy',
  'auto',
  'highlight',
  'theme',
  'undefined',
]);
