import { type Condition, type ParsedPlace, type PlaceSyntax, parsePlaces, type Step } from './places.ts';
import type { GroupTable, UblPlace } from './term.ts';
import { type GroupId, groupTables, type Term, type TermId, terms } from './terms.ts';

/** A group as the tree of places has it. */
export interface Group {
  readonly id: GroupId;
  readonly parent: Group | undefined;
}

/** What an element is at one place of a syntax. */
export interface PlaceNode {
  readonly name: string;
  readonly conditions: readonly Condition[];
  /** The places below it by names; of several with one name the first whose conditions hold. */
  readonly children: ReadonlyMap<string, readonly PlaceNode[]>;
  /** The group that the element is. */
  readonly group: Group | undefined;
  /** The term that its text is. */
  readonly term: Term | undefined;
  /** The group of that term, and of those of its attributes. */
  readonly owner: Group | undefined;
  readonly attributes: ReadonlyMap<string, Term>;
  /** The values, in upper case, that its text may have without being content of a term. */
  readonly constants: ReadonlySet<string>;
  /** The same for an attribute that a condition names. */
  readonly fixedAttributes: ReadonlySet<string>;
}

/** The places of a syntax, from its root. */
export function placeTree(syntax: PlaceSyntax): PlaceNode {
  let tree = trees.get(syntax);
  if (tree === undefined) {
    tree = treeOf(syntax);
    trees.set(syntax, tree);
  }
  return tree;
}

const trees = new Map<PlaceSyntax, PlaceNode>();

class Node implements PlaceNode {
  readonly name: string;
  readonly conditions: readonly Condition[];
  readonly children = new Map<string, Node[]>();
  readonly attributes = new Map<string, Term>();
  readonly constants = new Set<string>();
  readonly fixedAttributes = new Set<string>();
  group: Group | undefined;
  term: Term | undefined;
  owner: Group | undefined;

  constructor({ name, conditions }: Step) {
    this.name = name;
    this.conditions = conditions;
    for (const { attribute } of conditions) if (attribute !== undefined) this.fixedAttributes.add(attribute);
  }

  /** The node below it for a step, which is made where there is none. */
  below(step: Step): Node {
    const namesakes = this.children.get(step.name) ?? [];
    const key = JSON.stringify(step.conditions);
    const known = namesakes.find(({ conditions }) => JSON.stringify(conditions) === key);
    if (known !== undefined) return known;
    const node = new Node(step);
    // What asks for something comes before what takes the rest.
    if (step.conditions.length > 0) namesakes.unshift(node);
    else namesakes.push(node);
    this.children.set(step.name, namesakes);
    for (const { path, values } of step.conditions) {
      if (path.length === 0) continue;
      const below = path.reduce<Node>((at, name) => at.below({ name, conditions: [] }), node);
      for (const value of values) below.constants.add(value);
    }
    return node;
  }

  along(steps: readonly Step[]): Node {
    return steps.reduce<Node>((at, step) => at.below(step), this);
  }
}

interface Known {
  readonly group: Group;
  readonly steps: readonly Step[];
  readonly parentSteps: readonly Step[];
}

function treeOf(syntax: PlaceSyntax): PlaceNode {
  const root = new Node({ name: '', conditions: [] });
  const known = new Map<string, Known>();
  for (const table of groupTables) {
    const parent = known.get(table.parent ?? 'document');
    const group: Group = { id: table.id as GroupId, parent: parent?.group };
    const parentSteps = parent?.steps ?? [];
    const [own] = parsePlaces(placeIn(syntax, table), syntax, 'group');
    const steps = own === undefined ? parentSteps : [...parentSteps, ...own.steps];
    const entry: Known = { group, steps, parentSteps };
    known.set(table.id, entry);
    if (own !== undefined) root.along(steps).group = group;
    addTerms(root, entry, table, syntax);
    addConstants(root, entry, table, syntax);
  }
  return root;
}

function placeIn(
  syntax: PlaceSyntax,
  { cii, ubl }: { readonly cii: string; readonly ubl: UblPlace },
): string {
  if (syntax === 'cii') return cii;
  return typeof ubl === 'string' ? ubl : ubl[syntax];
}

function addTerms(root: Node, { group, steps, parentSteps }: Known, table: GroupTable, syntax: PlaceSyntax) {
  for (const [id, , , type, cii, ubl] of table.terms) {
    const term = terms.get(id as TermId)!;
    for (const place of parsePlaces(placeIn(syntax, { cii, ubl }), syntax, type)) {
      const node = root.along([...startOf(place, steps, parentSteps), ...place.steps]);
      node.owner = group;
      if (place.attribute === undefined) node.term = term;
      else node.attributes.set(place.attribute, term);
    }
  }
}

function startOf(
  { from }: ParsedPlace,
  steps: readonly Step[],
  parentSteps: readonly Step[],
): readonly Step[] {
  if (from === 'root') return [];
  return from === 'parent' ? parentSteps : steps;
}

function addConstants(root: Node, { steps }: Known, { constants }: GroupTable, syntax: PlaceSyntax) {
  const own = syntax === 'cii' ? constants?.cii : constants?.ubl;
  for (const [text, values] of Object.entries(own ?? {})) {
    for (const place of parsePlaces(text, syntax, 'text')) {
      const node = root.along([...steps, ...place.steps]);
      for (const value of values.toUpperCase().split(',')) node.constants.add(value);
    }
  }
}
