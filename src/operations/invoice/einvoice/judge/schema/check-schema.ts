import type { XmlElement } from '../../../../../formats/xml/element.ts';
import { normalized } from '../elements.ts';
import { type Breach, quoted } from '../rule.ts';
import type { Schema, SchemaAttribute, SchemaChild, SchemaType } from './schema-table.ts';
import { isOfType } from './simple-types.ts';

/** Where a document is not as its schema has it: unknown, misplaced, missing and repeated elements, and wrong values. */
export function schemaBreaches(root: XmlElement, schema: Schema): readonly Breach[] {
  const found: Breach[] = [];
  const type = schema.roots.get(root.name);
  if (type !== undefined) check(root, schema.types[type]!, schema, found);
  return found;
}

/** At most one fault of its attributes and one of its content are found at an element: what follows may be caused by it. */
function check(element: XmlElement, type: SchemaType, schema: Schema, found: Breach[]): void {
  if (type.kind === 'any') return;
  const fault = attributeFault(element, type);
  if (fault !== undefined) found.push(fault);
  if (type.kind === 'text') {
    const wrong = textFault(element, type);
    if (wrong !== undefined) found.push(wrong);
    return;
  }
  if (/[^ \t\r\n]/.test(element.text)) {
    const text = quoted(normalized(element.text));
    found.push({ at: element, message: `${element.name} has a text between its elements: ${text}` });
  }
  const wrong = type.kind === 'choice' ? choiceFault(element, type) : orderFault(element, type);
  if (wrong !== undefined) found.push(wrong);
  for (const child of element.children) {
    const place = type.places.get(child.name);
    if (place !== undefined) check(child, schema.types[type.children[place]!.type]!, schema, found);
  }
}

function attributeFault(element: XmlElement, type: SchemaType): Breach | undefined {
  const allowed = type.kind === 'text' ? type.attributes : NONE;
  for (const name of Object.keys(element.attributes)) {
    // XML Schema 1.0-1 3.3.4, clause 3.1: not even with the value false.
    if (name === 'xsi:nil')
      return { at: element, message: `${element.name} has xsi:nil, which no element of the schema may have` };
    if (!allowed.has(name) && !ABOUT_SCHEMA.has(name))
      return { at: element, message: `${element.name} has no attribute ${quoted(name)} in the schema` };
  }
  for (const [name, attribute] of allowed) {
    const message = valueFault(element, name, attribute);
    if (message !== undefined) return { at: element, message };
  }
  return undefined;
}

function valueFault(
  { name: elementName, attributes }: XmlElement,
  name: string,
  { isRequired, fixed }: SchemaAttribute,
): string | undefined {
  const value = attributes[name];
  if (value === undefined)
    return isRequired ? `${elementName} has no attribute ${name}, which the schema requires` : undefined;
  if (name === LANGUAGE && elementName.startsWith(UBL) && !isOfType(value, 'language'))
    return `${elementName} has the language ${quoted(value)}, and no code such as de or de-AT`;
  if (fixed !== undefined && normalized(value) !== fixed)
    return `${elementName} has ${name} ${quoted(value)}; the schema has ${fixed} alone`;
  return undefined;
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

type TextType = SchemaType & { readonly kind: 'text' };
type ElementsType = SchemaType & { readonly kind: 'sequence' | 'choice' };

function textFault(element: XmlElement, { base, values }: TextType): Breach | undefined {
  const [child] = element.children;
  if (child !== undefined)
    return { at: child, message: `${element.name} has a value and no elements, such as ${child.name}` };
  const isListed = values === undefined || values.has(normalized(element.text));
  const isTyped = isOfType(element.text, base);
  if (isTyped && isListed) return undefined;
  const wanted = isTyped
    ? `; the schema has ${[...values!].slice(0, 10).join(', ')}`
    : `, which is not of the type ${base}`;
  return { at: element, message: `${element.name} is ${quoted(element.text)}${wanted}` };
}

function choiceFault(element: XmlElement, { children, places }: ElementsType): Breach | undefined {
  const [first, second] = element.children;
  const names = children.map(({ name }) => name);
  if (first === undefined)
    return children.every(({ isRequired }) => isRequired)
      ? { at: element, message: `${element.name} has neither ${names.join(' nor ')}` }
      : undefined;
  if (!places.has(first.name))
    return { at: first, message: `${element.name} has no element ${first.name} in the schema` };
  return second && { at: second, message: `${element.name} has one element: ${names.join(' or ')}` };
}

function orderFault(element: XmlElement, { children, places }: ElementsType): Breach | undefined {
  let next = 0;
  let last: string | undefined;
  let count = 0;
  for (const child of element.children) {
    if (child.name === last) {
      const { maxOccurs } = children[next - 1]!;
      if (++count <= maxOccurs) continue;
      const times = maxOccurs === 1 ? 'once' : `${maxOccurs} times`;
      return { at: child, message: `${child.name} is there more than ${times} in ${element.name}` };
    }
    const place = places.get(child.name);
    if (place === undefined)
      return { at: child, message: `${element.name} has no element ${child.name} in the schema` };
    if (place < next) return { at: child, message: `${child.name} is in the wrong place of ${element.name}` };
    const missing = requiredBetween(children, next, place);
    if (missing !== undefined)
      return {
        at: element,
        message: `${element.name} has no ${missing} before ${child.name}, which the schema requires`,
      };
    next = place + 1;
    last = child.name;
    count = 1;
  }
  const missing = requiredBetween(children, next, children.length);
  return missing === undefined
    ? undefined
    : { at: element, message: `${element.name} has no ${missing}, which the schema requires` };
}

function requiredBetween(children: readonly SchemaChild[], from: number, to: number): string | undefined {
  for (let index = from; index < to; index++) if (children[index]!.isRequired) return children[index]!.name;
  return undefined;
}
