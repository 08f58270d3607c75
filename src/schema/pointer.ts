/** The RFC 6901 pointer of a member: `/` and `~` in its name are escaped (section 3). */
export function pointerTo(parent: string, name: string): string {
  const escaped = /[~/]/.test(name) ? name.replaceAll('~', '~0').replaceAll('/', '~1') : name;
  return `${parent}/${escaped}`;
}

/** The member names and indices of an RFC 6901 pointer, unescaped; empty for the whole document. */
export function pointerTokens(pointer: string): readonly string[] {
  if (pointer === '') return [];
  return pointer
    .slice(1)
    .split('/')
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}
