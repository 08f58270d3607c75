import { toXml } from '../../../src/operations/invoice/library.ts';
import { type Edits, edited } from './edited-xml.ts';
import { requests } from './requests.ts';

/** The formats that rules are broken in. */
export type BrokenFormat = 'facturx' | 'peppol' | 'xrechnung' | 'xrechnung-ubl';

/** Changes to the valid e-invoice of a request, and the rules that it breaks then, sorted. */
export type Breaking = readonly [request: string, edits: Edits, rules: string];

/** The e-invoice of a request. */
export function validInvoice(format: BrokenFormat, request: string): string {
  return new TextDecoder().decode(toXml({ ...requests[request]!, einvoice: format }).bytes);
}

/** It after changes. */
export function brokenInvoice(format: BrokenFormat, [request, edits]: Breaking): Uint8Array {
  return new TextEncoder().encode(edited(validInvoice(format, request), edits));
}
