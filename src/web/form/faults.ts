import type { ArraySchema, ObjectSchema, Schema } from '../../schema/schema.ts';
import type { PlacedFault, Problem } from '../call/problem.ts';
import { type Draft, emptyDraft, formOf, formsOf, type ObjectDraft } from './draft.ts';

/** The faults of an answer where the page shows them. */
export interface ShownFaults {
  /** By the name of the control. */
  readonly byControl: ReadonlyMap<string, string>;
  /** Those of no control. */
  readonly others: readonly PlacedFault[];
}

/** Each fault at its control, or at the next one around it; without a draft there are no controls. */
export function placeFaults(
  schema: ObjectSchema,
  draft: ObjectDraft | undefined,
  problem: Problem | undefined,
): ShownFaults {
  const names = new Set(draft === undefined ? [] : controlNames(schema, draft, ''));
  const byControl = new Map<string, string>();
  const others: PlacedFault[] = [];
  for (const fault of problem?.faults ?? []) {
    const name = nearest(fault.control, names);
    if (name === undefined) {
      others.push(fault);
      continue;
    }
    const inside = fault.control.slice(name.length + 1);
    const sentence = inside === '' ? fault.message : `${inside} ${fault.message}`;
    const before = byControl.get(name);
    byControl.set(name, before === undefined ? sentence : `${before}; ${sentence}`);
  }
  return { byControl, others };
}

/** Focuses the first control with a fault, in the order of the page; without one, the text that has them all. */
export function focusFirst(form: HTMLFormElement | null, { byControl, others }: ShownFaults): void {
  const controls = [...(form?.elements ?? [])] as (HTMLElement & { readonly name: string })[];
  const faulty = controls.find(({ name }) => byControl.has(name));
  const target = faulty ?? (others.length > 0 ? controls.find(({ name }) => name === 'body') : undefined);
  const inside = target?.matches('fieldset')
    ? target.querySelector<HTMLElement>('input, select, textarea, button')
    : target;
  inside?.focus();
}

function nearest(name: string, names: ReadonlySet<string>): string | undefined {
  let place = name;
  while (place !== '' && !names.has(place)) place = place.slice(0, Math.max(0, place.lastIndexOf('.')));
  return place === '' ? undefined : place;
}

function controlNames(schema: Schema, draft: Draft, place: string): readonly string[] {
  const form = formOf(schema, draft);
  const own = place === '' ? [] : [place];
  const below = (name: string | number): string => (place === '' ? `${name}` : `${place}.${name}`);
  if (draft.kind === 'list') {
    const { items } = form as ArraySchema;
    return [...own, ...draft.items.flatMap((item, index) => controlNames(items, item, below(index)))];
  }
  if (draft.kind !== 'object') return own;
  const members = Object.entries((form as ObjectSchema).properties).flatMap(([name, member]) =>
    controlNames(member, draft.members[name] ?? emptyDraft(formsOf(member)[0]!), below(name)),
  );
  return [...own, ...members];
}
