import { InputError } from '../../../../errors.ts';
import { amountText, minorUnits } from '../../../../formats/currency/minor-units.ts';
import { ElementPaths } from '../../../../formats/xml/element.ts';
import { readInput } from '../../../../schema/read.ts';
import { asShown } from '../../amounts/credit-note.ts';
import { type Settlement, settleInvoice } from '../../amounts/settlement.ts';
import { accepting } from '../../codes/accepted-currencies.ts';
import { einvoiceRequest } from '../../schema.ts';
import { equal, parseDecimal } from '../decimal.ts';
import type { TermId } from '../terms/terms.ts';
import type { Attachments, ReadAttachment } from './file/attachments.ts';
import { type DocumentKind, kindOf, typeNameOf } from './file/document-kind.ts';
import { formatOf, type ReadFormat, requestFormatOf } from './file/format.ts';
import type { ReadPdf } from './file/pdf-facts.ts';
import { type OtherTerms, otherTerms } from './other-terms.ts';
import type { ReadInvoice, ReadTerm } from './read-invoice.ts';
import { groupsOf } from './read-invoice.ts';
import type { Adapted, Draft } from './request/draft.ts';
import { toRequest } from './request/to-request.ts';
import { type ReadTotals, totalsOf } from './totals.ts';
import { firstGroup, textOf, valueText } from './values.ts';

/** Where something is in a file. */
export interface FilePlace {
  /** XPath with the usual prefixes. */
  readonly path: string;
  readonly line: number;
}

/** What was read of an invoice, before it is judged. */
export interface ReadContent {
  readonly format: ReadFormat;
  readonly document: {
    readonly type_code: string | null;
    readonly kind: DocumentKind;
    readonly type: string | null;
  };
  readonly invoice: Readonly<Record<string, unknown>> | null;
  readonly sendable: boolean;
  readonly send_faults: readonly { readonly pointer: string; readonly message: string }[];
  readonly adapted: readonly Adapted[];
  readonly terms: OtherTerms;
  readonly totals: ReadTotals;
  readonly attachments: readonly ReadAttachment[];
  readonly pdf: ReadPdf | null;
}

/** Content that no term has. */
export interface LeftContent {
  readonly not_read: readonly FilePlace[];
  readonly not_read_left_out: number;
}

/** Most places that an answer lists. */
const MAX_PLACES = 500;

/** What an invoice says, as a request and beside it. */
export function contentOf(read: ReadInvoice, { attachments, pdf, currencies }: AnswerParts): ReadContent {
  const format = formatOf(read);
  const code = textOf(read.document, 'BT-3');
  const draft = toRequest(read, requestFormatOf(format));
  const held = new Set([
    ...draft.held(),
    ...heldElsewhere(read),
    ...attachments.addSupporting(read.document),
  ]);
  const totals = totalsOf(read.document);
  const faults = [...sendFaults(draft, totals, currencies), ...draft.hindrances];
  return {
    format,
    document: {
      type_code: code ?? null,
      kind: kindOf(code, read.root),
      type: typeNameOf(code) ?? null,
    },
    invoice: isEmpty(read) ? null : draft.request.object,
    sendable: faults.length === 0,
    send_faults: faults,
    adapted: draft.adapted,
    terms: otherTerms(read.document, held),
    totals,
    attachments: attachments.list,
    pdf,
  };
}

/** What an answer has beside the invoice itself, and what it depends on. */
export interface AnswerParts {
  readonly attachments: Attachments;
  readonly pdf: ReadPdf | null;
  /** The currencies that requests may have. */
  readonly currencies: readonly string[];
}

/** The places of what no term has, in the order of the file. */
export function leftContentOf({ notRead }: ReadInvoice): LeftContent {
  const paths = new ElementPaths();
  const places = notRead.slice(0, MAX_PLACES).map(({ element, attribute }) => ({
    path: `${paths.pathOf(element)}${attribute === undefined ? '' : `/@${attribute.slice(0, 80)}`}`,
    line: element.line,
  }));
  return { not_read: places, not_read_left_out: notRead.length - places.length };
}

/** The 400 that the request would get, as it is, or what else it would ask for. */
function sendFaults(draft: Draft, totals: ReadTotals, currencies: readonly string[]) {
  try {
    return otherAmounts(settleInvoice(readInput(requestIn(currencies), draft.request.object)), totals);
  } catch (error) {
    if (error instanceof InputError)
      return error.faults.map(({ pointer, message }) => ({ pointer, message }));
    throw error;
  }
}

/**
 * Where a request would have neither the total of the file nor the one that its lines make up, or leave another amount
 * due: something that bears money has no member, or a member that was left out.
 */
function otherAmounts(settlement: Settlement, { stated, computed }: ReadTotals) {
  const { invoice, totals } = asShown(settlement);
  const sums = [
    ['a total', 'BT-112', totals.total, stated.total, computed.total],
    ['an amount due', 'BT-115', totals.due, stated.due, computed.due],
  ] as const;
  return sums.flatMap(([what, term, minor, ...wanted]) => {
    const text = amountText(minor, minorUnits(invoice.currency));
    const is = (other: string | null) => {
      const [one, two] = [parseDecimal(text), other === null ? undefined : parseDecimal(other)];
      return one === undefined || two === undefined || equal(one, two);
    };
    if (wanted.some(is)) return [];
    const message = `makes up ${what} of ${text}, and the file has ${wanted[0]?.slice(0, 40)} (${term})`;
    return [{ pointer: '', message }];
  });
}

/** The schema of requests by the currencies they may have: what is prepared for one is used again. */
const requests = new Map<string, typeof einvoiceRequest>();

function requestIn(currencies: readonly string[]): typeof einvoiceRequest {
  const key = currencies.join();
  const known = requests.get(key) ?? accepting(einvoiceRequest, currencies);
  if (requests.size < 10) requests.set(key, known);
  return known;
}

/** The terms that `format`, `document` and `totals` have. */
function heldElsewhere({ document }: ReadInvoice): ReadTerm[] {
  const first = (id: TermId, ...path: Parameters<typeof firstGroup>[1][]) => {
    const group = path.length === 0 ? document : firstGroup(document, ...path);
    return group?.terms.get(id)?.slice(0, 1) ?? [];
  };
  const sums = [
    'BT-106',
    'BT-107',
    'BT-108',
    'BT-109',
    'BT-110',
    'BT-111',
    'BT-112',
    'BT-113',
    'BT-114',
    'BT-115',
  ];
  const taxes = ['BT-116', 'BT-117', 'BT-118', 'BT-119'] as const;
  return [
    ...first('BT-3'),
    ...first('BT-23', 'BG-2'),
    ...first('BT-24', 'BG-2'),
    ...sums.flatMap((id) => first(id as TermId, 'BG-22')),
    ...groupsOf(document, 'BG-23').flatMap((group) =>
      taxes.flatMap((id) => group.terms.get(id)?.slice(0, 1) ?? []),
    ),
  ];
}

/** A file of ZUGFeRD 1.0 of which nothing is where it should be. */
function isEmpty({ syntax, document }: ReadInvoice): boolean {
  return syntax === 'zugferd-1' && valueText(document.terms.get('BT-1')?.[0]) === undefined;
}
