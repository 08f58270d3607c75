/** What is printed between the groups of a number: a blank, a hyphen, or a dash that a word processor made of it. */
const MARK = '[ \u00a0\u202f\u2009\\-\u2010-\u2015\u2212]';

const grouped = new RegExp(`^\\d+(?:${MARK}\\d+)*$`);
const marks = new RegExp(MARK, 'g');

/** Whether a text is digits in groups, with one mark between two of them. */
export function isGrouped(text: string): boolean {
  return grouped.test(text);
}

/** A text without the marks between its groups. */
export function withoutMarks(text: string): string {
  return text.replace(marks, '');
}
