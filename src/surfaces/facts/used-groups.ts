import { type Group, groupOf, groups, type Operation } from '../../operation.ts';

/** A group with its operations. */
export interface UsedGroup {
  readonly id: Group;
  readonly title: string;
  readonly members: readonly Operation[];
}

/** The groups that have operations, in their order. */
export function usedGroups(operations: readonly Operation[]): readonly UsedGroup[] {
  return (Object.entries(groups) as [Group, string][])
    .map(([id, title]) => ({
      id,
      title,
      members: operations.filter((operation) => groupOf(operation) === id),
    }))
    .filter(({ members }) => members.length > 0);
}
