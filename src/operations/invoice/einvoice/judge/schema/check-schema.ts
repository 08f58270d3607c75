import type { XmlElement } from '../../../../../formats/xml/element.ts';
import { normalized } from '../elements.ts';
import { type Breach, quoted } from '../rule.ts';
import type { Schema, SchemaAttribute, SchemaChild, SchemaType } from './schema-table.ts';
import { isOfType } from './simple-types.ts';

/** Where a document is not as its schema has it: unknown, misplaced, missing and repeated elements, and wrong values. */
export function* schemaBreaches(root: XmlElement, schema: Schema): Generator<Breach> {
  const type = schema.roots.get(root.name);
  if (type !== undefined) yield* elementBreaches(root, schema.types[type]!, schema);
}

function* elementBreaches(element: XmlElement, type: SchemaType, schema: Schema): Generator<Breach> {
  if (type.kind === 'any') return;
  yield* attributeBreaches(element, type);
  if (type.kind === 'text') {
    yield* textBreaches(element, type);
    return;
  }
  if (normalized(element.text) !== '') {
    yield {
      at: element,
      message: `${element.name} has a text between its elements: ${quoted(normalized(element.text))}`,
    };
  }
  yield* type.kind === 'choice'
    ? choiceBreaches(element, type.children)
    : orderBreaches(element, type.children);
  const types = new Map(type.children.map((child) => [child.name, child.type]));
  for (const child of element.children) {
    const number = types.get(child.name);
    if (number !== undefined) yield* elementBreaches(child, schema.types[number]!, schema);
  }
}

function* attributeBreaches(element: XmlElement, type: SchemaType): Generator<Breach> {
  const allowed = type.kind === 'text' ? type.attributes : NONE;
  for (const name of Object.keys(element.attributes)) {
    if (name === 'xsi:nil') {
      // XML Schema 1.0-1 3.3.4, clause 3.1: not even with the value false.
      yield { at: element, message: `${element.name} has xsi:nil, which no element of the schema may have` };
      return;
    }
    if (!allowed.has(name) && !ABOUT_SCHEMA.has(name)) {
      yield { at: element, message: `${element.name} has no attribute ${quoted(name)} in the schema` };
      return;
    }
  }
  for (const [name, { isRequired, fixed }] of allowed) {
    const value = element.attributes[name];
    if (value === undefined && isRequired) {
      yield { at: element, message: `${element.name} has no attribute ${name}, which the schema requires` };
      return;
    }
    if (
      value !== undefined &&
      name === LANGUAGE &&
      element.name.startsWith(UBL) &&
      !isOfType(value, 'language')
    ) {
      yield {
        at: element,
        message: `${element.name} has the language ${quoted(value)}, and no code such as de or de-AT`,
      };
      return;
    }
    if (value !== undefined && fixed !== undefined && normalized(value) !== fixed) {
      const message = `${element.name} has ${name} ${quoted(value)}; the schema has ${fixed} alone`;
      yield { at: element, message };
      return;
    }
  }
}

/** xs:language in UBL; all other attributes, and this one in CII, may have any text. */
const LANGUAGE = 'languageID';
const UBL = 'cbc:';

/** XML Schema 1.0-1 2.6: attributes that any element may have. */
const ABOUT_SCHEMA: ReadonlySet<string> = new Set([
  'xsi:type',
  'xsi:schemaLocation',
  'xsi:noNamespaceSchemaLocation',
]);

const NONE: ReadonlyMap<string, SchemaAttribute> = new Map();

function* textBreaches(element: XmlElement, type: SchemaType & { readonly kind: 'text' }): Generator<Breach> {
  const [child] = element.children;
  if (child !== undefined) {
    yield { at: child, message: `${element.name} has a value and no elements, such as ${child.name}` };
    return;
  }
  if (!isOfType(element.text, type.base)) {
    yield {
      at: element,
      message: `${element.name} is ${quoted(element.text)}, which is not of the type ${type.base}`,
    };
  } else if (type.values !== undefined && !type.values.has(normalized(element.text))) {
    yield {
      at: element,
      message: `${element.name} is ${quoted(element.text)}; the schema has ${[...type.values].slice(0, 10).join(', ')}`,
    };
  }
}

function* choiceBreaches(element: XmlElement, children: readonly SchemaChild[]): Generator<Breach> {
  const [first, second] = element.children;
  const names = children.map(({ name }) => name);
  if (first === undefined) {
    if (children.every(({ isRequired }) => isRequired))
      yield { at: element, message: `${element.name} has neither ${names.join(' nor ')}` };
    return;
  }
  if (!names.includes(first.name))
    yield { at: first, message: `${element.name} has no element ${first.name} in the schema` };
  else if (second !== undefined)
    yield { at: second, message: `${element.name} has one element: ${names.join(' or ')}` };
}

/** One fault of each element: what follows the first may be caused by it. */
function* orderBreaches(element: XmlElement, children: readonly SchemaChild[]): Generator<Breach> {
  let next = 0;
  let last: string | undefined;
  for (const child of element.children) {
    if (child.name === last) {
      if (children[next - 1]!.isRepeated) continue;
      yield { at: child, message: `${child.name} is there more than once in ${element.name}` };
      return;
    }
    const place = children.findIndex(({ name }, index) => index >= next && name === child.name);
    if (place < 0) {
      const isKnown = children.some(({ name }) => name === child.name);
      yield {
        at: child,
        message: isKnown
          ? `${child.name} is in the wrong place of ${element.name}`
          : `${element.name} has no element ${child.name} in the schema`,
      };
      return;
    }
    const missing = children.slice(next, place).find(({ isRequired }) => isRequired);
    if (missing !== undefined) {
      yield {
        at: element,
        message: `${element.name} has no ${missing.name} before ${child.name}, which the schema requires`,
      };
      return;
    }
    next = place + 1;
    last = child.name;
  }
  const missing = children.slice(next).find(({ isRequired }) => isRequired);
  if (missing !== undefined)
    yield { at: element, message: `${element.name} has no ${missing.name}, which the schema requires` };
}
