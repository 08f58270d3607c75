import type { EinvoiceFormat } from '../codes/einvoice-format.ts';
import { facturXSchemes, peppolSchemes, xrechnungSchemes } from './endpoint-schemes.ts';

/** What distinguishes one format of e-invoices from the others; what it requires is in requirements.ts. */
export interface Profile {
  readonly name: EinvoiceFormat;
  /** Syntax of the XML: UN/CEFACT Cross Industry Invoice D16B, or UBL 2.1. */
  readonly syntax: 'cii' | 'ubl';
  /** Specification identifier, BT-24. */
  readonly guideline: string;
  /** The rules that its files are valid under, as the docs name them. */
  readonly rules: string;
  /** Schemes of electronic addresses (EAS) that it allows. */
  readonly endpointSchemes: ReadonlySet<string>;
  /** Whether it refuses wrong check digits in numbers of registers. */
  readonly checksIdentifiers: boolean;
  /** Tax scheme of a tax number that is not a VAT id, BT-32, where the syntax is UBL. */
  readonly taxNumberScheme: 'FC' | 'TAX';
}

const EN16931 = 'urn:cen.eu:en16931:2017';
const XRECHNUNG = `${EN16931}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`;

/** Business process, BT-23, of all formats: XRechnung and Peppol require it, Factur-X allows it. */
export const BUSINESS_PROCESS = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';

/** The formats, by the name that a request gives. */
export const profiles: Readonly<Record<EinvoiceFormat, Profile>> = {
  facturx: {
    name: 'facturx',
    syntax: 'cii',
    guideline: EN16931,
    rules: 'Factur-X 1.09.2 (ZUGFeRD 2.5.2) of 2026-08-04, profile EN 16931',
    endpointSchemes: facturXSchemes,
    checksIdentifiers: false,
    taxNumberScheme: 'FC',
  },
  xrechnung: {
    name: 'xrechnung',
    syntax: 'cii',
    guideline: XRECHNUNG,
    rules: 'XRechnung 3.0.2, schematron 2.5.0 of 2026-01-31',
    endpointSchemes: xrechnungSchemes,
    checksIdentifiers: false,
    taxNumberScheme: 'FC',
  },
  'xrechnung-ubl': {
    name: 'xrechnung-ubl',
    syntax: 'ubl',
    guideline: XRECHNUNG,
    rules: 'XRechnung 3.0.2, schematron 2.5.0 of 2026-01-31',
    endpointSchemes: xrechnungSchemes,
    checksIdentifiers: false,
    taxNumberScheme: 'FC',
  },
  peppol: {
    name: 'peppol',
    syntax: 'ubl',
    guideline: `${EN16931}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`,
    rules: 'Peppol BIS Billing 3.0.21 of May 2026',
    endpointSchemes: peppolSchemes,
    checksIdentifiers: true,
    taxNumberScheme: 'TAX',
  },
};
