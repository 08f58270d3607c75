import { lostFacts } from '../../facts/compare.ts';
import { type Support, supportIn } from '../../facts/support.ts';
import { countCodePoints } from '../../language/code-points.ts';
import { once } from '../../lexicon/once.ts';
import type { Tone } from '../../schema.ts';
import type { Members } from './answer.ts';
import { type Judged, readAnswer } from './judged.ts';
import { listed, onlyValue } from './tolerance.ts';

/** What a model answered when it was asked to rewrite a text. */
export interface RewritingAnswer {
  readonly text: string;
  readonly tone: Tone;
  readonly answer: string;
}

/** The rewritten text of an answer; with a fault, null: a second best is of no use. */
export function readRewriting({ text, tone, answer }: RewritingAnswer): Promise<Judged<string | null>> {
  const support = once(() => supportIn(text));
  return readAnswer(answer, (members) => judge(members, { before: text, tone, support }));
}

interface Given {
  readonly before: string;
  readonly tone: Tone;
  readonly support: () => Support;
}

function judge(answer: Members, given: Given): Judged<string | null> {
  const said = onlyValue(answer, 'text');
  const after = typeof said === 'string' ? said.trim() : '';
  if (after === '') return { reason: '"text" must be the rewritten text.' };
  const faults = faultsOf(after, given);
  return faults === '' ? { value: after } : { reason: faults, secondBest: { value: null } };
}

function faultsOf(after: string, { before, tone, support }: Given): string {
  const lost = lostFacts(before, after, support().language);
  const invented = support().inventions(after);
  const faults: string[] = [];
  if (lost.length > 0) faults.push(`It lost these facts, which must be in it exactly: ${listed(lost)}.`);
  if (invented.length > 0) faults.push(`These are not in the text: ${listed(invented)}.`);
  if (!isRewritten(after, support())) faults.push('It has hardly a word of the text: say the same.');
  if (tone === 'concise' && countCodePoints(after) > countCodePoints(before)) {
    faults.push('It must not be longer than the text.');
  }
  return faults.join(' ');
}

/** The share of the content words of the shorter of both texts that they have in common, at least. */
const MIN_SHARE = 0.2;

/** Another tone has other words, but not others only, and a text does not become a word. */
function isRewritten(after: string, { shared, words: said }: Support): boolean {
  const { words, known } = shared(after);
  return known >= Math.min(said, Math.max(1, MIN_SHARE * words, (MIN_SHARE * said) / 2));
}
