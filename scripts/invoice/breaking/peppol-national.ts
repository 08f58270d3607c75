import type { Breaking } from './breaking.ts';

/** What makes the request `plain` a valid invoice between Greek parties: numbers, trading names and what myDATA gives. */
const greek = [
  'text cbc:ID 094259216|02/11/2026|0|1.1|A|1',
  ...greekParty('cac:AccountingSupplierParty/cac:Party', '094259216'),
  ...greekParty('cac:AccountingCustomerParty/cac:Party', '094019245'),
  `behind cbc:BuyerReference ${reference('400001', '##M.AR.K##')}${reference('1', '##INVOICE|URL##', 'https://a.example/1')}`,
].join('\n');

// biome-ignore format: a table
const greekRows: readonly (readonly [edits: string, rules: string])[] = [
  ['', ''],
  ['text cbc:ID 094259216|02/11/2026|0|1.1|A', 'GR-R-001-1 GR-R-001-7'],
  ['text cbc:ID 1|02/11/2026|0|1.1|A|1', 'GR-R-001-2'],
  ['text cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID EL1', 'GR-R-001-2 GR-R-003 GR-S-011'],
  ['text cbc:ID 094259216|2026-11-02|0|1.1|A|1', 'GR-R-001-3'],
  ['text cbc:ID 094259216|02/11/2026|X|1.1|A|1', 'GR-R-001-4'],
  ['text cbc:ID 094259216|02/11/2026|0|1.2|A|1', 'GR-R-001-5'],
  ['text cbc:ID 094259216|02/11/2026|0|1.1||1', 'GR-R-001-6'],
  ['text cbc:ID 094259216|02/11/2026|0|1.1|A|', 'GR-R-001-7'],
  ['delete cac:AccountingSupplierParty/cac:Party/cac:PartyName', 'GR-R-002'],
  ['text cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID GR094259216', 'GR-R-003 GR-S-011'],
  ['delete cac:AdditionalDocumentReference', 'GR-R-004-1'],
  ['text cac:AdditionalDocumentReference/cbc:ID X', 'GR-R-004-2'],
  ['delete cac:AccountingCustomerParty/cac:Party/cac:PartyName', 'GR-R-005'],
  ['text cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID EL1', 'GR-R-006'],
  ['double cac:AdditionalDocumentReference[2]', 'GR-R-008-2 GR-S-008-1'],
  ['delete cac:AdditionalDocumentReference[2]/cac:Attachment', 'GR-R-008-3'],
  ['text cac:AccountingSupplierParty/cac:Party/cbc:EndpointID 1', 'GR-R-009'],
  ['text cac:AccountingCustomerParty/cac:Party/cbc:EndpointID 1', 'GR-R-010'],
  ['delete cac:AdditionalDocumentReference[2]', 'GR-S-008-1'],
];

/** Rules of Peppol for sellers of one country, in UBL, each change with all that the official programs name for it. */
// biome-ignore format: a table
export const breaking: readonly Breaking[] = [
  ...greekRows.map(([edits, rules]): Breaking => ['plain', `${greek}\n${edits}`, rules]),
  ['DK-credit', 'text cac:LegalMonetaryTotal/cbc:PayableAmount -1', 'BR-CO-16 DK-R-016'],
  ['SE', 'text cac:InvoiceLine/cac:Item/cac:ClassifiedTaxCategory/cbc:Percent 380', 'BR-S-08 SE-R-006'],
  ['plain', 'text cac:AccountingSupplierParty/cac:Party/cac:PostalAddress/cac:Country/cbc:IdentificationCode DK', 'DK-R-002'],
  ['DK', 'behind cac:InvoiceLine/cac:Item/cbc:Name <cac:CommodityClassification><cbc:ItemClassificationCode listID="TST" listVersionID="18">1</cbc:ItemClassificationCode></cac:CommodityClassification>', 'DK-R-003'],
  ['DK', 'behind cac:InvoiceLine/cac:Item/cbc:Name <cac:CommodityClassification><cbc:ItemClassificationCode listID="TST" listVersionID="26.08.01">1</cbc:ItemClassificationCode></cac:CommodityClassification>', ''],
  ['DK', 'behind cac:InvoiceLine/cbc:LineExtensionAmount <cac:AllowanceCharge><cbc:ChargeIndicator>true</cbc:ChargeIndicator><cbc:AllowanceChargeReasonCode>ZZZ</cbc:AllowanceChargeReasonCode><cbc:AllowanceChargeReason>a</cbc:AllowanceChargeReason><cbc:Amount currencyID="EUR">0</cbc:Amount></cac:AllowanceCharge>', 'DK-R-004'],
  ['DK', 'text cac:PaymentMeans/cbc:PaymentMeansCode 30', 'DK-R-005'],
  ['DK', 'text cac:PaymentMeans/cbc:PaymentMeansCode 31', 'DK-R-006'],
  ['DK', 'text cac:PaymentMeans/cbc:PaymentMeansCode 49', 'DK-R-007 PEPPOL-EN16931-R061'],
  ['DK', 'text cac:PaymentMeans/cbc:PaymentMeansCode 50', 'DK-R-008'],
  ['DK', 'text cac:PaymentMeans/cbc:PaymentMeansCode 50\ntext cac:PaymentMeans/cbc:PaymentID 04#123456789012345', 'DK-R-008 DK-R-009'],
  ['DK', 'text cac:PaymentMeans/cbc:PaymentMeansCode 93', 'DK-R-010'],
  ['DK', 'text cac:PaymentMeans/cbc:PaymentMeansCode 93\ntext cac:PaymentMeans/cbc:PaymentID 71#1', 'DK-R-010 DK-R-011'],
  ['DK', 'before cac:AccountingSupplierParty/cac:Party/cac:PostalAddress <cac:PartyIdentification><cbc:ID>1</cbc:ID></cac:PartyIdentification><cac:PartyIdentification><cbc:ID>2</cbc:ID></cac:PartyIdentification>', 'DK-R-013'],
  ['rich', 'text cac:AccountingSupplierParty/cac:Party/cac:PostalAddress/cac:Country/cbc:IdentificationCode DK', 'DK-R-014'],
  ['DK', 'attribute cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID schemeID 0130\ntext cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID 1', 'DK-R-017'],
  ['IS', 'text cbc:InvoiceTypeCode 71', 'IS-R-001'],
  ['plain', 'text cac:AccountingSupplierParty/cac:Party/cac:PostalAddress/cac:Country/cbc:IdentificationCode IS', 'IS-R-002'],
  ['IS', 'delete cac:AccountingSupplierParty/cac:Party/cac:PostalAddress/cbc:StreetName', 'IS-R-003'],
  ['IS', 'delete cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID', 'IS-R-004'],
  ['IS', 'delete cac:AccountingCustomerParty/cac:Party/cac:PostalAddress/cbc:StreetName', 'IS-R-005'],
  ['IS', 'text cac:PaymentMeans/cbc:PaymentMeansCode 9', 'IS-R-006'],
  ['IS', 'text cac:PaymentMeans/cbc:PaymentMeansCode 42', 'IS-R-007'],
  ['IS', 'behind cac:OrderReference <cac:AdditionalDocumentReference><cbc:ID>X</cbc:ID><cbc:DocumentDescription>EINDAGI</cbc:DocumentDescription></cac:AdditionalDocumentReference>', 'IS-R-008'],
  ['IS', 'behind cac:OrderReference <cac:AdditionalDocumentReference><cbc:ID>2026-12-31</cbc:ID><cbc:DocumentDescription>EINDAGI</cbc:DocumentDescription></cac:AdditionalDocumentReference>\ndelete cbc:DueDate', 'IS-R-009 IS-R-010'],
  ['IS', 'behind cac:OrderReference <cac:AdditionalDocumentReference><cbc:ID>2026-11-03</cbc:ID><cbc:DocumentDescription>EINDAGI</cbc:DocumentDescription></cac:AdditionalDocumentReference>', 'IS-R-010'],
  ['IT', 'text cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme[2]/cbc:CompanyID X', 'IT-R-001'],
  ['IT', 'delete cac:AccountingSupplierParty/cac:Party/cac:PostalAddress/cbc:StreetName', 'IT-R-002'],
  ['IT', 'delete cac:AccountingSupplierParty/cac:Party/cac:PostalAddress/cbc:CityName', 'IT-R-003'],
  ['IT', 'delete cac:AccountingSupplierParty/cac:Party/cac:PostalAddress/cbc:PostalZone', 'IT-R-004'],
  ['NL-credit', 'delete cac:BillingReference', 'NL-R-001'],
  ['NL', 'delete cac:AccountingSupplierParty/cac:Party/cac:PostalAddress/cbc:StreetName', 'NL-R-002'],
  ['rich', 'text cac:AccountingSupplierParty/cac:Party/cac:PostalAddress/cac:Country/cbc:IdentificationCode NL', 'NL-R-003'],
  ['NL', 'delete cac:AccountingCustomerParty/cac:Party/cac:PostalAddress/cbc:StreetName', 'NL-R-004'],
  ['NL', 'attribute cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID schemeID 0130\ntext cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID 1', 'NL-R-005'],
  ['NL', 'behind cac:AccountingCustomerParty <cac:TaxRepresentativeParty><cac:PartyName><cbc:Name>a</cbc:Name></cac:PartyName><cac:PostalAddress><cbc:CityName>c</cbc:CityName><cbc:PostalZone>1</cbc:PostalZone><cac:Country><cbc:IdentificationCode>NL</cbc:IdentificationCode></cac:Country></cac:PostalAddress><cac:PartyTaxScheme><cbc:CompanyID>NL123456789B12</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme></cac:TaxRepresentativeParty>', 'NL-R-006'],
  ['NL', 'delete cac:PaymentMeans', 'NL-R-007'],
  ['NL', 'text cac:PaymentMeans/cbc:PaymentMeansCode 1', 'NL-R-008'],
  ['NL', 'delete cac:OrderReference\nbehind cac:InvoiceLine/cbc:LineExtensionAmount <cac:OrderLineReference><cbc:LineID>1</cbc:LineID></cac:OrderLineReference>', 'NL-R-009'],
  ['NO', 'text cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID NO1', 'NO-R-001'],
  ['NO', 'delete cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme[2]', 'NO-R-002'],
  ['SE', 'text cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID 2026-02-30', 'PEPPOL-COMMON-R049 SE-R-003 SE-R-013'],
  ['SE', 'text cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID SE1', 'SE-R-001'],
  ['SE', 'text cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID SE55601257900X', 'SE-R-002'],
  ['DK', 'text cac:AccountingSupplierParty/cac:Party/cac:PostalAddress/cac:Country/cbc:IdentificationCode SE', 'SE-R-004 SE-R-013'],
  ['SE', 'text cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme[2]/cbc:CompanyID X', 'SE-R-005'],
  ['SE', 'text cac:PaymentMeans/cbc:PaymentMeansCode 30\ntext cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:ID abc\nbehind cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:ID <cac:FinancialInstitutionBranch><cbc:ID>SE:PLUSGIRO</cbc:ID></cac:FinancialInstitutionBranch>', 'SE-R-007'],
  ['SE', 'text cac:PaymentMeans/cbc:PaymentMeansCode 30\ntext cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:ID abc\nbehind cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:ID <cac:FinancialInstitutionBranch><cbc:ID>SE:BANKGIRO</cbc:ID></cac:FinancialInstitutionBranch>', 'SE-R-008 SE-R-009'],
  ['SE', 'text cac:PaymentMeans/cbc:PaymentMeansCode 30\ntext cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:ID 1\nbehind cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:ID <cac:FinancialInstitutionBranch><cbc:ID>SE:BANKGIRO</cbc:ID></cac:FinancialInstitutionBranch>', 'SE-R-009'],
  ['SE', 'text cac:PaymentMeans/cbc:PaymentMeansCode 30\ntext cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:ID 1\nbehind cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:ID <cac:FinancialInstitutionBranch><cbc:ID>SE:PLUSGIRO</cbc:ID></cac:FinancialInstitutionBranch>', 'SE-R-010'],
  ['SE', 'text cac:PaymentMeans/cbc:PaymentMeansCode 50', 'SE-R-011'],
  ['SE', 'text cac:PaymentMeans/cbc:PaymentMeansCode 31', 'SE-R-012'],
  ['IS', 'text cac:AccountingSupplierParty/cac:Party/cac:PostalAddress/cac:Country/cbc:IdentificationCode SE', 'SE-R-013'],
];

function greekParty(party: string, taxNumber: string): readonly string[] {
  return [
    `attribute ${party}/cbc:EndpointID schemeID 9933`,
    `text ${party}/cbc:EndpointID ${taxNumber}`,
    `text ${party}/cac:PartyTaxScheme/cbc:CompanyID EL${taxNumber}`,
    `text ${party}/cac:PostalAddress/cac:Country/cbc:IdentificationCode GR`,
    `before ${party}/cac:PostalAddress <cac:PartyName><cbc:Name>a</cbc:Name></cac:PartyName>`,
  ];
}

function reference(id: string, description: string, url?: string): string {
  const place =
    url === undefined
      ? ''
      : `<cac:Attachment><cac:ExternalReference><cbc:URI>${url}</cbc:URI></cac:ExternalReference></cac:Attachment>`;
  return `<cac:AdditionalDocumentReference><cbc:ID>${id}</cbc:ID><cbc:DocumentDescription>${description}</cbc:DocumentDescription>${place}</cac:AdditionalDocumentReference>`;
}
