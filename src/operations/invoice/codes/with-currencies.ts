import type { Operation } from '../../../operation.ts';
import type { ObjectSchema } from '../../../schema/schema.ts';
import { invoiceReadIn } from '../read.operation.ts';
import { accepting, allowedCurrencies } from './accepted-currencies.ts';

/**
 * The operations, of which those of invoices accept these currencies beside the five of every service: in their input, in
 * the refusal of others, in the answer of the preview, and in what reading calls sendable.
 */
export function withCurrencies<Declared extends Operation>(
  operations: readonly Declared[],
  added: readonly string[],
): readonly Declared[] {
  const all = allowedCurrencies(added);
  return operations.map((operation) => {
    const { input, output } = operation;
    if (operation.id === 'invoice.read') return { ...operation, run: invoiceReadIn(all).run };
    if (!operation.id.startsWith('invoice.') || !hasCurrency(input)) return operation;
    const answer = output.media['application/json'];
    const hasAnswer =
      answer !== undefined && 'schema' in answer && hasCurrency(answer.schema as ObjectSchema);
    const media = hasAnswer
      ? { ...output.media, 'application/json': { schema: accepting(answer.schema as ObjectSchema, all) } }
      : output.media;
    return { ...operation, input: accepting(input, all), output: { ...output, media } };
  });
}

function hasCurrency({ properties }: ObjectSchema): boolean {
  return properties?.currency?.type === 'string';
}
