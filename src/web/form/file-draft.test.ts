import { describe, expect, it } from 'vitest';
import type { ObjectSchema } from '../../schema/schema.ts';
import type { PlaygroundOperation } from '../../surfaces/playground/playground.ts';
import { requestOf } from '../call/request.ts';
import { readInput, UnfitError, writeInput } from './draft.ts';
import { fileFromJson, fileInJson, noFile } from './file-draft.ts';
import { readLink, writeLink } from './link.ts';

const input: ObjectSchema = {
  type: 'object',
  required: ['picture'],
  properties: {
    picture: { type: 'string', 'x-bytes': { media: ['image/*'] } },
    factor: { type: 'integer' },
  },
};
const operation: PlaygroundOperation = {
  id: 'text.weigh',
  group: '',
  summary: '',
  about: '',
  method: 'POST',
  path: '/v1/picture',
  input,
  companion: undefined,
  headlines: [],
  warnings: {},
  fileType: 'image/png',
  examples: [],
};

describe('a file in a form', () => {
  it('is base64 in JSON, or its text, and nothing while none is chosen', () => {
    const file = fileFromJson({ media: [] }, 'a.png', '/wAB')!;
    expect([...file.bytes!]).toEqual([255, 0, 1]);
    expect(fileInJson({ media: [] }, file)).toBe('/wAB');
    expect(
      fileInJson({ media: [], text: true }, fileFromJson({ media: [], text: true }, 'a', '\ufeff\u00e9')!),
    ).toBe('\ufeff\u00e9');
    expect(fileInJson({ media: [] }, noFile)).toBeUndefined();
  });

  it('goes to JSON and back', () => {
    const draft = readInput(input, '{"picture":"/wAB","factor":2}');
    expect(JSON.parse(writeInput(input, draft))).toEqual({ picture: '/wAB', factor: 2 });
    expect(() => readInput(input, '{"picture":"no base64"}')).toThrow(UnfitError);
  });

  it('is not part of a link, nor filled in by one', () => {
    const draft = readInput(input, '{"picture":"/wAB","factor":2}');
    expect(writeLink(operation, draft)).toBe('#text.weigh?factor=2');
    expect(Object.keys(readLink(operation, '#text.weigh?picture=AQ==&factor=3')!.draft.members)).toEqual([
      'factor',
    ]);
  });

  it('is the body, with the other members in the query', () => {
    const file = fileFromJson({ media: [] }, 'a.png', '/wAB')!;
    expect(requestOf(operation, '{"factor":2}', file)).toEqual({
      method: 'POST',
      target: '/v1/picture?factor=2',
      body: undefined,
      file: { name: 'a.png', type: 'image/png', bytes: Uint8Array.of(255, 0, 1) },
    });
  });
});
