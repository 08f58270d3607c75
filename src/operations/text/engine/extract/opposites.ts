import { type Concept, lexicon } from './concepts.ts';

/** The concepts that are the other end of one: their words never lead to its value. */
const opposites: ReadonlyMap<string, readonly string[]> = opposed(
  `start/end origin/destination sender/recipient tenant/landlord buyer/seller acquirer/target checkin/checkout
   subtotal/total departure/arrival admission/discharge birth/death client/vendor borrower/lender winner/loser
   licensor/licensee payer/payee contractor/client phone/fax issue/due start/deadline departure/return
   end/start bride/groom tenant/guarantor landlord/guarantor shipment/delivery issue/expiry purchase/delivery
   start/expiry meeting/next_meeting birth/start prep/cook deposit/rent deposit/total tax/total discount/total tip/total`,
);

/** What stands on the other side of a concept. */
export function oppositesOf(concept: Concept): readonly Concept[] {
  return (opposites.get(concept.name) ?? []).flatMap((name) => lexicon().concepts.get(name) ?? []);
}

function opposed(pairs: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [one = '', other = ''] of pairs
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split('/'))) {
    found.set(one, [...(found.get(one) ?? []), other]);
    found.set(other, [...(found.get(other) ?? []), one]);
  }
  return found;
}
