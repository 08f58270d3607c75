import { membersWithoutAmounts } from './members-without-amounts.ts';
import { national } from './national.ts';
import type { EinvoiceRefusal } from './pairs.ts';
import { refused } from './refused.ts';
import { required } from './required.ts';

/** Every refusal of an e-invoice, as a pair of requests. */
export const einvoiceRefusals: readonly EinvoiceRefusal[] = [
  ...required,
  ...refused,
  ...national,
  ...membersWithoutAmounts,
];
