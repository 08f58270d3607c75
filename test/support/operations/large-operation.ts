import { setTimeout } from 'node:timers/promises';
import type { Operation } from '../../../src/operation.ts';

interface LargeInput {
  readonly bytes: number;
  readonly room: number;
  readonly ms: number;
}

/**
 * Answers with the number of bytes of its input, in a buffer with the given room after them, after the given
 * milliseconds; accepts bodies of up to 1 MB.
 */
export const largeOperation: Operation = {
  id: 'text.large',
  summary: 'Answer at length',
  description: 'Answers with many bytes.',
  routes: [
    { method: 'GET', path: '/v1/large' },
    { method: 'POST', path: '/v1/large' },
  ],
  input: {
    type: 'object',
    properties: {
      bytes: { type: 'integer', minimum: 0, maximum: 40_000_000, default: 0, description: 'Length.' },
      room: { type: 'integer', minimum: 0, maximum: 40_000_000, default: 0, description: 'Bytes behind it.' },
      ms: { type: 'integer', minimum: 0, maximum: 10_000, default: 0, description: 'Time.' },
    },
  },
  output: { media: { 'text/plain': { file: 'Zeros.' } } },
  limits: { bodyBytes: 1_048_576 },
  answerBytes: 100_000_000,
  needs: [],
  examples: [{ title: 'Nothing', input: {} }],
  run: (async ({ bytes, room, ms }: LargeInput) => {
    if (ms > 0) await setTimeout(ms);
    return {
      kind: 'file',
      // Filled, so that the memory is really used.
      bytes: Buffer.alloc(bytes + room, '0').subarray(0, bytes),
      mediaType: 'text/plain',
      fileName: 'zeros.txt',
      disposition: 'inline',
    };
  }) as Operation['run'],
};
