import type { PageMarkdown } from '../page-result.ts';
import { Line } from '../reading/line.ts';
import { unmarked } from './marks.ts';

/**
 * A page as a file of Markdown: front matter with what the page states of itself, its title as a heading, and the text.
 * Values are on one line each, quoted where YAML 1.2 would read them as something else than their text.
 */
export function writeDocument(page: PageMarkdown, url: string): string {
  const members = {
    title: page.title,
    author: page.author,
    date: page.published,
    language: page.language,
    url,
  };
  const lines = Object.entries(members).flatMap(([name, value]) =>
    value ? `${name}: ${scalar(value)}` : [],
  );
  const title = page.title === '' ? [] : [`# ${headingText(page.title)}`];
  return `${[['---', ...lines, '---'].join('\n'), ...title, ...(page.markdown === '' ? [] : [page.markdown])].join('\n\n')}\n`;
}

function scalar(value: string): string {
  const text = value.replace(/[\s\0-\x1f\x7f\x85\u2028\u2029]+/g, ' ').trim();
  const isPlain =
    /^[\p{L}\p{N}][\p{L}\p{N} ._,()'/+-]*$/u.test(text) &&
    !/^(?:true|false|yes|no|on|off|null|y|n|[\d.+-][\d._eE:+-]*)$/i.test(text);
  if (isPlain) return text;
  // Single quotes need no escapes, which not every reader of front matter undoes.
  return /["\\]/.test(text) && !text.includes("'") ? `'${text}'` : `"${text.replace(/[\\"]/g, '\\$&')}"`;
}

function headingText(title: string): string {
  const line = new Line();
  line.add(title, unmarked);
  return line.write({ beginsLines: false, isInCell: false }, ' ').replace(/(^|\s)(#+)$/, '$1\\$2');
}
