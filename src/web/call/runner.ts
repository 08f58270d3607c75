import { useEffect, useRef, useState } from 'preact/hooks';
import { bytesMember } from '../../schema/bytes.ts';
import type { PlaygroundOperation } from '../../surfaces/playground/playground.ts';
import type { FileDraft } from '../form/file-draft.ts';
import { keptKey } from '../kept.ts';
import { type Answer, send, UnreachableError } from './answer.ts';
import { type Problem, problemIn } from './problem.ts';
import { requestOf } from './request.ts';

/** What the page knows of the calls of one operation. `busy` keeps the answer before. */
export interface Outcome {
  readonly state: 'idle' | 'busy' | 'ok' | 'error';
  readonly answer: Answer | undefined;
  readonly problem: Problem | undefined;
  /** Counts the calls that ended. */
  readonly ended: number;
}

const nothing: Outcome = { state: 'idle', answer: undefined, problem: undefined, ended: 0 };

/** The outcome of the newest call, and how to make one: it ends the call before, whose answer is never shown. */
export function useRunner(
  operation: PlaygroundOperation | undefined,
): readonly [Outcome, (input: string, file?: FileDraft) => void, (problem: Problem) => void] {
  const [outcome, setOutcome] = useState(nothing);
  const newest = useRef<AbortController>(undefined);
  useEffect(() => () => newest.current?.abort(), []);
  const refuse = (problem: Problem): void => {
    newest.current?.abort();
    setOutcome(({ ended }) => ({ state: 'error', answer: undefined, problem, ended: ended + 1 }));
  };
  const run = async (input: string, file?: FileDraft): Promise<void> => {
    if (operation === undefined) return;
    newest.current?.abort();
    const mine = new AbortController();
    newest.current = mine;
    setOutcome((before) => ({ ...before, state: 'busy' }));
    try {
      const answer = await send(requestOf(operation, input, file), keptKey(), mine.signal);
      const problem = answer.isOk
        ? undefined
        : problemIn(await answer.body.text(), answer.status, bodyOf(operation, file));
      if (mine.signal.aborted) return;
      const state = problem === undefined ? 'ok' : 'error';
      setOutcome(({ ended }) => ({ state, answer, problem, ended: ended + 1 }));
    } catch (error) {
      if (mine.signal.aborted) return;
      if (!(error instanceof UnreachableError)) throw error;
      refuse({ detail: error.message, faults: [] });
    }
  };
  return [outcome, run, refuse];
}

/** The control of what the body was. */
function bodyOf({ input }: PlaygroundOperation, file: FileDraft | undefined): string | undefined {
  return file && bytesMember(input)?.name;
}
