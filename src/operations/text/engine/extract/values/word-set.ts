const sets = new Map<string, ReadonlySet<string>>();

/** The words of a list as a set, split once; `_` stands for a space. */
export function setOf(list: string): ReadonlySet<string> {
  let set = sets.get(list);
  if (set === undefined) {
    set = new Set(
      list
        .trim()
        .split(/\s+/)
        .map((word) => word.replaceAll('_', ' ')),
    );
    sets.set(list, set);
  }
  return set;
}

/** A word in lower case and without marks: what lists of names are asked with. */
export function plain(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('\u00f8', 'o')
    .replaceAll('\u0142', 'l')
    .replaceAll('\u00df', 'ss')
    .replaceAll('\u2019', "'");
}
