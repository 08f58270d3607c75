/**
 * A text in Markdown as markup of typst, for a comparison of the two: what a manual has, and an error for anything else.
 * Bare texts are strings of its code, so that nothing in them is a mark.
 */
export function asTypst(parser, markdown) {
  return `#set page(paper: "a4", numbering: "1 / 1")\n#set text(font: "Arimo", size: 10.5pt)\n#show raw: set text(font: "Cousine")\n${blocks(parser.parse(markdown, {}))}`;
}

/** What begins and ends each block: content is in brackets, arguments are in parentheses. */
const BLOCKS = {
  paragraph_open: '#par[',
  paragraph_close: ']\n',
  heading_close: ']\n',
  bullet_list_open: '#list(',
  bullet_list_close: ')\n',
  ordered_list_open: '#enum(',
  ordered_list_close: ')\n',
  list_item_open: '[',
  list_item_close: '],',
  blockquote_open: '#quote(block: true)[',
  blockquote_close: ']\n',
  table_close: ')\n',
  thead_open: 'table.header(',
  thead_close: '),',
  tbody_open: '',
  tbody_close: '',
  tr_open: '',
  tr_close: '',
  th_open: '[*',
  th_close: '*],',
  td_open: '[',
  td_close: '],',
};

function blocks(tokens) {
  let text = '';
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'inline') text += inlines(token.children);
    else if (token.hidden) text += ' ';
    else if (token.type === 'heading_open') text += `#heading(level: ${token.tag.slice(1)})[`;
    else if (token.type === 'table_open') text += `#table(columns: (${alignsFrom(tokens, index)}),`;
    else if (token.type === 'fence')
      text += `#raw(block: true, lang: "${token.info}", ${quoted(token.content)})\n`;
    else text += known(BLOCKS, token);
  }
  return text;
}

/** Columns as wide as their texts: the last one has what is left. */
function alignsFrom(tokens, table) {
  const end = tokens.findIndex(({ type }, index) => index > table && type === 'thead_close');
  const cells = tokens.slice(table, end).filter(({ type }) => type === 'th_open');
  const aligns = cells.map(({ attrs }) => (attrs === null ? 'left' : attrs[0][1].replace('text-align:', '')));
  return `${'auto, '.repeat(cells.length - 1)}1fr), align: (${aligns.join(', ')}`;
}

const INLINES = {
  strong_open: '#strong[',
  strong_close: ']',
  em_open: '#emph[',
  em_close: ']',
  link_close: ']',
  softbreak: ' ',
};

function inlines(tokens) {
  let text = '';
  for (const token of tokens) {
    if (token.type === 'text') text += token.content === '' ? '' : `#${quoted(token.content)}`;
    else if (token.type === 'code_inline') text += `#raw(${quoted(token.content)})`;
    else if (token.type === 'link_open') text += `#link(${quoted(token.attrGet('href'))})[`;
    else text += known(INLINES, token);
  }
  return text;
}

function known(marks, { type }) {
  const mark = marks[type];
  if (mark === undefined) throw new Error(`the manual has a ${type}, which has no markup of typst here`);
  return mark;
}

function quoted(text) {
  return JSON.stringify(text);
}
