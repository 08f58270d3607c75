/** A member that is taken away: `from.vat_id`, or `due`. */
export function withoutMember<T extends object>(value: T, path: string): T {
  const [name = '', ...rest] = path.split('.');
  const { [name]: member, ...others } = value as Record<string, unknown>;
  const isInside = rest.length > 0 && typeof member === 'object' && member !== null;
  return (isInside ? { ...others, [name]: withoutMember(member, rest.join('.')) } : others) as T;
}

/** A member that is replaced: `from.endpoint.id`. */
export function withMember<T extends object>(value: T, path: string, replacement: unknown): T {
  const [name = '', ...rest] = path.split('.');
  const members = value as Record<string, unknown>;
  const inner =
    rest.length === 0
      ? replacement
      : withMember((members[name] ?? {}) as object, rest.join('.'), replacement);
  return { ...members, [name]: inner } as T;
}
