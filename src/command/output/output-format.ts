import type { Operation } from '../../operation.ts';
import { isObject } from '../../schema/prepare.ts';
import type { OwnValues } from '../arguments/own-flags.ts';
import { composeInput, type GivenInput, type OperationInput } from '../input/given-input.ts';
import { ownText } from '../input/read-input.ts';

/**
 * The input of a call. Where it has no `format`, the extension of the output chooses one that the declaration has:
 * `-o code.png` is a PNG.
 */
export function inputFor(operation: Operation, given: GivenInput, own: OwnValues): OperationInput {
  const input = composeInput(operation, given);
  const isGiven = input.kind === 'value' && isObject(input.value) && input.value.format !== undefined;
  const extension = /\.([A-Za-z0-9]+)$/.exec(ownText(own, 'output') ?? '')?.[1]?.toLowerCase();
  const format = operation.input.properties.format;
  const isKnown = format?.type === 'string' && extension !== undefined && format.enum?.includes(extension);
  if (isGiven || !isKnown) return input;
  const chosen = { path: ['format'], json: JSON.stringify(extension), place: '--output' };
  return composeInput(operation, { ...given, members: [...given.members, chosen] });
}
