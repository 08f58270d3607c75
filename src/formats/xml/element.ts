/** An element of a document that is held as a whole. */
export interface XmlElement {
  /** Its local name behind the usual prefix of its namespace: `cbc:ID`, whatever the document calls it. */
  readonly name: string;
  /** Whether the document has the usual prefix too. */
  readonly hasUsualPrefix: boolean;
  /** The line of its start tag, from 1. */
  readonly line: number;
  readonly parent: XmlElement | undefined;
  /** Without declarations of namespaces; their names have prefixes as `name` does, and in other namespaces that of the document. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** What is written between its children, comments and CDATA sections joined. */
  readonly text: string;
}

/** The paths of elements as XPath, with a position only where siblings share a name. */
export class ElementPaths {
  /** For each parent that was asked about, the positions of those children that have namesakes. */
  readonly #positions = new Map<XmlElement, ReadonlyMap<XmlElement, number>>();

  pathOf(element: XmlElement): string {
    let path = '';
    for (let at: XmlElement | undefined = element; at !== undefined; at = at.parent) {
      const position = at.parent && this.#positionsIn(at.parent).get(at);
      path = `/${shown(at.name)}${position === undefined ? '' : `[${position}]`}${path}`;
    }
    return path;
  }

  #positionsIn(parent: XmlElement): ReadonlyMap<XmlElement, number> {
    const known = this.#positions.get(parent);
    if (known !== undefined) return known;
    const byName = new Map<string, XmlElement[]>();
    for (const child of parent.children) {
      const namesakes = byName.get(child.name);
      if (namesakes === undefined) byName.set(child.name, [child]);
      else namesakes.push(child);
    }
    const positions = new Map<XmlElement, number>();
    for (const namesakes of byName.values()) {
      if (namesakes.length === 1) continue;
      for (const [index, child] of namesakes.entries()) positions.set(child, index + 1);
    }
    this.#positions.set(parent, positions);
    return positions;
  }
}

/** Longest name in a path: longer ones are cut off. */
const MAX_NAME = 80;

function shown(name: string): string {
  return name.length <= MAX_NAME ? name : `${name.slice(0, MAX_NAME)}...`;
}
