import type { XmlElement } from '../../../../formats/xml/element.ts';
import { normalized } from './elements.ts';
import { en16931Rules } from './en16931/rules.ts';
import type { Finding, RuleSetName } from './finding.ts';
import type { JudgedInvoice } from './judged-invoice.ts';
import { peppolRules } from './peppol/rules.ts';
import type { Rule } from './rule.ts';
import { schemaBreaches } from './schema/check-schema.ts';
import { ciiD16b } from './schema/cii-d16b.generated.ts';
import { facturxBasic } from './schema/facturx-basic.generated.ts';
import { facturxBasicwl } from './schema/facturx-basicwl.generated.ts';
import { facturxEn16931 } from './schema/facturx-en16931.generated.ts';
import { facturxMinimum } from './schema/facturx-minimum.generated.ts';
import { readSchema, type Schema } from './schema/schema-table.ts';
import { ubl21 } from './schema/ubl-2-1.generated.ts';
import { ciiSyntaxRules } from './syntax/cii-rules.ts';
import { ublSyntaxRules } from './syntax/ubl-rules.ts';
import { xrechnungRules } from './xrechnung/rules.ts';

/** Which rules are asked for: those that BT-24 names, those of one set, or none. */
export type AskedRules = 'auto' | 'en16931' | 'facturx' | 'xrechnung' | 'peppol' | 'none';

/** A set of rules in one edition. */
export interface RuleSet {
  readonly name: RuleSetName;
  readonly version: string;
  readonly date: string;
  /** The rules of the set for this invoice, in its syntax. */
  readonly rulesFor: (invoice: JudgedInvoice) => readonly Rule[];
}

/** What is applied, and what is said of that. */
export interface ChosenRuleSets {
  readonly sets: readonly RuleSet[];
  readonly notes: readonly Finding[];
}

const schemas = {
  cii: lazySchema(ciiD16b),
  ubl: lazySchema(ubl21),
};

function lazySchema(table: string): () => Schema {
  let schema: Schema | undefined;
  return () => {
    schema ??= readSchema(table);
    return schema;
  };
}

const ciiSchema: RuleSet = {
  name: 'cii-d16b',
  version: 'D16B',
  date: '2016-10-10',
  rulesFor: () => [schemaRule(schemas.cii)],
};
const ublSchema: RuleSet = {
  name: 'ubl-2.1',
  version: '2.1',
  date: '2013-11-04',
  rulesFor: () => [schemaRule(schemas.ubl)],
};

function schemaRule(schema: () => Schema): Rule {
  return { id: 'schema', term: null, breaches: ({ root }) => schemaBreaches(root, schema()) };
}

const en16931: RuleSet = {
  name: 'en16931',
  version: '1.3.16',
  date: '2026-04-10',
  rulesFor: ({ isCii }) => [...en16931Rules, ...(isCii ? ciiSyntaxRules : ublSyntaxRules)],
};
const xrechnung: RuleSet = {
  name: 'xrechnung',
  version: '3.0.2, rules 2.5.0',
  date: '2026-01-31',
  rulesFor: xrechnungRules,
};
const peppol: RuleSet = { name: 'peppol', version: '3.0.21', date: '2026-05-01', rulesFor: peppolRules };

const EN = 'urn:cen.eu:en16931:2017';
const XRECHNUNG = `${EN}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`;
const PEPPOL = `${EN}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`;

/** The sets that apply. */
export function chosenRuleSets(invoice: JudgedInvoice, rules: AskedRules): ChosenRuleSets {
  const specification = normalized(invoice.text('BT-24'));
  if (rules === 'none') return { sets: [], notes: [] };
  const named = rules === 'auto' ? namedBy(specification) : rules;
  const schema = invoice.isCii ? ciiSchema : ublSchema;
  if (named === 'xrechnung') return { sets: [schema, en16931, xrechnung], notes: [] };
  if (named === 'peppol' && !invoice.isCii) return { sets: [schema, en16931, peppol], notes: [] };
  return { sets: [schema, en16931], notes: [] };
}

function namedBy(specification: string): AskedRules {
  if (specification.startsWith(XRECHNUNG)) return 'xrechnung';
  return specification === PEPPOL ? 'peppol' : 'en16931';
}
