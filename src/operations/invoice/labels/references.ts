import type { Language } from '../codes/language.ts';

/** Rows of the heading for further documents, and the heading of the place of delivery. */
export interface ReferenceWords {
  /** The customer as the seller numbers it, and the seller as the customer does. */
  readonly customer: string;
  readonly supplier: string;
  readonly project: string;
  readonly contract: string;
  /** The document that comes with the goods. */
  readonly despatch: string;
  /** The order as the seller numbers it. */
  readonly salesOrder: string;
  readonly deliverTo: string;
}

/** The words of offices and warehouses of each country. */
export const referenceWords: Readonly<Record<Language, ReferenceWords>> = {
  en: {
    customer: 'Customer number',
    supplier: 'Supplier number',
    project: 'Project',
    contract: 'Contract number',
    despatch: 'Delivery note',
    salesOrder: 'Sales order',
    deliverTo: 'Deliver to',
  },
  de: {
    customer: 'Kundennummer',
    supplier: 'Lieferantennummer',
    project: 'Projektnummer',
    contract: 'Vertragsnummer',
    despatch: 'Lieferschein',
    salesOrder: 'Auftragsnummer',
    deliverTo: 'Lieferanschrift',
  },
  fr: {
    customer: 'N\u00b0 client',
    supplier: 'N\u00b0 fournisseur',
    project: 'Projet',
    contract: 'Num\u00e9ro de contrat',
    despatch: 'Bon de livraison',
    salesOrder: 'Notre commande',
    deliverTo: 'Adresse de livraison',
  },
  es: {
    customer: 'N\u00famero de cliente',
    supplier: 'N\u00famero de proveedor',
    project: 'Proyecto',
    contract: 'N\u00famero de contrato',
    despatch: 'Albar\u00e1n',
    salesOrder: 'Nuestro pedido',
    deliverTo: 'Direcci\u00f3n de entrega',
  },
  it: {
    customer: 'Codice cliente',
    supplier: 'Codice fornitore',
    project: 'Progetto',
    contract: 'Numero contratto',
    despatch: 'DDT',
    salesOrder: 'Nostro ordine',
    deliverTo: 'Luogo di consegna',
  },
  nl: {
    customer: 'Klantnummer',
    supplier: 'Leveranciersnummer',
    project: 'Projectnummer',
    contract: 'Contractnummer',
    despatch: 'Pakbonnummer',
    salesOrder: 'Ordernummer',
    deliverTo: 'Afleveradres',
  },
  pt: {
    customer: 'N\u00famero de cliente',
    supplier: 'N\u00famero de fornecedor',
    project: 'Projeto',
    contract: 'N\u00famero do contrato',
    despatch: 'Guia de remessa',
    salesOrder: 'Nossa encomenda',
    deliverTo: 'Local de entrega',
  },
  pl: {
    customer: 'Numer klienta',
    supplier: 'Numer dostawcy',
    project: 'Projekt',
    contract: 'Numer umowy',
    despatch: 'Numer WZ',
    salesOrder: 'Nasze zam\u00f3wienie',
    deliverTo: 'Adres dostawy',
  },
};
