/**
 * Writes the tables of elements that schemas have: `einvoice-schemas.ts NAME ROOT... -- FILE...`, the XSD files of one
 * schema with those that they import. See data/units/SOURCE.md.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { XmlElement } from '../../src/formats/xml/element.ts';
import { readElements } from '../../src/formats/xml/read-elements.ts';
import { writeGenerated } from '../write-generated.ts';

const UN = 'urn:un:unece:uncefact:data:standard:';
const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';
const LINE_LENGTH = 112;

/** The prefixes that the readers of invoices give; what has none is any content. */
const prefixes: Readonly<Record<string, string>> = {
  [`${UN}CrossIndustryInvoice:100`]: 'rsm',
  [`${UN}ReusableAggregateBusinessInformationEntity:100`]: 'ram',
  [`${UN}UnqualifiedDataType:100`]: 'udt',
  [`${UN}QualifiedDataType:100`]: 'qdt',
  [`${UBL}Invoice-2`]: 'ubl',
  [`${UBL}CreditNote-2`]: 'cn',
  [`${UBL}CommonAggregateComponents-2`]: 'cac',
  [`${UBL}CommonBasicComponents-2`]: 'cbc',
  [`${UBL}QualifiedDataTypes-2`]: 'uqdt',
  [`${UBL}UnqualifiedDataTypes-2`]: 'uudt',
  'urn:un:unece:uncefact:data:specification:CoreComponentTypeSchemaModule:2': 'cct',
};

interface Definition {
  readonly element: XmlElement;
  readonly resolve: (name: string) => string;
}

const definitions = new Map<string, Definition>();
const elements = new Map<string, Definition>();

function load(path: string): void {
  const text = readFileSync(path, 'utf8');
  const root = readElements(
    new TextEncoder().encode(text.replace(/<!DOCTYPE[^>]*>/, '')),
    { xsd: ['http://www.w3.org/2001/XMLSchema'] },
    { elements: 1_000_000 },
    (reason) => {
      throw new Error(`${path}: ${reason}`);
    },
  );
  const declared = new Map(
    [...text.matchAll(/xmlns(?::([\w-]+))?="([^"]*)"/g)].map(([, prefix = '', uri = '']) => [prefix, uri]),
  );
  const own = prefixes[root.attributes.targetNamespace ?? ''] ?? '*';
  const resolve = (name: string): string => {
    const [prefix, local] = name.includes(':') ? name.split(':') : ['', name];
    const uri = declared.get(prefix!) ?? '';
    if (uri === 'http://www.w3.org/2001/XMLSchema') return `xsd:${local}`;
    return `${prefixes[uri] ?? (prefix === '' ? own : '*')}:${local}`;
  };
  for (const element of root.children) {
    const key = `${own}:${element.attributes.name}`;
    if (element.name === 'xsd:element') elements.set(key, { element, resolve });
    else definitions.set(key, { element, resolve });
  }
}

const numbers = new Map<string, number>();
const lines: string[] = [];

/** The number of a type; its line is made when it is first asked for. Types with a text share one that is the same. */
function numberOf(type: string): number {
  const known = numbers.get(type);
  if (known !== undefined) return known;
  const isComplex = definitions
    .get(type)
    ?.element.children.some(({ name }) => name === 'xsd:sequence' || name === 'xsd:choice');
  if (isComplex === true) {
    const number = lines.push('') - 1;
    numbers.set(type, number);
    lines[number] = lineOf(type);
    return number;
  }
  const line = lineOf(type);
  const same = lines.indexOf(line);
  const number = same < 0 ? lines.push(line) - 1 : same;
  numbers.set(type, number);
  return number;
}

function lineOf(type: string): string {
  const found = definitions.get(type);
  if (type.startsWith('*:')) return '*';
  if (type.startsWith('xsd:') || found === undefined) return `=${kindOf(type)}`;
  const { element, resolve } = found;
  const particle = element.children.find(({ name }) => name === 'xsd:sequence' || name === 'xsd:choice');
  if (particle === undefined) return simpleLine(type);
  const isChoice = particle.name === 'xsd:choice' || particle.children[0]?.name === 'xsd:choice';
  const parts = (
    particle.children[0]?.name === 'xsd:choice' ? particle.children[0] : particle
  ).children.filter(({ name }) => name === 'xsd:element');
  return (isChoice ? '|' : '') + parts.map((part) => childOf(part, resolve, type)).join(' ');
}

function childOf(
  { attributes, children }: XmlElement,
  resolve: Definition['resolve'],
  owner: string,
): string {
  const { ref, name, type = '', minOccurs = '1', maxOccurs = '1' } = attributes;
  const qualified = ref === undefined ? `${owner.split(':')[0]}:${name}` : resolve(ref);
  const target = ref === undefined ? undefined : elements.get(qualified);
  const [inner] = children.filter((child) => child.name === 'xsd:complexType');
  if (inner !== undefined) definitions.set(`${owner}/${name}`, { element: inner, resolve });
  const own = inner === undefined ? resolve(type) : `${owner}/${name}`;
  const number = numberOf(
    ref === undefined
      ? own
      : qualified.startsWith('*:')
        ? '*:any'
        : target!.resolve(target!.element.attributes.type ?? ''),
  );
  return `${shortened(qualified)}${number.toString(36).padStart(2, '0')}${markOf(minOccurs, maxOccurs)}`;
}

/** How often an element may be there: once, `?`, `*`, `+`, or `:2` for up to two. */
function markOf(minOccurs: string, maxOccurs: string): string {
  if (maxOccurs === '1') return minOccurs === '0' ? '?' : '';
  if (maxOccurs === 'unbounded') return minOccurs === '0' ? '*' : '+';
  if (minOccurs !== '0' || maxOccurs.length > 1)
    throw new Error(`No mark for ${minOccurs} to ${maxOccurs} times.`);
  return `:${maxOccurs}`;
}

/** The commonest prefixes are marks. */
function shortened(name: string): string {
  return name.replace(/^(?:cbc|ram):/, '').replace(/^cac:/, '^');
}

/** A type with text: its kind, its attributes (`!` where they must be there, `=` before the only value, its blanks as `~`), and the values of a list. */
function simpleLine(type: string): string {
  const attributes = new Map<string, string>();
  const values: string[] = [];
  let kind = 'empty';
  for (let at: string | undefined = type; at !== undefined; ) {
    const found: Definition | undefined = definitions.get(at);
    if (found === undefined) {
      kind = kindOf(at);
      break;
    }
    const step: XmlElement | undefined = descend(found.element, ['xsd:extension', 'xsd:restriction']);
    for (const attribute of step === undefined ? [] : step.children) {
      if (attribute.name === 'xsd:enumeration') values.push(attribute.attributes.value ?? '');
      if (attribute.name !== 'xsd:attribute' || attributes.has(attribute.attributes.name ?? '')) continue;
      const { name = '', use, fixed } = attribute.attributes;
      const only = fixed === undefined ? '' : `=${fixed.replaceAll(' ', '~')}`;
      attributes.set(name, use === 'prohibited' ? '-' : `${use === 'required' ? '!' : ''}${only}`);
    }
    at = step === undefined ? undefined : found.resolve(step.attributes.base ?? '');
  }
  const listed = [...attributes].filter(([, use]) => use !== '-').map(([name, use]) => `${name}${use}`);
  return [`=${kind}`, ...listed, ...(values.length > 0 ? [`[${values.join(',')}]`] : [])].join(' ');
}

function descend({ children }: XmlElement, names: readonly string[]): XmlElement | undefined {
  for (const child of children) {
    const found = names.includes(child.name) ? child : descend(child, names);
    if (found !== undefined) return found;
  }
  return undefined;
}

function kindOf(type: string): string {
  const kinds: Readonly<Record<string, string>> = {
    decimal: 'decimal',
    date: 'date',
    time: 'time',
    dateTime: 'dateTime',
    boolean: 'boolean',
    base64Binary: 'base64',
    integer: 'integer',
    nonNegativeInteger: 'integer',
    float: 'double',
    double: 'double',
    duration: 'duration',
  };
  return kinds[type.replace('xsd:', '')] ?? 'text';
}

const [name = '', ...rest] = process.argv.slice(2);
const roots = rest.slice(0, rest.indexOf('--'));
for (const file of rest.slice(rest.indexOf('--') + 1)) load(file);
const starts = roots.map((root) => {
  const { element, resolve } = elements.get(root)!;
  return `${root} ${numberOf(resolve(element.attributes.type ?? '')).toString(36)}`;
});
const target = fileURLToPath(
  new URL(`../../src/operations/invoice/einvoice/judge/schema/${name}.generated.ts`, import.meta.url),
);
const constant = name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
writeGenerated(
  `${name}.generated.ts`,
  target,
  [
    `// Generated by scripts/invoice/einvoice-schemas.ts from the XSD files of ${name}. Do not edit.`,
    `/** The types of ${name}, a line each, the roots with theirs first: read by schema-table.ts. */`,
    `export const ${constant} = \`${starts.join(',')}`,
    ...lines.flatMap((line) => folded(line)),
    '`;',
    '',
  ].join('\n'),
);

/** Long lines go on behind a reverse solidus, which the literal drops with its line end. */
function folded(line: string): readonly string[] {
  const parts: string[] = [];
  let left = line;
  while (left.length > LINE_LENGTH) {
    const at = left.lastIndexOf(' ', LINE_LENGTH);
    if (at <= 0) break;
    parts.push(`${left.slice(0, at + 1)}\\`);
    left = left.slice(at + 1);
  }
  return [...parts, left];
}
