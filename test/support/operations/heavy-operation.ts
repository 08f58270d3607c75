import { UpstreamError } from '../../../src/errors.ts';
import type { Cost, Operation, Result } from '../../../src/operation.ts';
import { holdThread, keepBusy } from './hold-thread.ts';

interface Task {
  readonly ms: number;
  readonly busy: boolean;
  readonly end: 'answer' | 'bug' | 'upstream' | 'exit' | 'thread';
  readonly filling: string;
}

/** The answer of every call, kept by the operation. */
const kept = new TextEncoder().encode('done');

/**
 * An operation that holds its thread for as long as its input says, and ends as its input says. With a filling of 200
 * characters and more it goes to a thread.
 */
export const heavyOperation: Operation = {
  id: 'convert.toil',
  summary: 'Hold a thread',
  description: 'Holds a thread.',
  routes: [
    { method: 'GET', path: '/v1/toil' },
    { method: 'POST', path: '/v1/toil' },
  ],
  input: {
    type: 'object',
    properties: {
      ms: { type: 'integer', minimum: 0, maximum: 60_000, default: 0, description: 'How long.' },
      busy: { type: 'boolean', default: false, description: 'Takes the processor for as long.' },
      end: {
        type: 'string',
        enum: ['answer', 'bug', 'upstream', 'exit', 'thread'],
        default: 'answer',
        description: 'How it ends.',
      },
      filling: { type: 'string', default: '', description: 'Makes the body larger.' },
    },
  },
  output: { media: { 'text/plain': { file: 'A word.' } } },
  limits: { bodyBytes: 32_768 },
  answerBytes: 10_000,
  needs: [],
  cost: {
    ofBytes: (bodyBytes) => bodyBytes / 100,
    ofInput: ({ filling }: Task) => filling.length / 100,
  } as Cost,
  examples: [{ title: 'Nothing', input: {} }],
  run: toil as Operation['run'],
};

/** A body for it that goes to a thread, or stays in this one. */
export function heavyBody(task: Partial<Task> | Record<string, unknown> = {}, isHeavy = true): string {
  return JSON.stringify({ ...task, filling: isHeavy ? 'x'.repeat(300) : '' });
}

function toil({ ms, busy, end }: Task): Result {
  if (busy) keepBusy(ms);
  else holdThread(ms);
  if (end === 'bug') throw new TypeError('toil went wrong');
  if (end === 'upstream') throw new UpstreamError('upstream_timeout', 'no answer', 9);
  if (end === 'exit') process.exit(3);
  const bytes = end === 'thread' ? new TextEncoder().encode(threadName()) : kept;
  return { kind: 'file', bytes, mediaType: 'text/plain', fileName: 'toil.txt', disposition: 'inline' };
}

const name = `thread ${Math.random()}`;

/** A name that differs in every thread. */
function threadName(): string {
  return name;
}
