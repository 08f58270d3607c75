import type { GroupTable } from './term.ts';

const TRADE = 'rsm:SupplyChainTradeTransaction';
const AGREEMENT = `${TRADE}/ApplicableHeaderTradeAgreement`;
const SETTLEMENT = `${TRADE}/ApplicableHeaderTradeSettlement`;
const VAT_ID = 'SpecifiedTaxRegistration/ID[@schemeID=VA]';
const UBL_VAT_ID = 'PartyTaxScheme[TaxScheme/ID=VAT]/CompanyID';

/** Who sells, buys, is paid and represents the seller. */
// biome-ignore format: one term a line
export const partyGroups = [
  {
    id: 'BG-4', name: 'Seller', cardinality: '1..1', cii: `${AGREEMENT}/SellerTradeParty`, ubl: 'AccountingSupplierParty/Party',
    // Of BT-32; those of Peppol differ from those of other files.
    constants: { ubl: { 'PartyTaxScheme/TaxScheme/ID': 'FC,TAX,LOC' } },
    terms: [
      ['BT-27', 'Seller name', '1..1', 'text', 'Name', 'PartyLegalEntity/RegistrationName', 'from.name'],
      ['BT-28', 'Seller trading name', '0..1', 'text', 'SpecifiedLegalOrganization/TradingBusinessName', 'PartyName/Name'],
      ['BT-29', 'Seller identifier', '0..n', 'identifier:register', 'ID|GlobalID', 'PartyIdentification/ID', 'supplier_number'],
      ['BT-30', 'Seller legal registration identifier', '0..1', 'identifier:register', 'SpecifiedLegalOrganization/ID', 'PartyLegalEntity/CompanyID', 'from.registration_id'],
      ['BT-31', 'Seller VAT identifier', '0..1', 'identifier', VAT_ID, UBL_VAT_ID, 'from.vat_id'],
      ['BT-32', 'Seller tax registration identifier', '0..1', 'identifier', 'SpecifiedTaxRegistration/ID', 'PartyTaxScheme/CompanyID', 'from.tax_number'],
      ['BT-33', 'Seller additional legal information', '0..1', 'text', 'Description', 'PartyLegalEntity/CompanyLegalForm'],
      ['BT-34', 'Seller electronic address', '0..1', 'identifier:endpoint', 'URIUniversalCommunication/URIID', 'EndpointID', 'from.endpoint'],
    ],
  },
  {
    id: 'BG-5', name: 'Seller postal address', parent: 'BG-4', cardinality: '1..1', cii: 'PostalTradeAddress', ubl: 'PostalAddress',
    terms: [
      ['BT-35', 'Seller address line 1', '0..1', 'text', 'LineOne', 'StreetName', 'from.address'],
      ['BT-36', 'Seller address line 2', '0..1', 'text', 'LineTwo', 'AdditionalStreetName', 'from.address'],
      ['BT-162', 'Seller address line 3', '0..1', 'text', 'LineThree', 'AddressLine/Line', 'from.address'],
      ['BT-37', 'Seller city', '0..1', 'text', 'CityName', 'CityName', 'from.city'],
      ['BT-38', 'Seller post code', '0..1', 'text', 'PostcodeCode', 'PostalZone', 'from.postcode'],
      ['BT-39', 'Seller country subdivision', '0..1', 'text', 'CountrySubDivisionName', 'CountrySubentity'],
      ['BT-40', 'Seller country code', '1..1', 'code:country', 'CountryID', 'Country/IdentificationCode', 'from.country'],
    ],
  },
  {
    id: 'BG-6', name: 'Seller contact', parent: 'BG-4', cardinality: '0..1', cii: 'DefinedTradeContact', ubl: 'Contact',
    terms: [
      ['BT-41', 'Seller contact point', '0..1', 'text', 'PersonName|DepartmentName', 'Name', 'from.contact'],
      ['BT-42', 'Seller contact telephone number', '0..1', 'text', 'TelephoneUniversalCommunication/CompleteNumber', 'Telephone', 'from.phone'],
      ['BT-43', 'Seller contact email address', '0..1', 'text', 'EmailURIUniversalCommunication/URIID', 'ElectronicMail', 'from.email'],
    ],
  },
  {
    id: 'BG-7', name: 'Buyer', cardinality: '1..1', cii: `${AGREEMENT}/BuyerTradeParty`, ubl: 'AccountingCustomerParty/Party',
    terms: [
      ['BT-44', 'Buyer name', '1..1', 'text', 'Name', 'PartyLegalEntity/RegistrationName', 'to.name'],
      ['BT-45', 'Buyer trading name', '0..1', 'text', 'SpecifiedLegalOrganization/TradingBusinessName', 'PartyName/Name'],
      ['BT-46', 'Buyer identifier', '0..1', 'identifier:register', 'ID|GlobalID', 'PartyIdentification/ID', 'customer_number'],
      ['BT-47', 'Buyer legal registration identifier', '0..1', 'identifier:register', 'SpecifiedLegalOrganization/ID', 'PartyLegalEntity/CompanyID', 'to.registration_id'],
      ['BT-48', 'Buyer VAT identifier', '0..1', 'identifier', VAT_ID, UBL_VAT_ID, 'to.vat_id'],
      ['BT-49', 'Buyer electronic address', '0..1', 'identifier:endpoint', 'URIUniversalCommunication/URIID', 'EndpointID', 'to.endpoint'],
    ],
  },
  {
    id: 'BG-8', name: 'Buyer postal address', parent: 'BG-7', cardinality: '1..1', cii: 'PostalTradeAddress', ubl: 'PostalAddress',
    terms: [
      ['BT-50', 'Buyer address line 1', '0..1', 'text', 'LineOne', 'StreetName', 'to.address'],
      ['BT-51', 'Buyer address line 2', '0..1', 'text', 'LineTwo', 'AdditionalStreetName', 'to.address'],
      ['BT-163', 'Buyer address line 3', '0..1', 'text', 'LineThree', 'AddressLine/Line', 'to.address'],
      ['BT-52', 'Buyer city', '0..1', 'text', 'CityName', 'CityName', 'to.city'],
      ['BT-53', 'Buyer post code', '0..1', 'text', 'PostcodeCode', 'PostalZone', 'to.postcode'],
      ['BT-54', 'Buyer country subdivision', '0..1', 'text', 'CountrySubDivisionName', 'CountrySubentity'],
      ['BT-55', 'Buyer country code', '1..1', 'code:country', 'CountryID', 'Country/IdentificationCode', 'to.country'],
    ],
  },
  {
    id: 'BG-9', name: 'Buyer contact', parent: 'BG-7', cardinality: '0..1', cii: 'DefinedTradeContact', ubl: 'Contact',
    terms: [
      ['BT-56', 'Buyer contact point', '0..1', 'text', 'PersonName|DepartmentName', 'Name', 'to.contact'],
      ['BT-57', 'Buyer contact telephone number', '0..1', 'text', 'TelephoneUniversalCommunication/CompleteNumber', 'Telephone', 'to.phone'],
      ['BT-58', 'Buyer contact email address', '0..1', 'text', 'EmailURIUniversalCommunication/URIID', 'ElectronicMail', 'to.email'],
    ],
  },
  {
    id: 'BG-10', name: 'Payee', cardinality: '0..1', cii: `${SETTLEMENT}/PayeeTradeParty`, ubl: 'PayeeParty',
    terms: [
      ['BT-59', 'Payee name', '1..1', 'text', 'Name', 'PartyName/Name'],
      ['BT-60', 'Payee identifier', '0..1', 'identifier:register', 'ID|GlobalID', 'PartyIdentification/ID'],
      ['BT-61', 'Payee legal registration identifier', '0..1', 'identifier:register', 'SpecifiedLegalOrganization/ID', 'PartyLegalEntity/CompanyID'],
    ],
  },
  {
    id: 'BG-11', name: 'Seller tax representative party', cardinality: '0..1', cii: `${AGREEMENT}/SellerTaxRepresentativeTradeParty`, ubl: 'TaxRepresentativeParty',
    terms: [
      ['BT-62', 'Seller tax representative name', '1..1', 'text', 'Name', 'PartyName/Name'],
      ['BT-63', 'Seller tax representative VAT identifier', '1..1', 'identifier', VAT_ID, UBL_VAT_ID],
    ],
  },
  {
    id: 'BG-12', name: 'Seller tax representative postal address', parent: 'BG-11', cardinality: '1..1', cii: 'PostalTradeAddress', ubl: 'PostalAddress',
    terms: [
      ['BT-64', 'Tax representative address line 1', '0..1', 'text', 'LineOne', 'StreetName'],
      ['BT-65', 'Tax representative address line 2', '0..1', 'text', 'LineTwo', 'AdditionalStreetName'],
      ['BT-164', 'Tax representative address line 3', '0..1', 'text', 'LineThree', 'AddressLine/Line'],
      ['BT-66', 'Tax representative city', '0..1', 'text', 'CityName', 'CityName'],
      ['BT-67', 'Tax representative post code', '0..1', 'text', 'PostcodeCode', 'PostalZone'],
      ['BT-68', 'Tax representative country subdivision', '0..1', 'text', 'CountrySubDivisionName', 'CountrySubentity'],
      ['BT-69', 'Tax representative country code', '1..1', 'code:country', 'CountryID', 'Country/IdentificationCode'],
    ],
  },
] as const satisfies readonly GroupTable[];
