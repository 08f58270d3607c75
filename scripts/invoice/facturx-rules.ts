/**
 * Writes src/operations/invoice/einvoice/judge/facturx/tables.generated.ts from what the Schematron of Factur-X adds to
 * EN 16931: `facturx-rules.ts FOLDER`, which has FACTUR-X_<PROFILE>.xslt and FACTUR-X_<PROFILE>_codedb.xml. See
 * data/units/SOURCE.md.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { XmlElement } from '../../src/formats/xml/element.ts';
import { readElements } from '../../src/formats/xml/read-elements.ts';
import { unitCodes } from '../../src/operations/invoice/codes/units.generated.ts';
import { codeLists } from '../../src/operations/invoice/einvoice/judge/code-lists.generated.ts';
import { writeGenerated } from '../write-generated.ts';

const target = new URL(
  '../../src/operations/invoice/einvoice/judge/facturx/tables.generated.ts',
  import.meta.url,
);
const profiles = [
  ['m', 'MINIMUM'],
  ['w', 'BASIC-WL'],
  ['b', 'BASIC'],
  ['e', 'EN16931'],
] as const;
const PREFIXES = { xsl: ['http://www.w3.org/1999/XSL/Transform'], svrl: ['http://purl.oclc.org/dsdl/svrl'] };

const [folder = '.'] = process.argv.slice(2);

/** What is asked at a place, with the profiles that ask it. */
const rows = new Map<string, string>();
const ids = new Map<string, Set<string>>();
/** The codes of a list, and its number here. */
const lists: string[] = [];

function read(path: string): XmlElement {
  return readElements(readFileSync(`${folder}/${path}`), PREFIXES, { elements: 1_000_000 }, (reason) => {
    throw new Error(`${path}: ${reason}`);
  });
}

for (const [mark, profile] of profiles) {
  const codes = codesOf(profile);
  ids.set(mark, new Set());
  for (const template of read(`FACTUR-X_${profile}.xslt`).children) {
    if (template.name !== 'xsl:template' || !(template.attributes.match ?? '').startsWith('/')) continue;
    for (const test of template.children) addTest(mark, template, test, codes);
  }
}

function codesOf(profile: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const list of read(`FACTUR-X_${profile}_codedb.xml`).children) {
    const values = list.children.map(({ attributes }) => attributes.value ?? '');
    found.set(list.attributes.id ?? '', values.toSorted().join(' '));
  }
  return found;
}

function addTest(
  mark: string,
  template: XmlElement,
  element: XmlElement,
  codes: ReadonlyMap<string, string>,
): void {
  const context = template.attributes.match!.replace(/^\/rsm:CrossIndustryInvoice\/?/, '');
  if (element.name === 'xsl:if') {
    const used = (element.attributes.test ?? '').trim();
    add(mark, context, used === 'true()' ? '-' : `-${used}`);
    return;
  }
  const test = (element.children.find(({ name }) => name === 'xsl:when')?.attributes.test ?? '').trim();
  const assert = element.children
    .find(({ name }) => name === 'xsl:otherwise')
    ?.children.find(({ name }) => name === 'svrl:failed-assert');
  const id = assert?.children.find(({ attributes }) => attributes.name === 'id')?.text.trim() ?? '';
  if (id === '') return;
  if (!id.startsWith('FX-SCH')) {
    ids.get(mark)!.add(id);
    return;
  }
  const count = /^count\((.*)\)(=|<=|>=)(\d+)$/.exec(test);
  const list = /^string-length\(.*@id=(\d+)\]/.exec(test);
  if (count !== null) add(mark, context, `${count[2]}${count[3]} ${count[1]}`);
  else if (list !== null)
    add(mark, context, `#${listNumber(codes.get(list[1]!) ?? '')} ${codePlace(template, list[1]!)}`);
  else if (/^@\w+$/.test(test)) add(mark, context, `!${test}`);
  else throw new Error(`${id}: ${test}`);
}

/** The code is the text of the element, or an attribute: a variable before the test says which. */
function codePlace({ children }: XmlElement, list: string): string {
  return (
    children.find(({ name, attributes }) => name === 'xsl:variable' && attributes.name === `codeValue${list}`)
      ?.attributes.select ?? '.'
  );
}

function listNumber(codes: string): string {
  const known = Object.entries({ ...codeLists, units: unitCodes }).find(
    ([, list]) => list.trim().split(/\s+/).toSorted().join(' ') === codes,
  );
  if (known !== undefined) return known[0];
  const number = lists.indexOf(codes);
  return String(number < 0 ? lists.push(codes) - 1 : number);
}

function add(mark: string, context: string, asked: string): void {
  const key = `${shortened(context)} ${asked}`;
  rows.set(key, `${rows.get(key) ?? ''}${mark}`);
}

/** A condition without blanks: `not(a)` is `!a`, and twice that is `a`. */
function plain(condition: string): string {
  const inner = /^\s*not\s*\((.*)\)\s*$/.exec(condition)?.[1];
  if (inner === undefined) return condition.trim();
  const positive = plain(inner);
  return positive.startsWith('!') ? positive.slice(1) : `!${positive}`;
}

function shortened(context: string): string {
  const conditions = context.replace(
    /\[([^\]]*)\]/g,
    (_, condition: string) =>
      `[${condition
        .split(/\sand\s/)
        .map(plain)
        .join('&')}]`,
  );
  if (/\s/.test(conditions)) throw new Error(context);
  return conditions.replaceAll('rsm:SupplyChainTradeTransaction/', 'T/').replaceAll('ram:', '');
}

writeGenerated(
  'tables.generated.ts',
  fileURLToPath(target),
  [
    '// Generated by scripts/invoice/facturx-rules.ts from the Schematron of Factur-X 1.09.2 of 2026-08-04. Do not edit.',
    '/** What the profiles ask at places: MINIMUM m, BASIC WL w, BASIC b, EN 16931 e. */',
    `export const facturXTable = \`\n${[...rows].map(([key, marks]) => `${marks} ${key.replaceAll('$', '\\$')}`).join('\n')}\`;`,
    '',
    '/** The rules of EN 16931 that profiles without lines have. */',
    `export const facturXRuleIds = { m: '${[...ids.get('m')!].join(' ')}', w: '${[...ids.get('w')!].join(' ')}' } as const;`,
    '',
    '/** The code lists that are not those of EN 16931. */',
    `export const facturXLists: readonly string[] = [\n${lists.map((list) => `  '${list}',`).join('\n')}\n];`,
    '',
  ]
    .join('\n')
    // The currency of that name reads as a note of unfinished work.
    .replace(/\bX{3}\b/, 'X\\x58X'),
);
