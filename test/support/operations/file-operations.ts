import type { Operation, Result } from '../../../src/operation.ts';
import { bytesMember } from '../../../src/schema/bytes.ts';

/** Operations with a file, for tests of the faces: a picture of any kind, and a text in any encoding. */
export const pictureOperation: Operation = {
  id: 'text.weigh_picture',
  summary: 'Weigh a picture',
  description: 'Answers with the bytes of a picture, added up.',
  routes: [{ method: 'POST', path: '/v1/picture' }],
  input: {
    type: 'object',
    required: ['picture'],
    properties: {
      picture: { type: 'string', 'x-bytes': { media: ['image/*'] }, description: 'The picture.' },
      factor: { type: 'integer', minimum: 1, maximum: 9, default: 1, description: 'Multiplies the sum.' },
    },
  },
  subject: { member: 'picture' },
  output: {
    media: {
      'application/json': {
        schema: {
          type: 'object',
          required: ['bytes', 'sum'],
          properties: {
            bytes: { type: 'integer', description: 'How many.' },
            sum: { type: 'integer', description: 'Their sum.' },
          },
        },
      },
    },
  },
  limits: { bodyBytes: 300 },
  answerBytes: 10_000,
  needs: [],
  examples: [
    {
      title: 'Three bytes',
      input: { factor: 2 },
      file: { name: 'three.png', bytes: Uint8Array.of(255, 0, 1) },
    },
  ],
  run: ((input: { picture: Uint8Array; factor: number }): Result => ({
    kind: 'json',
    value: {
      bytes: input.picture.length,
      sum: input.factor * input.picture.reduce((sum, byte) => sum + byte, 0),
    },
  })) as Operation['run'],
};

/** Answers with the encoding that its text came in, and with the bytes in hexadecimal digits. */
export const textOperation: Operation = {
  id: 'text.show_bytes',
  summary: 'Show the bytes of a text',
  description: 'Answers with the bytes of a text.',
  routes: [{ method: 'POST', path: '/v1/bytes' }],
  input: {
    type: 'object',
    required: ['file'],
    properties: {
      file: {
        type: 'string',
        'x-bytes': { media: ['text/plain', 'text/csv'], text: true, charset: 'charset' },
        description: 'The text.',
      },
      charset: { type: 'string', maxLength: 20, description: 'Its encoding.' },
    },
  },
  subject: { member: 'file' },
  output: {
    media: {
      'application/json': {
        schema: {
          type: 'object',
          required: ['hex', '10', '9'],
          properties: {
            '10': { type: 'integer', description: 'A ten.' },
            '9': { type: 'number', description: 'Nine and a half, with a zero.' },
            hex: { type: 'string', description: 'The bytes.' },
            charset: { type: 'string', description: 'The encoding.' },
          },
        },
      },
    },
  },
  limits: { bodyBytes: 300 },
  answerBytes: 10_000,
  needs: [],
  examples: [
    { title: 'Two letters', input: {}, file: { name: 'two.txt', bytes: new TextEncoder().encode('ab') } },
  ],
  run: ((input: { file: Uint8Array; charset?: string }): Result => {
    const hex = Buffer.from(input.file).toString('hex');
    const charset = input.charset === undefined ? '' : `,"charset":${JSON.stringify(input.charset)}`;
    return { kind: 'json', bytes: new TextEncoder().encode(`{"10":10,"9":9.50,"hex":"${hex}"${charset}}`) };
  }) as Operation['run'],
};

export const fileOperations: readonly Operation[] = [pictureOperation, textOperation];

/** The name of the member that is the file. */
export function fileMember(operation: Operation): string {
  return bytesMember(operation.input)!.name;
}
