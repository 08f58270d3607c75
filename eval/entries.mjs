/** The entries of the engine's lists, and in how many texts each fires. */
export class Entries {
  #lists = new Map();
  #text = { kind: '' };

  /** What fires from now on fires in a further text. */
  beginText(kind) {
    this.#text = { kind };
  }

  /** The entry of a list, made when it is first asked for. `kind` is what the list is of, as `rewrite rules`. */
  of(kind, list, text) {
    const name = `${kind}: ${list}`;
    if (!this.#lists.has(name)) this.#lists.set(name, { kind, list, entries: new Map() });
    const { entries } = this.#lists.get(name);
    if (!entries.has(text)) entries.set(text, { text, texts: 0, kinds: new Set() });
    return entries.get(text);
  }

  fire(entry) {
    if (entry.last === this.#text) return;
    entry.last = this.#text;
    entry.texts += 1;
    entry.kinds.add(this.#text.kind);
  }

  /** Each list with the number of texts, and of kinds of text, that its entries fire in. */
  counts() {
    return [...this.#lists.values()].map(({ kind, list, entries }) => ({
      kind,
      list,
      entries: [...entries.values()].map(({ text, texts, kinds }) => ({ text, texts, kinds: kinds.size })),
    }));
  }
}
