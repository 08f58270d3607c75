import { nearness } from '../features/nearness.ts';
import { type Place, placeOf, type Token } from '../reading/page.ts';
import { alternatives } from '../reading/page-words.ts';
import { type Reading, type Span, spanPast } from '../reading/reading.ts';
import { isWord } from '../values/word-set.ts';

/** What a text calls a position, with how much its place says so. */
export interface Job extends Span, Place {
  readonly weight: number;
}

/** All jobs of a text, in its order. */
export function jobValues(reading: Reading): readonly Job[] {
  const { tokens } = reading.page;
  const found: Job[] = [];
  for (let at = 0; at < tokens.length; at++) {
    if (!isJob(tokens[at] as Token)) continue;
    const job = jobAround(reading, at);
    found.push({ ...job, weight: jobScore(reading, job) });
    at = Math.max(at, job.last);
  }
  const other = named(reading);
  if (other === undefined) return found;
  found.push({ ...other, ...placeOf(reading.page, other), weight: 0.3 });
  return found.sort((a, b) => a.start - b.start);
}

const NAMED = new RegExp(
  String.raw`\b(?:works?|worked|working|employed|trained) as (?:an? )?(\p{Ll}[\p{L} -]{2,40}?)(?= (?:${alternatives('behind a job')})\b|[.,;:!?\n(]|$)|\b(?:position|post|role|job|vacancy) (?:of|as|is|for) (?!soon )(?:an? |the |our )?(\p{L}[\p{L} /&-]{2,50}?)(?= (?:at|in|for|with|on|from|starting|and)\b|[.,;:!?\n(]|$)`,
  'gu',
);

function named(reading: Reading): Span | undefined {
  for (const match of reading.page.text.matchAll(NAMED)) {
    const start = match.index + match[0].lastIndexOf(match[1] ?? match[2] ?? '');
    return { start, end: start + (match[1] ?? match[2] ?? '').length };
  }
  return undefined;
}

function isJob(token: Token): boolean {
  const { folded } = token;
  const single = folded.endsWith('s') && !isWord('job', folded) ? folded.slice(0, -1) : folded;
  return isWord('job', single);
}

function jobAround(reading: Reading, at: number): Span & Place {
  const { tokens } = reading.page;
  const capital = /^\p{Lu}/u.test((tokens[at] as Token).text);
  let first = at;
  while (
    first > 0 &&
    at - first < 5 &&
    (tokens[first] as Token).gap === ' ' &&
    belongs(tokens[first - 1] as Token, capital)
  )
    first -= 1;
  let last = at;
  const next = tokens[at + 1];
  const after = tokens[at + 2];
  if (next?.gap === ' ' && isJob(next) && /^\p{Lu}/u.test(next.text) === capital) last = at + 1;
  else if (
    next?.folded === 'of' &&
    next.gap === ' ' &&
    after !== undefined &&
    after.gap === ' ' &&
    (capital
      ? /^\p{Lu}/u.test(after.text)
      : /^(?:head|director|vice-president|chief)$/.test((tokens[at] as Token).folded)) &&
    !isFirm(reading, at + 2)
  ) {
    last = at + 2;
    while (
      /^(?: | & |, )$/.test(tokens[last + 1]?.gap ?? '') &&
      tokens[last + 1]?.gap !== ', ' &&
      /^\p{Lu}/u.test(tokens[last + 1]?.text ?? '') &&
      last - at < 5
    )
      last += 1;
  }
  return { first, last, start: (tokens[first] as Token).start, end: (tokens[last] as Token).end };
}

function belongs(token: Token, capital: boolean): boolean {
  if (capital)
    return /^\p{Lu}/u.test(token.text) && !/^(?:The|A|An|Our|Your|As|I|We|For|At|In)$/.test(token.text);
  return isWord('before', token.folded) || isWord('job', token.folded);
}

/** The director of Norhill Power: what he is director of is not part of his position. */
function isFirm(reading: Reading, token: number): boolean {
  const name = spanPast(reading.names, reading.page.tokens[token]?.start ?? 0);
  return name?.first === token && (name.type === 'org' || name.type === 'place') && name.weight > 0.5;
}

function jobScore(reading: Reading, job: Span & Place): number {
  const { page } = reading;
  const before = page.tokens[job.first - 1]?.folded ?? '';
  const two = `${page.tokens[job.first - 2]?.folded ?? ''} ${before}`;
  const capital = /^\p{Lu}/u.test(page.text.slice(job.start, job.start + 1));
  const line = job.start === 0 || page.text[job.start - 1] === '\n';
  const endsLine =
    page.text[job.end] === '\n' ||
    page.text[job.end] === ',' ||
    page.text.startsWith(' |', job.end) ||
    job.end === page.text.length;
  let score = capital && job.last > job.first ? 0.3 : 0.1;
  if (line && endsLine && page.lines.length > 1) score += 0.4;
  if (
    /^(?:a|an)$/.test(before) &&
    /^(?:am|i'm|as|is|hiring|seeking|for|works|worked|was|be|become) /.test(two)
  )
    score += 0.4;
  if (/^(?:as|hiring|seeking)$/.test(before) || /\d-year-old$/.test(before)) score += 0.35;
  if (/^(?:of|as) the$/.test(two)) score += 0.1;
  if (
    page.text.slice(job.start - 2, job.start) === ', ' &&
    /^(?:,| (?:at|of|for))/.test(page.text.slice(job.end, job.end + 5))
  )
    score += 0.3;
  score += 0.4 * nearness(reading, reading.namings.get('job_title') ?? [], job, []);
  const name = spanPast(reading.names, job.start);
  if (name?.type === 'person' && name.first <= job.first && name.last > job.last) score -= 0.2;
  return score;
}
