import { toXml } from '../../../src/operations/invoice/library.ts';
import { type Edits, edited } from './edited-xml.ts';
import { requests } from './requests.ts';

/** The formats that rules are broken in. */
export type BrokenFormat = 'facturx' | 'peppol' | 'xrechnung' | 'xrechnung-ubl';

/** Changes to the valid e-invoice of a request, and the rules that it breaks then, sorted. */
export type Breaking = readonly [request: string, edits: Edits, rules: string];

const written = new Map<string, string>();

/** The e-invoice of a request, which is written once. */
export function validInvoice(format: BrokenFormat, request: string): string {
  const key = `${format} ${request}`;
  const known = written.get(key);
  if (known !== undefined) return known;
  const xml = new TextDecoder().decode(toXml({ ...requests[request]!, einvoice: format }).bytes);
  written.set(key, xml);
  return xml;
}

/** It after changes. */
export function brokenInvoice(format: BrokenFormat, [request, edits]: Breaking): Uint8Array {
  return new TextEncoder().encode(edited(validInvoice(format, request), edits));
}
