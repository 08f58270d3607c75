import { refuse } from '../../../errors.ts';
import { oneLine } from '../../../formats/typesetting/printable.ts';
import { type MarkdownInput, markdownFile } from '../schema.ts';
import type { Warnings } from './warnings.ts';

/** What a document says of itself. */
export interface Details {
  readonly title: string;
  readonly author: string | undefined;
  /** BCP 47. */
  readonly language: string;
  /** YYYY-MM-DD. */
  readonly date: string | undefined;
}

const { properties } = markdownFile;
const LANGUAGE = new RegExp(properties.language.pattern);
const DAY = new RegExp(properties.date.pattern);

/** Metadata is shown in file lists; strings of PDF/A have at most 65,535 bytes (ISO 19005-1 6.1.12). */
const MAX_CHARACTERS = 500;

/**
 * The details of a document: by the members of its input, else its front matter, else its first heading. Refuses days
 * that the calendar does not have and languages that are not tags.
 */
export function detailsOf(
  input: Pick<MarkdownInput, 'title' | 'author' | 'language' | 'date'>,
  front: ReadonlyMap<string, string>,
  heading: string | undefined,
  warnings: Warnings,
): Details {
  if (input.date !== undefined && !isDay(input.date)) {
    refuse('/date', `must be ${properties.date['x-expected']}, which ${input.date} is not`);
  }
  const language = front.get('language') ?? front.get('lang');
  if (input.language === undefined && language !== undefined && !LANGUAGE.test(language)) {
    const expected = properties.language['x-expected'];
    refuse(
      '/markdown',
      `must name in its front matter ${expected}, not ${JSON.stringify(language.slice(0, 40))}`,
    );
  }
  const author = shortened(input.author ?? front.get('author') ?? '');
  return {
    title:
      shortened(input.title ?? '') ||
      shortened(front.get('title') ?? '') ||
      shortened(heading ?? '') ||
      'Document',
    author: author === '' ? undefined : author,
    language: input.language ?? language ?? 'en',
    date: input.date ?? frontDay(front.get('date'), warnings),
  };
}

/** Front matter is written for many programs: a date in another form is ignored, with a warning. */
function frontDay(value: string | undefined, warnings: Warnings): string | undefined {
  const day = value?.slice(0, 10);
  if (day === undefined || day === '') return undefined;
  if (DAY.test(day) && isDay(day)) return day;
  warnings.add('front-matter-ignored');
  return undefined;
}

function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

function shortened(text: string): string {
  return oneLine(text).slice(0, MAX_CHARACTERS).toWellFormed();
}
