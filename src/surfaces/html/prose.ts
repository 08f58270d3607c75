import { Html, html } from './html.ts';

/**
 * The Markdown of declarations as HTML: paragraphs, `- ` lists, `code`, **strong** and [links](/docs#x) to this
 * server or to http(s). Anything else stays text; nothing in it can become markup of its own.
 */
export function prose(markdown: string): readonly Html[] {
  return markdown
    .trim()
    .split(/\n\s*\n/)
    .filter((block) => block !== '')
    .map(paragraphOrList);
}

/** One line of the same Markdown, without a paragraph around it. */
export function inlineProse(markdown: string): Html {
  const parts = markdown.split(/(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\([^)\s]+\))/);
  return new Html(parts.map((part) => inlinePart(part).markup).join(''));
}

function paragraphOrList(block: string): Html {
  const lines = block.split('\n');
  if (!lines.every((line) => line.startsWith('- '))) return html`<p>${inlineProse(lines.join(' '))}</p>`;
  return html`<ul>${lines.map((line) => html`<li>${inlineProse(line.slice(2))}</li>`)}</ul>`;
}

function inlinePart(part: string): Html {
  if (/^`[^`]+`$/.test(part)) return html`<code>${part.slice(1, -1)}</code>`;
  if (/^\*\*[^*]+\*\*$/.test(part)) return html`<strong>${part.slice(2, -2)}</strong>`;
  const link = /^\[([^\]]+)\]\(((?:https?:\/\/|\/(?!\/)|#)[^)\s]*)\)$/.exec(part);
  return link === null ? html`${part}` : html`<a href="${link[2]!}">${link[1]!}</a>`;
}
