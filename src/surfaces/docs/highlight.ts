import { content, Html, html } from '../html/html.ts';

/**
 * Code with its strings, numbers and words marked for colouring: strings and addresses, `n` numbers and literals,
 * `k` keywords. Strings have no class: they are two thirds of the marks, and the longest page has thousands of these. One
 * tokenizer for JSON, JavaScript, Python, shell, Go and PHP: all quote and name alike here.
 */
export function highlight(code: string): Html {
  const parts = code.split(TOKEN).map((text, index) => (index % 2 === 0 ? content(text) : mark(text)));
  return new Html(parts.map(({ markup }) => markup).join(''));
}

/** One capturing group, so that split() keeps the tokens at the odd places. */
const TOKEN =
  /("(?:\\.|[^"\\])*"|'(?:'\\''|[^'])*'|https?:\/\/[^\s'"]+|\b(?:const|await|if|throw|new|import|from|with|as|curl|package|func)\b|\b(?:true|false|null|True|False|None)\b|\b\d+(?:\.\d+)?\b)/;

function mark(token: string): Html {
  if (/^(?:["']|https?:)/.test(token)) return html`<i>${content(token)}</i>`;
  return /^(?:\d|true|false|null|True|False|None)/.test(token)
    ? html`<i class="n">${content(token)}</i>`
    : html`<i class="k">${content(token)}</i>`;
}
