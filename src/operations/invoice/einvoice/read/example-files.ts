/** An XRechnung as UBL: a shelf and its assembly. */
const XRECHNUNG = `<?xml version="1.0" encoding="UTF-8"?>
<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
 <cbc:CustomizationID>urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0</cbc:CustomizationID>
 <cbc:ProfileID>urn:fdc:peppol.eu:2017:poacc:billing:01:1.0</cbc:ProfileID>
 <cbc:ID>R-2026-118</cbc:ID>
 <cbc:IssueDate>2026-11-03</cbc:IssueDate>
 <cbc:DueDate>2026-12-03</cbc:DueDate>
 <cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode>
 <cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
 <cbc:BuyerReference>04011000-12345-34</cbc:BuyerReference>
 <cac:AccountingSupplierParty>
  <cac:Party>
   <cbc:EndpointID schemeID="EM">rechnung@tischlerei-kern.example</cbc:EndpointID>
   <cac:PostalAddress>
    <cbc:StreetName>Lindenweg 4</cbc:StreetName>
    <cbc:CityName>Hagen</cbc:CityName>
    <cbc:PostalZone>58095</cbc:PostalZone>
    <cac:Country>
     <cbc:IdentificationCode>DE</cbc:IdentificationCode>
    </cac:Country>
   </cac:PostalAddress>
   <cac:PartyTaxScheme>
    <cbc:CompanyID>DE123456789</cbc:CompanyID>
    <cac:TaxScheme>
     <cbc:ID>VAT</cbc:ID>
    </cac:TaxScheme>
   </cac:PartyTaxScheme>
   <cac:PartyLegalEntity>
    <cbc:RegistrationName>Tischlerei Kern GmbH</cbc:RegistrationName>
   </cac:PartyLegalEntity>
   <cac:Contact>
    <cbc:Name>Buchhaltung</cbc:Name>
    <cbc:Telephone>+49 221 1234567</cbc:Telephone>
    <cbc:ElectronicMail>rechnung@tischlerei-kern.example</cbc:ElectronicMail>
   </cac:Contact>
  </cac:Party>
 </cac:AccountingSupplierParty>
 <cac:AccountingCustomerParty>
  <cac:Party>
   <cbc:EndpointID schemeID="EM">eingang@bonn.example</cbc:EndpointID>
   <cac:PostalAddress>
    <cbc:StreetName>Berliner Platz 2</cbc:StreetName>
    <cbc:CityName>Bonn</cbc:CityName>
    <cbc:PostalZone>53111</cbc:PostalZone>
    <cac:Country>
     <cbc:IdentificationCode>DE</cbc:IdentificationCode>
    </cac:Country>
   </cac:PostalAddress>
   <cac:PartyLegalEntity>
    <cbc:RegistrationName>Stadt Bonn</cbc:RegistrationName>
   </cac:PartyLegalEntity>
   <cac:Contact>
    <cbc:ElectronicMail>eingang@bonn.example</cbc:ElectronicMail>
   </cac:Contact>
  </cac:Party>
 </cac:AccountingCustomerParty>
 <cac:Delivery>
  <cbc:ActualDeliveryDate>2026-10-30</cbc:ActualDeliveryDate>
 </cac:Delivery>
 <cac:PaymentMeans>
  <cbc:PaymentMeansCode>58</cbc:PaymentMeansCode>
  <cbc:PaymentID>R-2026-118</cbc:PaymentID>
  <cac:PayeeFinancialAccount>
   <cbc:ID>DE89370400440532013000</cbc:ID>
  </cac:PayeeFinancialAccount>
 </cac:PaymentMeans>
 <cac:PaymentTerms>
  <cbc:Note>Zahlbar innerhalb von 30 Tagen</cbc:Note>
 </cac:PaymentTerms>
 <cac:TaxTotal>
  <cbc:TaxAmount currencyID="EUR">223.63</cbc:TaxAmount>
  <cac:TaxSubtotal>
   <cbc:TaxableAmount currencyID="EUR">1177.00</cbc:TaxableAmount>
   <cbc:TaxAmount currencyID="EUR">223.63</cbc:TaxAmount>
   <cac:TaxCategory>
    <cbc:ID>S</cbc:ID>
    <cbc:Percent>19</cbc:Percent>
    <cac:TaxScheme>
     <cbc:ID>VAT</cbc:ID>
    </cac:TaxScheme>
   </cac:TaxCategory>
  </cac:TaxSubtotal>
 </cac:TaxTotal>
 <cac:LegalMonetaryTotal>
  <cbc:LineExtensionAmount currencyID="EUR">1177.00</cbc:LineExtensionAmount>
  <cbc:TaxExclusiveAmount currencyID="EUR">1177.00</cbc:TaxExclusiveAmount>
  <cbc:TaxInclusiveAmount currencyID="EUR">1400.63</cbc:TaxInclusiveAmount>
  <cbc:PayableAmount currencyID="EUR">1400.63</cbc:PayableAmount>
 </cac:LegalMonetaryTotal>
 <cac:InvoiceLine>
  <cbc:ID>1</cbc:ID>
  <cbc:InvoicedQuantity unitCode="H87">2</cbc:InvoicedQuantity>
  <cbc:LineExtensionAmount currencyID="EUR">960.00</cbc:LineExtensionAmount>
  <cac:Item>
   <cbc:Name>Regal aus Eiche</cbc:Name>
   <cac:ClassifiedTaxCategory>
    <cbc:ID>S</cbc:ID>
    <cbc:Percent>19</cbc:Percent>
    <cac:TaxScheme>
     <cbc:ID>VAT</cbc:ID>
    </cac:TaxScheme>
   </cac:ClassifiedTaxCategory>
  </cac:Item>
  <cac:Price>
   <cbc:PriceAmount currencyID="EUR">480</cbc:PriceAmount>
  </cac:Price>
 </cac:InvoiceLine>
 <cac:InvoiceLine>
  <cbc:ID>2</cbc:ID>
  <cbc:InvoicedQuantity unitCode="HUR">3.5</cbc:InvoicedQuantity>
  <cbc:LineExtensionAmount currencyID="EUR">217.00</cbc:LineExtensionAmount>
  <cac:Item>
   <cbc:Name>Montage</cbc:Name>
   <cac:ClassifiedTaxCategory>
    <cbc:ID>S</cbc:ID>
    <cbc:Percent>19</cbc:Percent>
    <cac:TaxScheme>
     <cbc:ID>VAT</cbc:ID>
    </cac:TaxScheme>
   </cac:ClassifiedTaxCategory>
  </cac:Item>
  <cac:Price>
   <cbc:PriceAmount currencyID="EUR">62</cbc:PriceAmount>
  </cac:Price>
 </cac:InvoiceLine>
</Invoice>
`;

const encoder = new TextEncoder();

/** A file that is right. */
export const receivedInvoice: Uint8Array = encoder.encode(XRECHNUNG);

/** The same with an amount due that is a cent too low. */
export const brokenInvoice: Uint8Array = encoder.encode(
  XRECHNUNG.replace('>1400.63</cbc:PayableAmount>', '>1400.62</cbc:PayableAmount>'),
);
