import { ElementPaths } from '../../../../formats/xml/element.ts';
import { normalized } from './elements.ts';
import { en16931RulesOfCii, en16931RulesOfUbl } from './en16931/rules.ts';
import { type FacturXProfile, facturXRules } from './facturx/rules.ts';
import type { Finding, RuleSetName, Severity } from './finding.ts';
import type { JudgedInvoice } from './judged-invoice.ts';
import { peppolRules } from './peppol/rules.ts';
import { quoted, type Rule, weighed } from './rule.ts';
import { schemaBreaches } from './schema/check-schema.ts';
import { ciiD16b } from './schema/cii-d16b.generated.ts';
import { facturxBasic } from './schema/facturx-basic.generated.ts';
import { facturxBasicwl } from './schema/facturx-basicwl.generated.ts';
import { facturxEn16931 } from './schema/facturx-en16931.generated.ts';
import { facturxMinimum } from './schema/facturx-minimum.generated.ts';
import { repeatedTerms } from './schema/repeated-terms.ts';
import { readSchema, type Schema } from './schema/schema-table.ts';
import { ubl21 } from './schema/ubl-2-1.generated.ts';
import { ciiSyntaxRules } from './syntax/cii-rules.ts';
import { ublSyntaxRules } from './syntax/ubl-rules.ts';
import { xrechnungRules } from './xrechnung/rules.ts';
import { CIUS, widenedRules } from './xrechnung/specifications.ts';

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
  minimum: lazySchema(facturxMinimum),
  basicwl: lazySchema(facturxBasicwl),
  basic: lazySchema(facturxBasic),
  en16931: lazySchema(facturxEn16931),
};

/** A schema that is read at its first use. */
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
  return {
    id: 'schema',
    term: null,
    breaches: (invoice) => [...schemaBreaches(invoice.root, schema()), ...repeatedTerms(invoice)],
  };
}

const en16931: RuleSet = {
  name: 'en16931',
  version: '1.3.16',
  date: '2026-04-10',
  rulesFor: ({ isCii }) =>
    isCii ? [...en16931RulesOfCii, ...ciiSyntaxRules] : [...en16931RulesOfUbl, ...ublSyntaxRules],
};
/** EN 16931 in an XRechnung, whose extensions are wider. */
const en16931OfXRechnung: RuleSet = {
  ...en16931,
  rulesFor: (invoice) => weighed(en16931.rulesFor(invoice), widenedRules(invoice), 'information'),
};
const xrechnung: RuleSet = {
  name: 'xrechnung',
  version: '3.0.2, rules 2.5.0',
  date: '2026-01-31',
  rulesFor: xrechnungRules,
};
const peppol: RuleSet = { name: 'peppol', version: '3.0.21', date: '2026-05-01', rulesFor: peppolRules };

/**
 * Factur-X in one of its profiles: its schema, and what its own rules add. That schema is of a later edition than D16B,
 * and has several preceding invoices (BG-3), as EN 16931 has.
 */
function facturx(profile: FacturXProfile): RuleSet {
  return {
    name: 'facturx',
    version: `1.09.2, ${PROFILE_NAMES[profile]}`,
    date: '2026-08-04',
    rulesFor: () => [schemaRule(schemas[profile]), ...facturXRules(profile)],
  };
}

const PROFILE_NAMES: Readonly<Record<FacturXProfile, string>> = {
  minimum: 'MINIMUM',
  basicwl: 'BASIC WL',
  basic: 'BASIC',
  en16931: 'EN 16931',
};

const EN = 'urn:cen.eu:en16931:2017';
const PEPPOL = `${EN}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`;

/** The sets that apply: those that BT-24 names, or EN 16931 and the one that is asked for. */
export function chosenRuleSets(invoice: JudgedInvoice, rules: AskedRules): ChosenRuleSets {
  if (rules === 'none') return NO_RULES;
  if (invoice.read.syntax === 'zugferd-1') {
    return {
      sets: [],
      notes: [
        note(
          invoice,
          'warning',
          'ZUGFeRD 1.0 has no rules here; in Germany it is not an e-invoice since 2025',
        ),
      ],
    };
  }
  const specification = normalized(invoice.text('BT-24'));
  return rules === 'auto' ? namedSets(invoice, specification) : askedSets(invoice, specification, rules);
}

const NO_RULES: ChosenRuleSets = { sets: [], notes: [] };

function namedSets(invoice: JudgedInvoice, specification: string): ChosenRuleSets {
  const schema = invoice.isCii ? ciiSchema : ublSchema;
  if (specification.startsWith(CIUS)) return { sets: [schema, en16931OfXRechnung, xrechnung], notes: [] };
  const base = [schema, en16931];
  if (specification === PEPPOL && !invoice.isCii) return { sets: [...base, peppol], notes: [] };
  const profile = invoice.isCii ? facturXProfile(specification) : undefined;
  if (profile === 'extended') {
    return {
      sets: [],
      notes: [note(invoice, 'information', 'The rules of the profile EXTENDED of Factur-X are not applied')],
    };
  }
  if (profile === 'minimum' || profile === 'basicwl') {
    const message = `The profile ${PROFILE_NAMES[profile]} has no lines: it is not an invoice of EN 16931, and in Germany no invoice for VAT`;
    return { sets: [facturx(profile)], notes: [note(invoice, 'information', message)] };
  }
  if (profile !== undefined) return { sets: [en16931, facturx(profile)], notes: [] };
  const isPlain = specification === EN || specification === '';
  const notes = isPlain
    ? []
    : [
        note(
          invoice,
          'information',
          `The rules of ${quoted(specification)} (BT-24) are not applied, only those of EN 16931`,
        ),
      ];
  return { sets: base, notes };
}

function askedSets(invoice: JudgedInvoice, specification: string, rules: AskedRules): ChosenRuleSets {
  const schema = invoice.isCii ? ciiSchema : ublSchema;
  if (rules === 'xrechnung') return { sets: [schema, en16931OfXRechnung, xrechnung], notes: [] };
  const base = [schema, en16931];
  if (rules === 'peppol' && !invoice.isCii) return { sets: [...base, peppol], notes: [] };
  if (rules === 'facturx' && invoice.isCii) {
    const profile = facturXProfile(specification);
    const isKnown = profile !== undefined && profile !== 'extended';
    return { sets: [en16931, facturx(isKnown ? profile : 'en16931')], notes: [] };
  }
  const other = rules === 'peppol' ? 'UBL' : 'CII';
  const notes =
    rules === 'en16931'
      ? []
      : [note(invoice, 'information', `The rules of ${rules} are not applied: they are for ${other}`)];
  return { sets: base, notes };
}

/** The profile of Factur-X or ZUGFeRD 2 that BT-24 names; EN 16931 has none of its own. */
function facturXProfile(specification: string): FacturXProfile | 'extended' | undefined {
  if (specification === EN) return 'en16931';
  const name =
    /^(?:urn:cen\.eu:en16931:2017#(?:compliant|conformant)#)?urn:(?:factur-x\.eu:1p0|zugferd\.de:2p0):(\w+)$/.exec(
      specification,
    )?.[1];
  return name === 'minimum' || name === 'basicwl' || name === 'basic' || name === 'extended'
    ? name
    : undefined;
}

/** What is said of BT-24 itself. */
function note(invoice: JudgedInvoice, severity: Severity, message: string): Finding {
  const at = invoice.first('BT-24')?.element ?? invoice.root;
  return {
    rule: 'specification',
    severity,
    set: 'en16931',
    term: 'BT-24',
    path: new ElementPaths().pathOf(at),
    line: at.line,
    message,
  };
}
