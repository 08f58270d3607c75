import { isStart } from './places.ts';
import { type Token, writtenAll } from './tokens.ts';

const GOING = new Set(['gonna', 'gunna', 'finna']);
const LINKS = new Set(['and', 'but', 'so', 'then', 'or']);
/** What stands before a comma and is no clause whose subject could go on. */
const NO_CLAUSE = new Set(
  'sorry hey hi hello hiya ok okay yeah yes no lol haha thanks thx guys all mate please pls well so btw fyi'.split(
    ' ',
  ),
);
/** Verbs of a thing that goes on: "it is late, gonna be two days". */
const OF_THINGS = new Set('be take cost last arrive need get come'.split(' '));

/**
 * Writes "gonna" that has no subject as "will". Who is spoken of is not said, so no subject is made up;
 * behind a clause of a few words "and" ties it to that clause's own: "it is late and will be here at 5".
 */
export function keepSubjectsOut(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  tokens.forEach((token, at) => {
    if (!GOING.has(token.folded)) {
      out.push(token);
      return;
    }
    const last = out.at(-1);
    const starts = isStart(out, token.space);
    if (!starts && last?.text !== ',' && !LINKS.has(last?.folded ?? '')) {
      out.push(token);
      return;
    }
    const next = tokens[at + 1]?.folded ?? '';
    if (!starts && last?.text === ',' && OF_THINGS.has(next) && isClause(out)) {
      out.pop();
      out.push(...writtenAll('and will', ' '));
      return;
    }
    out.push(...writtenAll(starts ? 'Will' : 'will', token.space));
  });
  return out;
}

/** Whether what stands before the comma is a clause: some words, no call or greeting. */
function isClause(out: readonly Token[]): boolean {
  let words = 0;
  for (let back = 2; back < 14; back++) {
    const token = out.at(-back);
    if (token === undefined || (token.kind === 'mark' && token.text !== "'")) break;
    if (token.kind !== 'mark') words += 1;
  }
  return words >= 3 && !NO_CLAUSE.has(out.at(-2)?.folded ?? '');
}
