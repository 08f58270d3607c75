import type { XmlElement } from '../../../../../formats/xml/element.ts';
import { unitCodes } from '../../../codes/units.generated.ts';
import { codeLists } from '../code-lists.generated.ts';
import { modelRules } from '../en16931/rules.ts';
import { emptyElementWarning } from '../peppol/empty-elements.ts';
import { type Breach, quoted, type Rule } from '../rule.ts';
import { ciiSyntaxRules } from '../syntax/cii-rules.ts';
import { olderRules } from './older-rules.ts';
import { isAt, readSteps, type Step } from './table-path.ts';
import { facturXLists, facturXRuleIds, facturXTable } from './tables.generated.ts';

/** The profiles of Factur-X whose rules are known. */
export type FacturXProfile = 'minimum' | 'basicwl' | 'basic' | 'en16931';

const MARKS = { minimum: 'm', basicwl: 'w', basic: 'b', en16931: 'e' } as const;

/**
 * The rules that a profile of Factur-X adds to its schema, all under the number FX-SCH: those of each release differ.
 * Profiles without lines have rules of EN 16931 among them, which the others have as a set of their own.
 */
export function facturXRules(profile: FacturXProfile): readonly Rule[] {
  const mark = MARKS[profile];
  const shared = mark === 'm' || mark === 'w' ? sharedRules(facturXRuleIds[mark].split(' ')) : olderRules;
  const empty = mark === 'm' || mark === 'w' ? [] : [emptyElementWarning];
  return [
    ...shared,
    ...empty,
    {
      id: 'FX-SCH',
      term: null,
      breaches: ({ root }) => breachesOf(placesOf(mark), root),
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

/** What a profile asks at a place: how many children, an attribute, a code, or that something is not there. */
interface Asked {
  /** The row of the table: where several ask at one place, the first says what is wrong. */
  readonly row: number;
  readonly breachesAt: (at: XmlElement) => readonly Breach[];
}

/** What is asked at the elements of a path, and further down. */
interface Place {
  readonly asked: Asked[];
  readonly below: Map<string, Below>;
}

interface Below {
  readonly step: Step;
  readonly place: Place;
}

/** Goes through an invoice once, whatever is asked. */
function breachesOf(place: Place, root: XmlElement): readonly Breach[] {
  const found: { readonly row: number; readonly breach: Breach }[] = [];
  const look = (at: XmlElement, { asked, below }: Place): void => {
    for (const { row, breachesAt } of asked) for (const breach of breachesAt(at)) found.push({ row, breach });
    if (below.size === 0) return;
    for (const child of at.children) {
      for (const { step, place: next } of below.values()) if (isAt(child, step)) look(child, next);
    }
  };
  look(root, place);
  return found.sort((one, other) => one.row - other.row).map(({ breach }) => breach);
}

/** The places of each profile, read at the first use. */
const places = new Map<string, Place>();

function placesOf(mark: string): Place {
  const known = places.get(mark);
  if (known !== undefined) return known;
  const root: Place = { asked: [], below: new Map() };
  for (const [row, line] of facturXTable.trim().split('\n').entries()) {
    const [marks = '', context = '', ...what] = line.split(' ');
    if (!marks.includes(mark)) continue;
    let at = root;
    for (const step of readSteps(context)) {
      const below = at.below.get(step.written) ?? { step, place: { asked: [], below: new Map() } };
      at.below.set(step.written, below);
      at = below.place;
    }
    at.asked.push({ row, breachesAt: readAsked(what.join(' ')) });
  }
  places.set(mark, root);
  return root;
}

function readAsked(what: string): Asked['breachesAt'] {
  const rest = what.slice(1);
  if (what.startsWith('-')) return (at) => unused(at, rest);
  if (what.startsWith('!')) return (at) => missing(at, rest.slice(1));
  if (what.startsWith('#')) return readCode(rest);
  return readCount(what);
}

function missing(at: XmlElement, name: string): readonly Breach[] {
  return at.attributes[name] === undefined
    ? [{ at, message: `${at.name} has no ${name}, which the profile requires` }]
    : [];
}

function unused(at: XmlElement, attribute: string): readonly Breach[] {
  if (attribute === '') return [{ at, message: `${at.name} is not part of the profile here` }];
  const name = attribute.slice(1);
  return at.attributes[name] === undefined
    ? []
    : [{ at, message: `${at.name} has the attribute ${name}, which is not part of the profile` }];
}

function readCode(what: string): Asked['breachesAt'] {
  const [list = '', place = '.'] = what.split(' ');
  return (at) => {
    const code = place === '.' ? at.text : (at.attributes[place.slice(1)] ?? '');
    return code === '' || codesOf(list).has(code)
      ? []
      : [{ at, message: `${quoted(code)} is not a code that the profile allows at ${at.name}` }];
  };
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

/** `<=1 ram:Name`: how many elements a path leads to. */
function readCount(what: string): Asked['breachesAt'] {
  const [, sign, digits, path = ''] = /^([<>]?)=?(\d+) (.*)$/.exec(what)!;
  const steps = readSteps(path);
  const wanted = Number(digits);
  const least = sign === '<' ? 0 : wanted;
  const most = sign === '>' ? Number.POSITIVE_INFINITY : wanted;
  const words = `${sign === '<' ? 'at most ' : sign === '>' ? 'at least ' : ''}${wanted}`;
  return (at) => {
    const count = countOf(at, steps);
    return count >= least && count <= most
      ? []
      : [{ at, message: `${at.name} has ${count} of ${path}; the profile has ${words}` }];
  };
}

function countOf(at: XmlElement, [step, ...others]: readonly Step[]): number {
  if (step === undefined) return 1;
  let count = 0;
  for (const child of at.children) if (isAt(child, step)) count += countOf(child, others);
  return count;
}
