import type { XmlElement } from '../../../../formats/xml/element.ts';
import { type Decimal, decimalText, parseDecimal, sum } from '../decimal.ts';
import { groupsOf, type ReadGroup, type ReadInvoice, type ReadTerm } from '../read/read-invoice.ts';
import { type GroupId, groupTables, type TermId, terms } from '../terms/terms.ts';
import { childrenAt, normalized, textAt } from './elements.ts';

/** What is taxed, or sums up what is: each has a category and a rate. */
export interface TaxedEntry extends TaxedSum {
  readonly kind: 'line' | 'allowance' | 'charge' | 'breakdown';
  readonly codeTerm: ReadTerm;
}

/** A sum that is taxed; of an entry of the breakdown without a category the code is empty. */
export interface TaxedSum {
  readonly group: ReadGroup;
  /** BT-151, BT-95, BT-102 or BT-118. */
  readonly code: string;
  /** BT-152, BT-96, BT-103 or BT-119. */
  readonly rateTerm: ReadTerm | undefined;
  readonly rate: Decimal | undefined;
  /** BT-131, BT-92, BT-99 or BT-116. */
  readonly amount: Decimal | undefined;
  /** Whether the tax is VAT: codes of other taxes are not looked at. */
  readonly isVat: boolean;
}

/** A line, an allowance or a charge with all its categories. */
export interface TaxedOwner {
  readonly kind: 'line' | 'allowance' | 'charge';
  readonly amount: Decimal | undefined;
  readonly codes: ReadonlySet<string>;
  /** Each once as a number, whichever of the codes it is with; what is no number is left out. */
  readonly rates: ReadonlySet<string>;
}

/** The total of a tax in one currency (BT-110 or BT-111). */
export interface TaxTotal {
  readonly element: XmlElement;
  readonly currency: string;
  readonly amount: Decimal | undefined;
  readonly text: string;
}

const KINDS = [
  ['line', 'BG-30', 'BT-151', 'BT-152', 'BT-131'],
  ['allowance', 'BG-20', 'BT-95', 'BT-96', 'BT-92'],
  ['charge', 'BG-21', 'BT-102', 'BT-103', 'BT-99'],
  ['breakdown', 'BG-23', 'BT-118', 'BT-119', 'BT-116'],
] as const;

/** An invoice as rules ask about it. What several rules need is found once. */
export class JudgedInvoice {
  readonly read: ReadInvoice;
  readonly isCii: boolean;
  readonly root: XmlElement;
  readonly #takesAnyTax: boolean;
  readonly #groups = new Map<GroupId, readonly ReadGroup[]>();
  readonly #byEnd = new Map<string, readonly XmlElement[]>();
  #byName: ReadonlyMap<string, readonly XmlElement[]> | undefined;
  #taxed: readonly TaxedEntry[] | undefined;
  #owners: readonly TaxedOwner[] | undefined;
  #ofAnyTax: JudgedInvoice | undefined;
  #taxTotals: readonly TaxTotal[] | undefined;

  /** `takesAnyTax`: rules of categories do not ask whether a tax is VAT. */
  constructor(read: ReadInvoice, { takesAnyTax = false } = {}) {
    this.read = read;
    this.#takesAnyTax = takesAnyTax;
    this.isCii = read.syntax === 'cii';
    this.root = read.element;
  }

  /** The same invoice for rules that take any tax for VAT. */
  get ofAnyTax(): JudgedInvoice {
    this.#ofAnyTax ??= new JudgedInvoice(this.read, { takesAnyTax: true });
    return this.#ofAnyTax;
  }

  /** All groups of an id, in the order of the file. */
  groups(id: GroupId): readonly ReadGroup[] {
    const known = this.#groups.get(id);
    if (known !== undefined) return known;
    const found =
      id === 'document' ? [this.read.document] : groupsOf(this.read.document, ...(paths.get(id) ?? []));
    this.#groups.set(id, found);
    return found;
  }

  /** All terms of an id, in the order of the file. */
  all(id: TermId): readonly ReadTerm[] {
    return this.groups(terms.get(id)!.group).flatMap((group) => group.terms.get(id) ?? []);
  }

  /** The tax numbers of the seller (BT-32); in CII one counts only with its scheme. */
  get taxNumbers(): readonly ReadTerm[] {
    return this.all('BT-32').filter(
      ({ element }) => !this.isCii || normalized(element.attributes.schemeID ?? '') === 'FC',
    );
  }

  /** The first term of an id. */
  first(id: TermId): ReadTerm | undefined {
    return this.all(id)[0];
  }

  /** The text of the first term, white space normalized; empty where it is missing. */
  text(id: TermId): string {
    return normalized(this.first(id)?.text ?? '');
  }

  /** Elements by their names with the usual prefix, wherever they are. */
  named(...names: readonly string[]): readonly XmlElement[] {
    this.#byName ??= indexOf(this.root);
    const [name = '', ...others] = names;
    const found = this.#byName.get(name) ?? [];
    return others.length === 0 ? found : [...found, ...this.named(...others)];
  }

  /** Elements whose names end so: `Amount`. */
  endingIn(end: string): readonly XmlElement[] {
    const known = this.#byEnd.get(end);
    if (known !== undefined) return known;
    this.#byName ??= indexOf(this.root);
    const found = [...this.#byName].flatMap(([name, elements]) => (name.endsWith(end) ? elements : []));
    this.#byEnd.set(end, found);
    return found;
  }

  /** Lines, allowances and charges of the document, and the entries of the tax breakdown. */
  get taxed(): readonly TaxedEntry[] {
    this.#taxed ??= KINDS.flatMap(([kind, group, code, rate, amount]) =>
      this.groups(group).flatMap((entry) => this.#taxedEntries(kind, entry, { code, rate, amount })),
    );
    return this.#taxed;
  }

  /** The lines, allowances and charges of the document, each once. */
  get taxedOwners(): readonly TaxedOwner[] {
    this.#owners ??= [
      ...this.groups('BG-25').map((line) => this.#owner('line', line, line.groups.get('BG-30') ?? [])),
      ...this.groups('BG-20').map((allowance) => this.#owner('allowance', allowance, [allowance])),
      ...this.groups('BG-21').map((charge) => this.#owner('charge', charge, [charge])),
    ];
    return this.#owners;
  }

  #owner(kind: TaxedOwner['kind'], group: ReadGroup, categories: readonly ReadGroup[]): TaxedOwner {
    const ids = KINDS.find(([each]) => each === kind)!;
    const all = (id: TermId) => categories.flatMap(({ terms: own }) => own.get(id) ?? []);
    const amount = group.terms.get(ids[4])?.[0];
    return {
      kind,
      amount: amount && parseDecimal(amount.text),
      codes: new Set(all(ids[2]).map(({ text }) => this.#code(text))),
      rates: new Set(
        all(ids[3]).flatMap(({ text }) => {
          const rate = parseDecimal(text);
          return rate === undefined ? [] : decimalText(rate);
        }),
      ),
    };
  }

  /** The entries of the tax breakdown, those without a category as well. */
  get breakdown(): readonly TaxedSum[] {
    const known = new Map(this.taxed.toReversed().map((entry) => [entry.group, entry]));
    return this.groups('BG-23').map((group) => known.get(group) ?? sumWithoutCategory(group));
  }

  /** The totals of the document (BG-22) that have an element of their own. */
  get totals(): readonly ReadGroup[] {
    return this.groups('BG-22').filter(
      ({ element: { name } }) =>
        name === 'cac:LegalMonetaryTotal' || name === 'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
    );
  }

  /** The totals of tax in each currency, in the order of the file. */
  get taxTotals(): readonly TaxTotal[] {
    this.#taxTotals ??= this.#findTaxTotals();
    return this.#taxTotals;
  }

  /** The sum of BT-92 or BT-99 or BT-131 over all groups; what is not a number counts nothing. */
  total(id: TermId): Decimal {
    return sum(this.all(id).flatMap(({ text }) => parseDecimal(text) ?? []));
  }

  /** An entry for each category: UBL and CII D16B let a line, an allowance and a charge have several. */
  #taxedEntries(
    kind: TaxedEntry['kind'],
    group: ReadGroup,
    ids: { readonly code: TermId; readonly rate: TermId; readonly amount: TermId },
  ): readonly TaxedEntry[] {
    const rates = new Map<XmlElement | undefined, ReadTerm>();
    for (const rate of group.terms.get(ids.rate) ?? []) {
      if (!rates.has(rate.element.parent)) rates.set(rate.element.parent, rate);
    }
    const owner = kind === 'line' ? group.parent : group;
    const amountTerm = owner?.terms.get(ids.amount)?.[0];
    const amount = amountTerm && parseDecimal(amountTerm.text);
    return (group.terms.get(ids.code) ?? []).map((codeTerm) => {
      const rateTerm = rates.get(codeTerm.element.parent);
      return {
        kind,
        group,
        code: this.#code(codeTerm.text),
        codeTerm,
        rateTerm,
        rate: rateTerm && parseDecimal(rateTerm.text),
        amount,
        isVat: this.#takesAnyTax || isVat(codeTerm.element),
      };
    });
  }

  /** The artefact for CII compares codes as they are written. */
  #code(text: string): string {
    return this.isCii ? text : normalized(text);
  }

  #findTaxTotals(): readonly TaxTotal[] {
    const elements = this.isCii
      ? this.named('ram:SpecifiedTradeSettlementHeaderMonetarySummation').flatMap((at) =>
          childrenAt(at, 'ram:TaxTotalAmount'),
        )
      : childrenAt(this.root, 'cac:TaxTotal').flatMap((at) => childrenAt(at, 'cbc:TaxAmount'));
    return elements.map((element) => ({
      element,
      currency: element.attributes.currencyID ?? '',
      amount: parseDecimal(element.text),
      text: element.text,
    }));
  }
}

/** For each group, the groups from the document to it. */
const paths: ReadonlyMap<GroupId, readonly GroupId[]> = new Map(
  groupTables.map(({ id }): [GroupId, readonly GroupId[]] => [id as GroupId, pathTo(id)]),
);

function pathTo(id: string): readonly GroupId[] {
  const parent = groupTables.find((group) => group.id === id)?.parent;
  return [...(parent === undefined ? [] : pathTo(parent)), id as GroupId];
}

function sumWithoutCategory(group: ReadGroup): TaxedSum {
  const rateTerm = group.terms.get('BT-119')?.[0];
  const amount = group.terms.get('BT-116')?.[0];
  return {
    group,
    code: '',
    rateTerm,
    rate: rateTerm && parseDecimal(rateTerm.text),
    amount: amount && parseDecimal(amount.text),
    isVat: rateTerm !== undefined && isVat(rateTerm.element),
  };
}

/** Whether the category that a code or a rate is in is one of VAT: `TaxScheme` in UBL, in CII `TypeCode` as written. */
function isVat(code: XmlElement): boolean {
  const category = code.parent;
  if (category === undefined) return false;
  const type = textAt(category, 'ram:TypeCode');
  return (type ?? normalized(textAt(category, 'cac:TaxScheme/cbc:ID') ?? '')).toUpperCase() === 'VAT';
}

function indexOf(root: XmlElement): ReadonlyMap<string, readonly XmlElement[]> {
  const byName = new Map<string, XmlElement[]>();
  const visit = (element: XmlElement): void => {
    const namesakes = byName.get(element.name);
    if (namesakes === undefined) byName.set(element.name, [element]);
    else namesakes.push(element);
    for (const child of element.children) visit(child);
  };
  visit(root);
  return byName;
}
