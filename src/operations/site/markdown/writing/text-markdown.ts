import { lettersIn } from '../content/measure.ts';
import { findWarnings } from '../content/warnings.ts';
import { countWords } from '../content/words.ts';
import type { MarkdownOptions, PageSource } from '../page-markdown.ts';
import type { PageMarkdown } from '../page-result.ts';
import { writeBlocks } from './write-blocks.ts';

/** What a text that is not a page is: Markdown already, or the language of a block of code. */
export type TextKind = 'markdown' | 'json' | 'xml';

/** A text that is not a page as Markdown: as it is, or as a block of code. */
export function textMarkdown(
  text: string,
  kind: TextKind,
  source: PageSource,
  { max_chars: most = Number.POSITIVE_INFINITY }: MarkdownOptions,
): PageMarkdown {
  const lines = text.replace(/\r\n?/g, '\n').trimEnd();
  const isCut = lines.length > most;
  const shown = isCut ? cutAt(lines, most - (kind === 'markdown' ? 0 : FENCES)) : lines;
  const isEmpty = shown.trim() === '';
  const markdown =
    kind === 'markdown' || isEmpty
      ? shown
      : writeBlocks([{ kind: 'code', language: kind, text: shown }]).join('');
  const words = countWords(shown);
  const title = kind === 'markdown' ? (/^# +(\S[^\n]*)/m.exec(shown.slice(0, 10_000))?.[1] ?? '') : '';
  return {
    truncated: source.truncated || isCut,
    title,
    ...noFacts,
    markdown,
    words,
    links: [],
    images: [],
    warnings: findWarnings({
      ...source,
      signs: { hasPassword: false, isFilledByScripts: false, consentLetters: 0, noscriptLetters: 0 },
      title,
      hasScripts: false,
      isPaid: false,
      words,
      letters: lettersIn(shown),
      frames: [],
      isEmptyBody: isEmpty,
      isWhole: false,
      isPageCut: source.truncated,
      isCut,
    }),
  };
}

const noFacts = {
  author: null,
  published: null,
  modified: null,
  language: null,
  site_name: null,
  canonical: null,
  image: null,
  excerpt: null,
} as const;

/** Characters of the lines around a block of code. */
const FENCES = 100;

/** The first lines of a text that fit, or a part of the first. */
function cutAt(text: string, most: number): string {
  const end = text.lastIndexOf('\n', most);
  const isHalf = (text.charCodeAt(most - 1) & 0xfc00) === 0xd800;
  return text.slice(0, end > 0 ? end : isHalf ? most - 1 : most).trimEnd();
}
