import type { EinvoiceFormat } from '../../../codes/einvoice-format.ts';
import type { InvoiceRoot, InvoiceSyntax, ReadInvoice } from '../read-invoice.ts';
import { firstGroup, textOf } from '../values.ts';
import type { ReadProfile } from './profiles.ts';

/** What a file is. */
export interface ReadFormat {
  readonly syntax: InvoiceSyntax;
  readonly root: InvoiceRoot;
  readonly profile: ReadProfile;
  /** Of the profile, as its identifier says it. */
  readonly version: string | null;
  /** BT-24 as written. */
  readonly specification: string | null;
  /** BT-23 as written. */
  readonly process: string | null;
}

export function formatOf({ syntax, root, document }: ReadInvoice): ReadFormat {
  const control = firstGroup(document, 'BG-2');
  const specification = textOf(control, 'BT-24') ?? null;
  return {
    syntax,
    root,
    ...profileOf(specification ?? ''),
    specification,
    process: textOf(control, 'BT-23') ?? null,
  };
}

/** The format of requests that is closest to a profile. */
export function requestFormatOf({ syntax, profile }: ReadFormat): EinvoiceFormat {
  if (profile.startsWith('xrechnung')) return syntax === 'ubl' ? 'xrechnung-ubl' : 'xrechnung';
  return profile.startsWith('peppol') ? 'peppol' : 'facturx';
}

/** Identifiers by their parts, the more special first. */
const patterns: readonly (readonly [pattern: RegExp, profile: ReadProfile])[] = [
  [/^urn:cen\.eu:en16931:2017$/, 'en16931'],
  [/#urn:.*:xrechnung_(\d+\.\d+)#.*:extension:/, 'xrechnung-extension'],
  [/:extension:xrechnung_(\d+\.\d+)$/, 'xrechnung-extension'],
  [/xrechnung(?:_|:cvd_)(\d+\.\d+).*cvd|xrechnung:cvd_(\d+\.\d+)/, 'xrechnung-cvd'],
  [/:xrechnung_(\d+\.\d+)$/, 'xrechnung'],
  [/:poacc:selfbilling:(\d+\.\d+)$/, 'peppol-selfbilling'],
  [/:poacc:billing:(\d+\.\d+)$/, 'peppol'],
  [/^(?:.*#)?urn:(?:factur-x\.eu|zugferd\.de):(\d+p\d+):minimum$/, 'minimum'],
  [/^(?:.*#)?urn:(?:factur-x\.eu|zugferd\.de):(\d+p\d+):basic[-_]?wl$/, 'basic-wl'],
  [/^(?:.*#)?urn:(?:factur-x\.eu|zugferd\.de):(\d+p\d+):basic$/, 'basic'],
  [/^(?:.*#)?urn:(?:factur-x\.eu|zugferd\.de):(\d+p\d+):extended$/, 'extended'],
  [/^urn:ferd:(?:CrossIndustryDocument:)?invoice:(\d+p\d+):basic$/i, 'basic'],
  [/^urn:ferd:(?:CrossIndustryDocument:)?invoice:(\d+p\d+):comfort$/i, 'comfort'],
  [/^urn:ferd:(?:CrossIndustryDocument:)?invoice:(\d+p\d+):extended$/i, 'extended'],
];

function profileOf(specification: string): Pick<ReadFormat, 'profile' | 'version'> {
  for (const [pattern, profile] of patterns) {
    const found = pattern.exec(specification);
    if (found === null) continue;
    const version = found.slice(1).find((part) => part !== undefined);
    return { profile, version: version?.replace('p', '.') ?? null };
  }
  return { profile: 'other', version: null };
}
