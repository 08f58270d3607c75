/** A type of a schema: elements in their order, one of several, a text, or anything. */
export type SchemaType =
  | {
      readonly kind: 'sequence' | 'choice';
      readonly children: readonly SchemaChild[];
      /** Where each of them is in the list, by its name: none is there twice. */
      readonly places: ReadonlyMap<string, number>;
    }
  | {
      readonly kind: 'text';
      readonly base: string;
      readonly attributes: ReadonlyMap<string, SchemaAttribute>;
      /** The values of a list; undefined where any is allowed. */
      readonly values: ReadonlySet<string> | undefined;
    }
  | { readonly kind: 'any' };

/** An attribute of a type. */
export interface SchemaAttribute {
  readonly isRequired: boolean;
  /** The only value that it may have. */
  readonly fixed: string | undefined;
}

/** An element of a type, and how often it may be there: Infinity where the schema has no bound. */
export interface SchemaChild {
  readonly name: string;
  readonly type: number;
  readonly isRequired: boolean;
  readonly maxOccurs: number;
}

/** The types of a schema by their numbers, and the types of its roots. */
export interface Schema {
  readonly types: readonly SchemaType[];
  readonly roots: ReadonlyMap<string, number>;
}

/** Reads the table of a schema that the generator wrote: a line a type, the roots first. */
export function readSchema(table: string): Schema {
  const [roots = '', ...lines] = table.trimEnd().split('\n');
  // In CII the commonest prefix is ram, in UBL cbc.
  const standard = roots.startsWith('rsm:') ? 'ram:' : 'cbc:';
  return {
    types: lines.map((line) => typeOf(line, standard)),
    roots: new Map(
      roots.split(',').map((root) => {
        const [name = '', number = ''] = root.split(' ');
        return [name, Number.parseInt(number, 36)];
      }),
    ),
  };
}

function typeOf(line: string, standard: string): SchemaType {
  if (line === '*') return { kind: 'any' };
  if (line.startsWith('=')) return textType(line.slice(1));
  const isChoice = line.startsWith('|');
  const parts = line.slice(isChoice ? 1 : 0).split(' ');
  const children = parts.filter(Boolean).map((part) => childOf(part, standard));
  return {
    kind: isChoice ? 'choice' : 'sequence',
    children,
    places: new Map(children.map(({ name }, index) => [name, index])),
  };
}

function textType(line: string): SchemaType {
  const [base = '', ...rest] = line.split(' ');
  const list = rest.find((part) => part.startsWith('['));
  const attributes = rest.filter((part) => !part.startsWith('['));
  return {
    kind: 'text',
    base,
    attributes: new Map(attributes.map(attributeOf)),
    values: list === undefined ? undefined : new Set(list.slice(1, -1).split(',')),
  };
}

/** `name`, `name!` where it must be there, `name=value` where that is the only value. */
function attributeOf(part: string): [name: string, attribute: SchemaAttribute] {
  const [name = '', fixed] = part.split('=');
  return [name.replace('!', ''), { isRequired: name.endsWith('!'), fixed: fixed?.replaceAll('~', ' ') }];
}

/** `ID03?`: a name, two digits of its type to the base of 36, and how often: `:2` is up to two. */
function childOf(part: string, standard: string): SchemaChild {
  const mark = /(?:[?*+]|:\d)$/.exec(part)?.[0] ?? '';
  const text = part.slice(0, part.length - mark.length);
  const name = text.slice(0, -2).replace(/^\^/, 'cac:');
  return {
    name: name.includes(':') ? name : standard + name,
    type: Number.parseInt(text.slice(-2), 36),
    isRequired: mark === '' || mark === '+',
    maxOccurs: mark === '*' || mark === '+' ? Number.POSITIVE_INFINITY : Number(/\d/.exec(mark)?.[0] ?? 1),
  };
}
