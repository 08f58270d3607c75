/** The entries of the engine's data, and in how many texts each fires. */
export class Entries {
  #files = new Map();
  #text = { kind: '' };

  /** What fires from now on fires in a further text. */
  beginText(kind) {
    this.#text = { kind };
  }

  /** The entry of a file, made when it is first asked for. `kind` is what it is, as `rules of rewrite`. */
  of(kind, file, text) {
    const name = `${kind}: ${file}`;
    if (!this.#files.has(name)) this.#files.set(name, { kind, file, entries: new Map() });
    const { entries } = this.#files.get(name);
    if (!entries.has(text)) entries.set(text, { text, texts: 0, kinds: new Set() });
    return entries.get(text);
  }

  fire(entry) {
    if (entry.last === this.#text) return;
    entry.last = this.#text;
    entry.texts += 1;
    entry.kinds.add(this.#text.kind);
  }

  /** Each file with the number of texts, and of kinds of text, that its entries fire in. */
  counts() {
    return [...this.#files.values()].map(({ kind, file, entries }) => ({
      kind,
      file,
      entries: [...entries.values()].map(({ text, texts, kinds }) => ({ text, texts, kinds: kinds.size })),
    }));
  }
}
