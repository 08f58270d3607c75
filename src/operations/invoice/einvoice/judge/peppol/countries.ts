import type { XmlElement } from '../../../../../formats/xml/element.ts';
import { childAt, childrenAt, normalized, textAt } from '../elements.ts';
import type { JudgedInvoice } from '../judged-invoice.ts';

/** Where the parties are: by their addresses, and as Peppol finds it by VAT identifiers first. */
export interface PartyCountries {
  readonly seller: string;
  readonly buyer: string;
  readonly sellerAddress: string;
  readonly buyerAddress: string;
}

/** The countries of the parties, in capitals; XX by VAT identifiers and empty by addresses where they are missing. */
export function countriesOf({ root }: JudgedInvoice): PartyCountries {
  const seller = childAt(root, 'cac:AccountingSupplierParty/cac:Party');
  const buyer = childAt(root, 'cac:AccountingCustomerParty/cac:Party');
  const [sellerAddress, buyerAddress] = [addressCountry(seller), addressCountry(buyer)];
  const representative = childAt(root, 'cac:TaxRepresentativeParty');
  return {
    seller: vatPrefix(seller) || vatPrefix(representative) || sellerAddress || 'XX',
    buyer: vatPrefix(buyer) || buyerAddress || 'XX',
    sellerAddress,
    buyerAddress,
  };
}

/** The country of the address of a party, in capitals. */
export function addressCountry(party: XmlElement | undefined): string {
  return normalized(
    textAt(party, 'cac:PostalAddress/cac:Country/cbc:IdentificationCode') ?? '',
  ).toUpperCase();
}

function vatPrefix(party: XmlElement | undefined): string {
  return normalized((taxIdsOf(party, 'VAT')[0]?.text ?? '').slice(0, 2)).toUpperCase();
}

/** The identifiers of a party for a tax. */
export function taxIdsOf(party: XmlElement | undefined, tax: string): readonly XmlElement[] {
  if (party === undefined) return [];
  return childrenAt(party, 'cac:PartyTaxScheme')
    .filter((at) => normalized(textAt(at, 'cac:TaxScheme/cbc:ID') ?? '') === tax)
    .flatMap((at) => childrenAt(at, 'cbc:CompanyID'));
}
