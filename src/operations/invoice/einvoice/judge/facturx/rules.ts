import type { XmlElement } from '../../../../../formats/xml/element.ts';
import { unitCodes } from '../../../codes/units.generated.ts';
import { codeLists } from '../code-lists.generated.ts';
import { childrenAt, textAt } from '../elements.ts';
import { modelRules } from '../en16931/rules.ts';
import type { JudgedInvoice } from '../judged-invoice.ts';
import { emptyElementWarning } from '../peppol/empty-elements.ts';
import { type Breach, quoted, type Rule } from '../rule.ts';
import { ciiSyntaxRules } from '../syntax/cii-rules.ts';
import { olderRules } from './older-rules.ts';
import { facturXLists, facturXRuleIds, facturXTable } from './tables.generated.ts';

/** The profiles of Factur-X whose rules are known. */
export type FacturXProfile = 'minimum' | 'basicwl' | 'basic' | 'en16931';

const MARKS = { minimum: 'm', basicwl: 'w', basic: 'b', en16931: 'e' } as const;

/** What a profile asks at a place: how many children, an attribute, a code, or that something is not there. */
interface Asked {
  readonly marks: string;
  readonly context: string;
  readonly what: string;
}

/**
 * The rules that a profile of Factur-X adds to its schema, all under the number FX-SCH: those of each release differ.
 * Profiles without lines have rules of EN 16931 among them, which the others have as a set of their own.
 */
export function facturXRules(profile: FacturXProfile): readonly Rule[] {
  const mark = MARKS[profile];
  const shared = mark === 'm' || mark === 'w' ? sharedRules(facturXRuleIds[mark].split(' ')) : olderRules;
  const own = readTable().filter(({ marks }) => marks.includes(mark));
  const empty = mark === 'm' || mark === 'w' ? [] : [emptyElementWarning];
  return [
    ...shared,
    ...empty,
    {
      id: 'FX-SCH',
      term: null,
      breaches: (invoice) => own.flatMap((asked) => askedBreaches(invoice, asked)),
    },
  ];
}

/** Rules of EN 16931 as Factur-X has them for profiles without lines. */
function sharedRules(listed: readonly string[]): readonly Rule[] {
  const ids = new Set(listed);
  const others = new Map(olderRules.map((rule) => [rule.id, rule]));
  return [...[...modelRules, ...ciiSyntaxRules].filter(({ id }) => !others.has(id)), ...olderRules].filter(
    ({ id }) => ids.has(id),
  );
}

/** The rows of the table, read at the first use. */
const rows: { own?: readonly Asked[] } = {};

function readTable(): readonly Asked[] {
  rows.own ??= facturXTable.trim().split('\n').map(readAsked);
  return rows.own;
}

function readAsked(line: string): Asked {
  const [marks = '', context = '', ...what] = line.split(' ');
  return { marks, context, what: what.join(' ') };
}

function askedBreaches(invoice: JudgedInvoice, { context, what }: Asked): readonly Breach[] {
  const places = placesAt(invoice.root, context);
  if (what.startsWith('-')) return places.flatMap((at) => unused(at, what.slice(1)));
  if (what.startsWith('!')) {
    const name = what.slice(2);
    return places
      .filter(({ attributes }) => attributes[name] === undefined)
      .map((at) => ({ at, message: `${at.name} has no ${name}, which the profile requires` }));
  }
  if (what.startsWith('#')) return places.flatMap((at) => wrongCode(at, what.slice(1)));
  const [count = '', ...path] = what.split(' ');
  return places.flatMap((at) => wrongCount(at, count, path.join(' ')));
}

/** The elements at a path of the table, whose steps may have a condition: `AdditionalReferencedDocument[TypeCode=50]`. */
function placesAt(root: XmlElement, context: string): readonly XmlElement[] {
  if (context === '') return [root];
  let found: readonly XmlElement[] = [root];
  for (const step of stepsOf(context)) {
    const [name = '', ...conditions] = step.split('[');
    const full = nameOf(name);
    found = found.flatMap((at) =>
      at.children.filter(
        (child) =>
          child.name === full && conditions.every((condition) => holds(child, condition.slice(0, -1))),
      ),
    );
  }
  return found;
}

/** Splits a path at the solidi that are not within a condition. */
function stepsOf(path: string): readonly string[] {
  return path.replace(/^T\//, 'rsm:SupplyChainTradeTransaction/').match(/(?:[^/[]|\[[^\]]*\])+/g) ?? [];
}

function nameOf(name: string): string {
  return name.includes(':') ? name : `ram:${name}`;
}

function full(path: string): string {
  return path
    .split('/')
    .map((name) => (name === '..' ? name : nameOf(name)))
    .join('/');
}

/** A condition: a path or an attribute of one, compared with a text; `@currencyID=../../InvoiceCurrencyCode` with an element. */
function holds(at: XmlElement, condition: string): boolean {
  if (condition.includes('&')) return condition.split('&').every((part) => holds(at, part));
  if (condition.startsWith('!')) return !holds(at, condition.slice(1));
  const [left = '', right] = condition.split('=');
  const [path = '', attribute] = left.trim().split('@');
  const steps = path.replace(/\/$/, '');
  const elements = steps === '' || steps === '.' ? [at] : childrenAt(at, full(steps));
  const values = elements.map((element) =>
    attribute === undefined ? element.text : element.attributes[attribute],
  );
  if (right === undefined) return values.some((value) => value !== undefined);
  const literal = /^["'](.*)["']$/.exec(right.trim())?.[1];
  const wanted = literal ?? textAt(at.parent?.parent, full(right.trim().replace(/^\.\.\/\.\.\//, '')));
  return values.some((value) => value !== undefined && value === wanted);
}

function unused(at: XmlElement, attribute: string): readonly Breach[] {
  if (attribute === '') return [{ at, message: `${at.name} is not part of the profile here` }];
  const name = attribute.slice(1);
  return at.attributes[name] === undefined
    ? []
    : [{ at, message: `${at.name} has the attribute ${name}, which is not part of the profile` }];
}

function wrongCode(at: XmlElement, what: string): readonly Breach[] {
  const [list = '', place = '.'] = what.split(' ');
  const code = place === '.' ? at.text : (at.attributes[place.slice(1)] ?? '');
  return code === '' || codesOf(list).has(code)
    ? []
    : [{ at, message: `${quoted(code)} is not a code that the profile allows at ${at.name}` }];
}

const sets = new Map<string, ReadonlySet<string>>();

function codesOf(list: string): ReadonlySet<string> {
  const known = sets.get(list);
  if (known !== undefined) return known;
  const shared: Readonly<Record<string, string>> = { ...codeLists, units: unitCodes };
  const codes = new Set((shared[list] ?? facturXLists[Number(list)] ?? '').trim().split(/\s+/));
  sets.set(list, codes);
  return codes;
}

function wrongCount(at: XmlElement, count: string, path: string): readonly Breach[] {
  const steps = stepsOf(path);
  let found: readonly XmlElement[] = [at];
  for (const step of steps) {
    const [name = '', ...conditions] = step.split('[');
    found = found.flatMap((element) =>
      element.children.filter(
        (child) =>
          child.name === nameOf(name) &&
          conditions.every((condition) => holds(child, condition.slice(0, -1))),
      ),
    );
  }
  const wanted = Number(/\d+$/.exec(count)?.[0]);
  const isFine = count.startsWith('<')
    ? found.length <= wanted
    : count.startsWith('>')
      ? found.length >= wanted
      : found.length === wanted;
  if (isFine) return [];
  const most = count.startsWith('<')
    ? `at most ${wanted}`
    : count.startsWith('>')
      ? `at least ${wanted}`
      : `${wanted}`;
  return [{ at, message: `${at.name} has ${found.length} of ${path}; the profile has ${most}` }];
}
