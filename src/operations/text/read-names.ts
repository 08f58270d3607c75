import { type Fault, InputError } from '../../errors.ts';

/** Labels or field names as they were sent. Refuses one that was sent before: the answer has one member for each. */
export function readNames(member: 'labels' | 'fields', names: readonly string[]): readonly string[] {
  const first = new Map<string, number>();
  const faults: Fault[] = [];
  for (const [index, name] of names.entries()) {
    const known = first.get(name);
    if (known === undefined) first.set(name, index);
    else faults.push({ pointer: `/${member}/${index}`, message: `must differ from /${member}/${known}` });
  }
  if (faults.length > 0) throw new InputError(faults);
  return names;
}
