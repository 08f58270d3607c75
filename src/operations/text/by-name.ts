/** An object with exactly these members, in this order; `__proto__` is a name like any other. */
export function byName<Value>(
  names: readonly string[],
  values: readonly Value[],
): Readonly<Record<string, Value>> {
  const members: Record<string, Value> = Object.create(null);
  for (const [index, name] of names.entries()) members[name] = values[index]!;
  return members;
}
