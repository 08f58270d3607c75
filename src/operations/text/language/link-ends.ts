/**
 * Whether the run without white space before a place is a link: what has a scheme (RFC 3986 3.1), begins with
 * `www.` or has a query with a value. Its last letters are not an abbreviation, and no emoticon begins in it. `start`
 * is where the sentence begins.
 */
export function endsLink(text: string, at: number, start: number): boolean {
  let from = at;
  while (from > start && at - from < MAX_LINK_LENGTH && !/\s/.test(text[from - 1]!)) from--;
  const run = text.slice(from, at);
  if (run.includes('://') || /^[("'<[]*www\./i.test(run)) return true;
  const query = run.indexOf('?');
  return query > 0 && run.slice(0, query).includes('.') && run.includes('=', query);
}

/** Bounds the work for marks inside one long run. */
const MAX_LINK_LENGTH = 500;
