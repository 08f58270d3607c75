import { printable } from '../../../../formats/typesetting/printable.ts';

/** All but letters, marks, digits, joiners such as _, hyphens and spaces: GitHub leaves them out of the names. */
const LEFT_OUT = /[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu;

/** What is left of emoji and of joined letters in the names of GitHub, and is not seen there. */
const SELECTORS = /\ufe0e|\ufe0f|\u200c|\u200d/g;

/** The names that a text is linked to by. Those of headings are as GitHub makes them: a repeated one gets -1, -2 and so on. */
export class Slugs {
  readonly #taken = new Map<string, number>();
  /** Of other places, as `id` of HTML gives them. */
  readonly #names = new Set<string>();

  /** The name of the next heading. */
  next(text: string): string {
    const wanted = text
      .replace(SELECTORS, '')
      .toLowerCase()
      .trim()
      .replace(LEFT_OUT, '')
      .replaceAll(' ', '-');
    let slug = wanted;
    let count = this.#taken.get(wanted) ?? 0;
    if (this.#taken.has(wanted)) {
      do slug = `${wanted}-${++count}`;
      while (this.#taken.has(slug));
    }
    this.#taken.set(wanted, count);
    if (slug !== wanted) this.#taken.set(slug, 0);
    return slug;
  }

  /** Adds the name of another place; returns it as links have it. */
  addName(name: string): string {
    const shown = linkName(name);
    this.#names.add(shown);
    return shown;
  }

  has(slug: string): boolean {
    return this.#taken.has(slug) || this.#names.has(slug);
  }
}

/** A name as it is compared: links that were copied from GitHub have the selectors of emoji, others do not. */
export function linkName(name: string): string {
  return printable(name).replace(SELECTORS, '');
}
