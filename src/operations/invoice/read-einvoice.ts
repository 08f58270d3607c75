import { refuse } from '../../errors.ts';
import { judge } from './einvoice/judge/judge.ts';
import { pdfFindings } from './einvoice/judge/pdf-findings.ts';
import { readFile } from './einvoice/read/read-file.ts';
import type { InvoiceReading, ReadInput } from './schema/read.ts';
import type { EinvoiceRequest } from './schema.ts';

/** Most bytes of an answer. */
const MAX_ANSWER_BYTES = 67_108_864;

/** Reads an e-invoice. `currencies` are those that a request may have. Throws InputError for what is not an invoice. */
export function readEinvoice(
  { file, attachments, rules }: ReadInput,
  currencies: readonly string[],
): InvoiceReading {
  const { read, content, left, source } = readFile(file, { attachments, currencies });
  const { valid, ruleSets, findings, findingsLeftOut } = judge(read, rules);
  const { pdf, format } = content;
  const aboutPdf =
    source === undefined || pdf === null ? [] : pdfFindings({ source, facts: pdf, profile: format.profile });
  return {
    ...content,
    invoice: content.invoice as EinvoiceRequest | null,
    valid,
    rule_sets: ruleSets,
    findings: [...findings, ...aboutPdf],
    findings_left_out: findingsLeftOut,
    ...left,
  };
}

/** An answer as JSON in UTF-8. Refuses one that is longer than an answer may be. */
export function readingJson(reading: InvoiceReading): Uint8Array {
  const json = new TextEncoder().encode(JSON.stringify(reading));
  if (json.length > MAX_ANSWER_BYTES) {
    refuse(
      '/file',
      `gives more than the ${MAX_ANSWER_BYTES.toLocaleString('en-US')} bytes an answer may have`,
    );
  }
  return json;
}
