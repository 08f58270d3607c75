import { inventedNumbers, lostFacts } from '../facts/compare.ts';
import { countCodePoints } from '../language/code-points.ts';
import type { Tone } from '../schema.ts';
import type { Members } from './answer.ts';
import { type Judged, readAnswer } from './judged.ts';

/** What a model answered when it was asked to rewrite a text. */
export interface RewritingAnswer {
  readonly text: string;
  readonly tone: Tone;
  readonly answer: string;
}

/** Wrong facts and numbers that are reported to the model, at most. */
const MAX_REPORTED = 20;

/** The rewritten text of an answer; with a fault the second best is none, null. */
export function readRewriting({ text, tone, answer }: RewritingAnswer): Promise<Judged<string | null>> {
  return readAnswer(answer, (members) => judge(members, text, tone));
}

function judge(answer: Members, before: string, tone: Tone): Judged<string | null> {
  const after = typeof answer.text === 'string' ? answer.text.trim() : '';
  if (after === '') return { reason: '"text" must be the rewritten text.' };
  const faults = faultsOf(before, after, tone);
  return faults === '' ? { value: after } : { reason: faults, secondBest: { value: null } };
}

function faultsOf(before: string, after: string, tone: Tone): string {
  const lost = lostFacts(before, after);
  const invented = inventedNumbers(before, after);
  const faults: string[] = [];
  if (lost.length > 0) faults.push(`It lost these facts, which must stand in it exactly: ${listed(lost)}.`);
  if (invented.length > 0) faults.push(`These numbers are not in the text: ${listed(invented)}.`);
  if (tone === 'concise' && countCodePoints(after) > countCodePoints(before)) {
    faults.push('It must not be longer than the text.');
  }
  return faults.join(' ');
}

function listed(facts: readonly string[]): string {
  return facts
    .slice(0, MAX_REPORTED)
    .map((fact) => JSON.stringify(fact))
    .join(', ');
}
