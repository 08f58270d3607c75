/** What a token of code is, as far as it has a colour of its own. */
export type TokenKind = 'comment' | 'keyword' | 'string' | 'value' | 'name' | 'tag' | 'inserted' | 'deleted';

/**
 * The kind of a token by the names that a stream parser gives it: `variableName.definition`, `string.special`, or several
 * with spaces between. Undefined for what looks like the text around it, such as operators, brackets and plain variables.
 */
export function tokenKindOf(style: string | null | undefined): TokenKind | undefined {
  // Some languages return nothing where the type says null.
  if (style === null || style === undefined) return undefined;
  const known = kinds.get(style);
  if (known !== undefined) return known;
  for (const name of style.split(' ')) {
    const kind = kinds.get(name) ?? kinds.get(name.slice(0, name.indexOf('.') >>> 0));
    if (kind !== undefined) return kind;
  }
  return undefined;
}

const names: Readonly<Record<TokenKind, readonly string[]>> = {
  comment: ['comment', 'lineComment', 'blockComment', 'docComment', 'documentMeta', 'processingInstruction'],
  keyword: [
    'keyword',
    'controlKeyword',
    'operatorKeyword',
    'definitionKeyword',
    'moduleKeyword',
    'modifier',
    'self',
  ],
  string: [
    'string',
    'string2',
    'string-2',
    'regexp',
    'character',
    'attributeValue',
    'docString',
    'url',
    'link',
  ],
  value: [
    'number',
    'integer',
    'float',
    'atom',
    'bool',
    'null',
    'unit',
    'color',
    'literal',
    'escape',
    'builtin',
    'property',
    'propertyName',
    'attribute',
    'attributeName',
    'standard',
    'labelName',
    'qualifier',
  ],
  name: [
    'def',
    'definition',
    'type',
    'typeName',
    'className',
    'namespace',
    'macroName',
    'heading',
    'variableName.definition',
    'variableName.function',
  ],
  tag: ['tag', 'tagName', 'angleBracket'],
  inserted: ['inserted', 'positive'],
  deleted: ['deleted', 'negative'],
};

const kinds: ReadonlyMap<string, TokenKind> = new Map(
  (Object.keys(names) as TokenKind[]).flatMap((kind) => names[kind].map((name) => [name, kind] as const)),
);
