/** All but letters, marks, digits, joiners such as _, hyphens and spaces: GitHub leaves them out of the names. */
const LEFT_OUT = /[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu;

/** The names that headings are linked to by, as GitHub makes them: a repeated one gets -1, -2 and so on. */
export class Slugs {
  readonly #taken = new Map<string, number>();

  /** The name of the next heading. */
  next(text: string): string {
    const wanted = text.toLowerCase().trim().replace(LEFT_OUT, '').replaceAll(' ', '-');
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

  has(slug: string): boolean {
    return this.#taken.has(slug);
  }
}
