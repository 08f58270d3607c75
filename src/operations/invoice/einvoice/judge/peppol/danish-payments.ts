import type { XmlElement } from '../../../../../formats/xml/element.ts';
import { childrenAt, normalized, textAt } from '../elements.ts';
import type { Rule } from '../rule.ts';
import { at } from './place-rule.ts';

/** DK-R-005 to -011: payments between Danish parties, in invoices. */
export function danishPaymentRules(root: XmlElement): readonly Rule[] {
  const means = root.name === 'ubl:Invoice' ? childrenAt(root, 'cac:PaymentMeans') : [];
  const code = (place: XmlElement): string => textAt(place, 'cbc:PaymentMeansCode') ?? '';
  const has = (place: XmlElement, path: string): boolean => normalized(textAt(place, path) ?? '') !== '';
  const slip = (place: XmlElement): string => (textAt(place, 'cbc:PaymentID') ?? '').slice(0, 3);
  const length = (place: XmlElement): number => (textAt(place, 'cbc:PaymentID') ?? '').length;
  const account = (place: XmlElement): string => textAt(place, 'cac:PayeeFinancialAccount/cbc:ID') ?? '';
  const of = (...codes: string[]): readonly XmlElement[] =>
    means.filter((place) => codes.includes(code(place)));
  // biome-ignore format: one rule a line
  return [
    at('DK-R-005', means, (place) => ' 1 10 31 42 48 49 50 58 59 93 97 '.includes(` ${code(place)} `), 'Between Danish parties the code of payment (BT-81) is 1, 10, 31, 42, 48, 49, 50, 58, 59, 93 or 97', { term: 'BT-81' }),
    at('DK-R-006', of('31', '42'), (place) => has(place, 'cac:PayeeFinancialAccount/cbc:ID') && has(place, 'cac:PayeeFinancialAccount/cac:FinancialInstitutionBranch/cbc:ID'), 'A Danish transfer has an account (BT-84) and a registration number (BT-86)', { term: 'BT-84' }),
    at('DK-R-007', of('49'), (place) => has(place, 'cac:PaymentMandate/cbc:ID') && has(place, 'cac:PaymentMandate/cac:PayerFinancialAccount/cbc:ID'), 'A Danish direct debit has a mandate (BT-89) and an account (BT-91)', { term: 'BT-89' }),
    at('DK-R-008', of('50'), (place) => ['01#', '04#', '15#'].includes(slip(place)) && /^[0-9]{7,8}$/.test(account(place)), 'A Danish Giro slip has a type 01, 04 or 15 and an account of 7 or 8 digits', { term: 'BT-83' }),
    at('DK-R-009', of('50'), (place) => !['04#', '15#'].includes(slip(place)) || length(place) === 19, 'A Danish Giro slip of type 04 or 15 has a text of 16 digits (BT-83)', { term: 'BT-83' }),
    at('DK-R-010', of('93'), (place) => ['71#', '73#', '75#'].includes(slip(place)) && account(place).length === 8, 'A Danish FIK slip has a type 71, 73 or 75 and an account of 8 digits', { term: 'BT-83' }),
    at('DK-R-011', of('93'), (place) => !['71#', '75#'].includes(slip(place)) || [18, 19].includes(length(place)), 'A Danish FIK slip of type 71 or 75 has a text of 15 or 16 digits (BT-83)', { term: 'BT-83' }),
  ];
}
