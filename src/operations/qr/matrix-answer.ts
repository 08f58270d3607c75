import { type QrSymbol, toMatrix } from '../../formats/qr/symbol.ts';
import type { JsonResult } from '../../operation.ts';
import type { ObjectSchema } from '../../schema/schema.ts';
import type { ValueOf } from '../../schema/value-of.ts';
import { describeSymbol } from './image-answer.ts';

/** Body of a 200 of POST /v1/qr with format json. */
export const qrMatrix = {
  type: 'object',
  required: ['version', 'ec', 'mode', 'mask', 'modules', 'matrix'],
  additionalProperties: false,
  properties: {
    version: { type: 'integer', minimum: 1, maximum: 40, description: 'Version of the symbol.' },
    ec: { type: 'string', enum: ['L', 'M', 'Q', 'H'], description: 'Error correction level used.' },
    mode: {
      type: 'string',
      enum: ['numeric', 'alphanumeric', 'byte'],
      description: 'Narrowest mode that could hold the whole text.',
    },
    mask: { type: 'integer', minimum: 0, maximum: 7, description: 'Mask pattern used.' },
    modules: {
      type: 'integer',
      minimum: 21,
      maximum: 177,
      description: 'Modules on a side, 17 + 4 * version.',
    },
    matrix: {
      type: 'array',
      items: { type: 'string', pattern: '^[01]+$' },
      minItems: 21,
      maxItems: 177,
      description: 'Rows from the top, without quiet zone: 1 is a dark module, 0 a light one.',
    },
  },
} as const satisfies ObjectSchema;

/** A symbol as its matrix of modules. */
export type QrMatrix = ValueOf<typeof qrMatrix>;

/** Returns a symbol as its matrix of modules. */
export function matrixAnswer(symbol: QrSymbol): JsonResult<QrMatrix> {
  const { version, ec, mode, mask, modules } = symbol;
  const value = { version, ec, mode, mask, modules, matrix: toMatrix(symbol) };
  return { kind: 'json', value, headers: describeSymbol(symbol) };
}
