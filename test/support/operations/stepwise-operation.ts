import { InputError, UpstreamError } from '../../../src/errors.ts';
import { inTwoSteps, type JsonResult, type Operation, type Ports } from '../../../src/operation.ts';
import { holdThread } from './hold-thread.ts';

const anyPage = { wants: () => true, redirects: 0, bytes: 524_288, wholeMs: 10_000 };

interface Task {
  readonly url: string;
  readonly ms: number;
  readonly end: 'answer' | 'refusal' | 'upstream' | 'bug' | 'exit';
}

interface Fetched {
  readonly task: Task;
  readonly body: Uint8Array;
}

/** Pages of more bytes are counted in a worker thread. */
const HEAVY_BYTES = 2048;

/**
 * An operation that no group has, and that works in two steps: it fetches a page, and counts its bytes for as long as
 * its input says.
 */
export const stepwiseOperation = {
  id: 'site.weigh',
  summary: 'Count the bytes of a page',
  description: 'Counts bytes.',
  routes: [{ method: 'POST', path: '/v1/weigh' }],
  input: {
    type: 'object',
    required: ['url'],
    properties: {
      url: { type: 'string', description: 'The page.' },
      ms: { type: 'integer', minimum: 0, maximum: 60_000, default: 0, description: 'How long.' },
      end: {
        type: 'string',
        enum: ['answer', 'refusal', 'upstream', 'bug', 'exit'],
        default: 'answer',
        description: 'How it ends.',
      },
    },
  },
  output: {
    media: {
      'application/json': {
        schema: {
          type: 'object',
          properties: {
            bytes: { type: 'integer', description: 'Length of the page.' },
            thread: { type: 'string', description: 'The thread that counted.' },
          },
        },
      },
    },
  },
  limits: { bodyBytes: 4096 },
  answerBytes: 10_000,
  needs: ['pageFetcher'],
  examples: [{ title: 'A page', input: { url: 'a.example' } }],
  ...inTwoSteps({
    gather: async (task: Task, { pageFetcher, visit }: Ports<'pageFetcher'>): Promise<Fetched> => {
      const page = await pageFetcher(task.url, anyPage, visit);
      if (page.kind === 'forbidden') throw new InputError([{ pointer: '/url', message: page.reason }]);
      return { task, body: page.body };
    },
    cost: ({ body }) => (2 * body.byteLength) / HEAVY_BYTES,
    compute: ({ task, body }): JsonResult => weigh(task, body),
  }),
} as const satisfies Operation<Task>;

function weigh({ ms, end }: Task, { byteLength }: Uint8Array): JsonResult {
  holdThread(ms);
  if (end === 'refusal') throw new InputError([{ pointer: '/url', message: 'has no weight' }]);
  if (end === 'upstream') throw new UpstreamError('upstream_timeout', 'The scales did not answer.', 9);
  if (end === 'bug') throw new TypeError('the scales broke');
  if (end === 'exit') process.exit(3);
  return { kind: 'json', value: { bytes: byteLength, thread } };
}

/** A name that differs in every thread. */
const thread = `thread ${Math.random()}`;
