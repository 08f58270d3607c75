import { groupOf, type Operation } from '../operation.ts';

/** The word of an operation after that of its group: `verify-batch` for `email.verify_batch`. */
export function commandWord({ id }: Pick<Operation, 'id'>): string {
  return id.slice(id.indexOf('.') + 1).replaceAll('_', '-');
}

/** The words of an operation: `sundry email verify-batch`. */
export function commandName(operation: Operation): string {
  return `sundry ${groupOf(operation)} ${commandWord(operation)}`;
}

/** The operations of a group, in their order; none for another word. */
export function operationsOf(operations: readonly Operation[], group: string): readonly Operation[] {
  return operations.filter((operation) => groupOf(operation) === group);
}
