import type { Reading, Span, Value } from './reading.ts';

/** "Oskar Tanaka <o.tanaka@...>" names a person; the rest tells how to reach him. */
export function withoutContact(
  reading: Reading,
  whole: Span | undefined,
  inside: readonly Value[],
): Span | undefined {
  if (whole === undefined) return undefined;
  const bracket = reading.page.text.slice(whole.start, whole.end).indexOf(' (');
  if (bracket > 1) return { start: whole.start, end: whole.start + bracket };
  const first = inside.find(
    ({ type, start }) => (type === 'email' || type === 'phone') && start > whole.start,
  );
  if (first === undefined) return whole;
  const before = reading.page.text
    .slice(whole.start, first.start)
    .replace(/[\s<(,;-]+(?:tel|phone|e-?mail)?[:.]?\s*$/i, '')
    .trimEnd();
  return before.length < 2
    ? undefined
    : { start: whole.start, end: whole.start + before.replace(/[\s<(,;-]+$/, '').length };
}

/** Dominik Praskow, 9 Elm Court, Harleston: a name, and where its bearer lives. */
export function withoutAddress({ page }: Reading, whole: Span | undefined): Span | undefined {
  if (whole === undefined) return undefined;
  const comma = page.text.slice(whole.start, whole.end).search(/, (?:of )?\d/);
  return comma > 1 ? { start: whole.start, end: whole.start + comma } : whole;
}

/** MSc Statistics, Jagra University, 2018: what was learnt, and then where and when. */
export function beforeComma({ page }: Reading, whole: Span | undefined): Span | undefined {
  if (whole === undefined) return undefined;
  const comma = page.text.slice(whole.start, whole.end).search(/, | \(| at | from |[ ]{2}/);
  return comma > 1 ? { start: whole.start, end: whole.start + comma } : whole;
}
