import type { XmlElement } from '../../../../../formats/xml/element.ts';
import type { TermId } from '../../terms/terms.ts';
import { childAt, childrenAt, normalized, textAt } from '../elements.ts';
import type { Severity } from '../finding.ts';
import type { JudgedInvoice } from '../judged-invoice.ts';
import { codeOfMeans, meansOf } from '../payment-means.ts';
import { type Breach, quoted, type Rule } from '../rule.ts';

const SETTLEMENT = 'rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement';

type Check = (invoice: JudgedInvoice) => Iterable<Breach>;

interface GermanRule {
  /** The numbers of XRechnung and of Peppol: BR-DE-1 is DE-R-001. */
  readonly numbers: readonly [xrechnung: string, peppol: string];
  readonly term: string;
  readonly severity?: Severity;
  readonly breaches: Check;
}

/** XRechnung 3.0.2, 11: what Germany asks of all invoices, Peppol of those between German parties. */
// biome-ignore format: one rule a line
const rules: readonly GermanRule[] = [
  row('1', '001', 'BG-16', (invoice) => meansOf(invoice).length > 0 ? [] : [{ at: invoice.root, message: 'There are no payment instructions (BG-16)' }]),
  row('2', '002', 'BG-6', (invoice) => invoice.named('cac:AccountingSupplierParty', 'ram:SellerTradeParty').filter((at) => (childAt(at, 'cac:Party/cac:Contact') ?? childAt(at, 'ram:DefinedTradeContact')) === undefined).map((at) => ({ at, message: 'The seller has no contact (BG-6)' }))),
  row('3', '003', 'BT-37', (invoice) => blank(invoice, 'BG-5', 'BT-37')),
  row('4', '004', 'BT-38', (invoice) => blank(invoice, 'BG-5', 'BT-38')),
  row('5', '005', 'BT-41', (invoice) => blank(invoice, 'BG-6', 'BT-41')),
  row('6', '006', 'BT-42', (invoice) => blank(invoice, 'BG-6', 'BT-42')),
  row('7', '007', 'BT-43', (invoice) => blank(invoice, 'BG-6', 'BT-43')),
  row('8', '008', 'BT-52', (invoice) => blank(invoice, 'BG-8', 'BT-52')),
  row('9', '009', 'BT-53', (invoice) => blank(invoice, 'BG-8', 'BT-53')),
  row('10', '010', 'BT-77', (invoice) => blank(invoice, 'BG-15', 'BT-77')),
  row('11', '011', 'BT-78', (invoice) => blank(invoice, 'BG-15', 'BT-78')),
  row('14', '014', 'BT-119', (invoice) => blank(invoice, 'BG-23', 'BT-119')),
  row('15', '015', 'BT-10', (invoice) => invoice.all('BT-10').some(({ text }) => normalized(text) !== '') ? [] : [{ at: invoice.root, message: 'There is no buyer reference (BT-10), in Germany the Leitweg-ID of public buyers' }]),
  row('16', '016', 'BT-31', sellerTaxId),
  { ...row('17', '017', 'BT-3', typeCode), severity: 'warning' },
  row('18', '018', 'BT-20', cashDiscount),
  { ...row('19', '019', 'BT-84', (invoice) => wrongIban(invoice, '58', 'BT-84')), severity: 'warning' },
  { ...row('20', '020', 'BT-91', (invoice) => wrongIban(invoice, '59', 'BT-91')), severity: 'warning' },
  row('22', '022', 'BT-125-2', sameFileName),
  row('23-a', '023-1', 'BG-17', (invoice) => meansWithout(invoice, ['30', '58'], 'transfer')),
  row('23-b', '023-2', 'BG-17', (invoice) => meansBeside(invoice, ['30', '58'], ['card', 'debit'])),
  row('24-a', '024-1', 'BG-18', (invoice) => meansWithout(invoice, ['48', '54', '55'], 'card')),
  row('24-b', '024-2', 'BG-18', (invoice) => meansBeside(invoice, ['48', '54', '55'], ['transfer', 'debit'])),
  row('25-a', '025-1', 'BG-19', (invoice) => meansWithout(invoice, ['59'], 'debit')),
  row('25-b', '025-2', 'BG-19', (invoice) => meansBeside(invoice, ['59'], ['transfer', 'card'])),
  { ...row('26', '026', 'BG-3', correctedInvoice), severity: 'warning' },
  { ...row('27', '027', 'BT-42', (invoice) => contactText(invoice, 'BT-42', (text) => (text.match(/[0-9]/g) ?? []).length >= 3, 'has fewer than three digits')), severity: 'warning' },
  { ...row('28', '028', 'BT-43', (invoice) => contactText(invoice, 'BT-43', (text) => /^[^@ \t\r\n]+@([^@. \t\r\n]+\.)+[^@. \t\r\n]+$/.test(text), 'is not an e-mail address')), severity: 'warning' },
  row('30', '030', 'BT-90', creditorId),
  row('31', '031', 'BT-91', debitedAccount),
  { ...row('TMP-2', 'T02', 'BT-124', wrongUrl), severity: 'warning' },
];

/** The rules under their numbers in XRechnung. */
export const germanRules: readonly Rule[] = rules.map(({ numbers: [number], ...rule }) => ({
  ...rule,
  id: number.startsWith('TMP') ? `BR-${number}` : `BR-DE-${number}`,
}));

/** The same under their numbers in Peppol, where they apply between German parties. */
export const germanRulesOfPeppol: readonly Rule[] = rules.map(({ numbers: [, number], ...rule }) => ({
  ...rule,
  id: `DE-R-${number}`,
}));

function row(xrechnung: string, peppol: string, term: string, breaches: Check): GermanRule {
  return { numbers: [xrechnung, peppol], term, breaches };
}

function blank(
  invoice: JudgedInvoice,
  group: 'BG-5' | 'BG-6' | 'BG-8' | 'BG-15' | 'BG-23',
  id: TermId,
): readonly Breach[] {
  return invoice
    .groups(group)
    .filter(({ terms }) => !(terms.get(id) ?? []).some(({ text }) => normalized(text) !== ''))
    .map(({ element }) => ({ at: element, message: `${id} is missing in ${group}` }));
}

function sellerTaxId(invoice: JudgedInvoice): readonly Breach[] {
  const entry = invoice.taxed.find(
    ({ kind, code, isVat }) =>
      kind !== 'breakdown' &&
      'S Z E AE K G L M'.split(' ').includes(code) &&
      (!invoice.isCii || (kind === 'line' && isVat)),
  );
  const ids = [...invoice.all('BT-31'), ...invoice.taxNumbers];
  if (
    entry === undefined ||
    invoice.groups('BG-11').length > 0 ||
    ids.some(({ text }) => normalized(text) !== '')
  )
    return [];
  return [
    {
      at: invoice.groups('BG-4')[0]?.element ?? invoice.root,
      message:
        'The seller has neither a VAT identifier (BT-31) nor a tax number (BT-32), and no tax representative (BG-11)',
    },
  ];
}

function typeCode(invoice: JudgedInvoice): readonly Breach[] {
  const code = invoice.text('BT-3');
  if (['326', '380', '384', '389', '381', '875', '876', '877'].includes(code)) return [];
  return [
    {
      at: invoice.first('BT-3')?.element ?? invoice.root,
      message: `BT-3 is ${quoted(code)}, which XRechnung does not recommend`,
    },
  ];
}

/**
 * Lines of the terms of payment that begin with # are data: `#SKONTO#TAGE=14#PROZENT=2.00#`, with a line break behind the
 * last. Of two terms with such lines the official rules end without a verdict: they take one text.
 */
function cashDiscount(invoice: JudgedInvoice): readonly Breach[] {
  const [terms, text] = invoice.isCii
    ? [`${SETTLEMENT}/ram:SpecifiedTradePaymentTerms`, 'ram:Description']
    : ['cac:PaymentTerms', 'cbc:Note'];
  const texts = childrenAt(invoice.root, terms).flatMap((at) => childAt(at, text) ?? []);
  const lines = texts.flatMap((at) =>
    at.text
      .split(/\r?\n/)
      .map(normalized)
      .filter((line) => line.startsWith('#'))
      .map((line) => ({ at, line })),
  );
  const [first] = lines;
  if (first === undefined) return [];
  const wrong = lines.find(
    ({ line }) =>
      !/^#SKONTO#TAGE=[0-9]+#PROZENT=[0-9]+\.[0-9]{2}(#BASISBETRAG=-?[0-9]+\.[0-9]{2})?#$/.test(line),
  );
  const message = 'is not a cash discount of the form #SKONTO#TAGE=14#PROZENT=2.00#';
  if (wrong !== undefined) return [{ at: wrong.at, message: `${quoted(wrong.line)} ${message}` }];
  if (texts.length > 1)
    return [{ at: texts[1]!, message: 'There are several terms of payment (BT-20) beside a cash discount' }];
  return /^[ \t\r]*\n/.test(first.at.text.split(/#.+#/).at(-1)!)
    ? []
    : [{ at: first.at, message: 'The last cash discount in BT-20 has no line break behind it' }];
}

/** The IBAN of a SEPA transfer (58) or direct debit (59): ISO 13616, by form and check digits. */
function wrongIban(invoice: JudgedInvoice, code: '58' | '59', id: 'BT-84' | 'BT-91'): readonly Breach[] {
  const names =
    code === '58'
      ? ['cac:PayeeFinancialAccount/cbc:ID', 'ram:PayeePartyCreditorFinancialAccount/ram:IBANID']
      : [
          'cac:PaymentMandate/cac:PayerFinancialAccount/cbc:ID',
          'ram:PayerPartyDebtorFinancialAccount/ram:IBANID',
        ];
  return meansOf(invoice)
    .filter((means) => codeOfMeans(means) === code)
    .flatMap((means) => {
      const account = names.map((name) => childAt(means, name)).find((at) => at !== undefined);
      const iban = (account?.text ?? '').replace(/[ \t\r\n]/g, '');
      return isIban(iban)
        ? []
        : [
            {
              at: account ?? means,
              message: `${id} ${quoted(iban)} is not an IBAN: its form or its check digits are wrong`,
            },
          ];
    });
}

function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}[0-9]{2}[a-zA-Z0-9]{0,30}$/.test(iban)) return false;
  const turned = iban.slice(4) + iban.slice(0, 4);
  // A capital letter is its place from 10 on; of a small one the rule takes the code itself.
  const digits = [...turned].map((c) => String(c > '@' ? c.charCodeAt(0) - 55 : c)).join('');
  return BigInt(digits) % 97n === 1n;
}

function sameFileName(invoice: JudgedInvoice): readonly Breach[] {
  const seen = new Map<string, Set<string>>();
  const breaches: Breach[] = [];
  for (const at of invoice.named('cac:AdditionalDocumentReference', 'ram:AdditionalReferencedDocument')) {
    const object =
      childAt(at, 'cac:Attachment/cbc:EmbeddedDocumentBinaryObject') ??
      childAt(at, 'ram:AttachmentBinaryObject');
    const name = object?.attributes.filename;
    if (name === undefined) continue;
    const parent = at.parent === undefined ? '' : `${at.parent.name} ${at.parent.line}`;
    const names = seen.get(parent) ?? new Set();
    seen.set(parent, names);
    if (names.has(name))
      breaches.push({ at: object ?? at, message: `Two attachments have the name ${quoted(name)} (BT-125)` });
    names.add(name);
  }
  return breaches;
}

type Means = 'transfer' | 'card' | 'debit';

/** Whether a means has the group of a kind. A direct debit of CII is in three places, two of them of the document. */
function hasGroup(invoice: JudgedInvoice, means: XmlElement, kind: Means): boolean {
  if (kind === 'transfer')
    return ['cac:PayeeFinancialAccount', 'ram:PayeePartyCreditorFinancialAccount'].some(
      (name) => childAt(means, name) !== undefined,
    );
  if (kind === 'card')
    return ['cac:CardAccount', 'ram:ApplicableTradeSettlementFinancialCard'].some(
      (name) => childAt(means, name) !== undefined,
    );
  if (!invoice.isCii) return childAt(means, 'cac:PaymentMandate') !== undefined;
  return (
    invoice.named('ram:DirectDebitMandateID', 'ram:CreditorReferenceID').length > 0 ||
    childAt(means, 'ram:PayerPartyDebtorFinancialAccount/ram:IBANID') !== undefined
  );
}

const GROUPS = {
  transfer: 'credit transfer (BG-17)',
  card: 'payment card (BG-18)',
  debit: 'direct debit (BG-19)',
} as const;

function meansWithout(invoice: JudgedInvoice, codes: readonly string[], kind: Means): readonly Breach[] {
  return meansOf(invoice)
    .filter((means) => codes.includes(codeOfMeans(means)) && !hasGroup(invoice, means, kind))
    .map((at) => ({
      at,
      message: `The code ${codeOfMeans(at)} (BT-81) goes with a ${GROUPS[kind]}, which is missing`,
    }));
}

function meansBeside(
  invoice: JudgedInvoice,
  codes: readonly string[],
  kinds: readonly Means[],
): readonly Breach[] {
  return meansOf(invoice)
    .filter((means) => codes.includes(codeOfMeans(means)))
    .flatMap((at) => {
      const other = kinds.find((kind) => hasGroup(invoice, at, kind));
      const bank =
        codes[0] === '59' &&
        [
          'ram:PayeeSpecifiedCreditorFinancialInstitution',
          'ram:PayerSpecifiedDebtorFinancialInstitution',
        ].some((name) => childAt(at, name) !== undefined);
      if (other === undefined && !bank) return [];
      return [
        {
          at,
          message: `The code ${codeOfMeans(at)} (BT-81) does not go with a ${GROUPS[other ?? 'transfer']}`,
        },
      ];
    });
}

function correctedInvoice(invoice: JudgedInvoice): readonly Breach[] {
  if (invoice.text('BT-3') !== '384') return [];
  const has = invoice.isCii
    ? invoice.named('ram:InvoiceReferencedDocument').length > 0
    : childAt(invoice.root, 'cac:BillingReference/cac:InvoiceDocumentReference') !== undefined;
  return has
    ? []
    : [{ at: invoice.root, message: 'A corrected invoice (384) names the one that it corrects (BG-3)' }];
}

function contactText(
  invoice: JudgedInvoice,
  id: 'BT-42' | 'BT-43',
  allows: (text: string) => boolean,
  fault: string,
): readonly Breach[] {
  return invoice.groups('BG-6').flatMap(({ element, terms }) => {
    const term = terms.get(id)?.[0];
    const text = normalized(term?.text ?? '');
    return allows(text) ? [] : [{ at: term?.element ?? element, message: `${id} ${quoted(text)} ${fault}` }];
  });
}

/** A direct debit has the creditor's identifier; in CII also where only parts of it are there. */
function creditorId(invoice: JudgedInvoice): readonly Breach[] {
  const [mandate, creditor, account] = debitOf(invoice);
  const isFine = invoice.isCii
    ? (creditor && (mandate || account)) || (!creditor && !mandate && !account)
    : invoice.named('cac:PaymentMandate').length === 0 || creditor;
  return isFine
    ? []
    : [
        {
          at: meansOf(invoice)[0] ?? invoice.root,
          message:
            'The direct debit (BG-19) has no identifier of the creditor (BT-90), or that has no direct debit',
        },
      ];
}

function debitedAccount(invoice: JudgedInvoice): readonly Breach[] {
  const [mandate, creditor, account] = debitOf(invoice);
  const isFine = invoice.isCii
    ? (account && (mandate || creditor)) || (!creditor && !mandate && !account)
    : invoice.named('cac:PaymentMandate').length === 0 || account;
  return isFine
    ? []
    : [
        {
          at: meansOf(invoice)[0] ?? invoice.root,
          message: 'The direct debit (BG-19) has no account that is debited (BT-91)',
        },
      ];
}

/** Whether BT-89, BT-90 and BT-91 are there. */
function debitOf(invoice: JudgedInvoice): readonly [boolean, boolean, boolean] {
  if (invoice.isCii) {
    const account = meansOf(invoice).some(
      (means) => childAt(means, 'ram:PayerPartyDebtorFinancialAccount/ram:IBANID') !== undefined,
    );
    return [
      invoice.named('ram:DirectDebitMandateID').length > 0,
      invoice.named('ram:CreditorReferenceID').length > 0,
      account,
    ];
  }
  const ids = ['cac:AccountingSupplierParty/cac:Party', 'cac:PayeeParty'].flatMap((party) =>
    childrenAt(invoice.root, `${party}/cac:PartyIdentification/cbc:ID`),
  );
  const account = invoice
    .named('cac:PaymentMandate')
    .some((at) => childAt(at, 'cac:PayerFinancialAccount/cbc:ID') !== undefined);
  return [false, ids.some(({ attributes }) => attributes.schemeID === 'SEPA'), account];
}

function wrongUrl(invoice: JudgedInvoice): readonly Breach[] {
  const places = invoice.isCii
    ? invoice
        .named('ram:AdditionalReferencedDocument')
        .filter(
          (at) =>
            at.parent?.name === 'ram:ApplicableHeaderTradeAgreement' &&
            textAt(at, 'ram:TypeCode') === '916' &&
            childAt(at, 'ram:URIID') !== undefined,
        )
    : invoice
        .named('cac:ExternalReference')
        .filter(({ parent }) => parent?.parent?.name === 'cac:AdditionalDocumentReference');
  return places
    .filter((at) => !/^[a-zA-Z][a-zA-Z0-9+.-]+:/.test(textAt(at, 'cbc:URI') ?? textAt(at, 'ram:URIID') ?? ''))
    .map((at) => ({
      at,
      message: 'The place of an external document (BT-124) is not a URL with its scheme',
    }));
}
