import type { ReadPdf } from '../read/file/pdf-facts.ts';
import type { PdfSource } from '../read/file/pdf-source.ts';
import type { ReadProfile } from '../read/file/profiles.ts';
import type { Finding } from './finding.ts';

/** A PDF with its invoice, and the profile that the invoice names (BT-24). */
export interface InvoicePdf {
  readonly source: PdfSource;
  readonly facts: ReadPdf;
  readonly profile: ReadProfile;
}

/** What is wrong, as the text of a finding; undefined where nothing is. */
type Test = (pdf: InvoicePdf) => string | undefined;

/**
 * What receivers may miss in the PDF around an invoice (ISO 19005-3 6.8, Factur-X 1.09 6): other programs find the invoice by
 * these. None of them says anything of the invoice, so that none is fatal.
 */
export function pdfFindings(pdf: InvoicePdf): readonly Finding[] {
  return Object.entries(tests).flatMap(([rule, test]) => {
    const message = test(pdf);
    if (message === undefined) return [];
    return [{ rule, severity: 'warning', set: 'pdf', term: null, path: null, line: null, message } as const];
  });
}

const tests: Readonly<Record<string, Test>> = {
  'pdf-name': ({ source: { chosen }, profile }) => {
    const name = profile.startsWith('xrechnung') ? 'xrechnung.xml' : 'factur-x.xml';
    const isUsual =
      chosen.name === name || chosen.name === 'factur-x.xml' || chosen.name === 'zugferd-invoice.xml';
    return isUsual ? undefined : `the invoice is attached as ${shown(chosen.name)}, and not as "${name}"`;
  },
  'pdf-key': ({ source: { chosen } }) =>
    chosen.key === undefined ? 'the invoice is not in the list of attachments (EmbeddedFiles)' : undefined,
  'pdf-af': ({ source: { chosen } }) =>
    chosen.isAssociated ? undefined : 'the document does not name the invoice in its AF',
  'pdf-relationship': ({ source: { chosen } }) =>
    relationships.has(chosen.relationship ?? '')
      ? undefined
      : `its relationship is ${shown(chosen.relationship)}, and not Alternative, Source or Data`,
  'pdf-subtype': ({ source: { chosen } }) =>
    chosen.subtype === 'text/xml' || chosen.subtype === 'application/xml'
      ? undefined
      : `its media type is ${shown(chosen.subtype)}, and not text/xml`,
  'pdf-mod-date': ({ source: { chosen } }) =>
    /^D:\d{4}/.test(chosen.modified ?? '') ? undefined : 'the time of its last change (ModDate) is missing',
  'pdf-part': ({ facts: { part } }) =>
    part === '3' ? undefined : `the file says that it is PDF/A of part ${shown(part)}, and not 3`,
  'pdf-conformance': ({ facts: { conformance } }) =>
    /^[ABU]$/.test(conformance ?? '')
      ? undefined
      : `the file says that it is PDF/A of level ${shown(conformance)}, and not A, B or U`,
  'pdf-xmp': ({ facts: { metadata } }) =>
    metadata === null ? 'the metadata (XMP) does not say that an invoice is attached' : undefined,
  'pdf-xmp-profile': ({ facts: { metadata }, profile }) => {
    const stated = metadata?.profile ?? null;
    if (stated === null || levels[profile] === undefined || levels[profile] === bare(stated))
      return undefined;
    return `the metadata (XMP) says the profile is ${shown(stated)}, and BT-24 ${profile}`;
  },
  'pdf-several': ({ source: { isOneOfSeveral, chosen } }) =>
    isOneOfSeveral ? `several invoices are attached, of which ${shown(chosen.name)} is read` : undefined,
  'pdf-rebuilt': ({ source: { contents } }) =>
    contents.isRebuilt ? 'the table of objects is broken: objects were searched for' : undefined,
};

const relationships: ReadonlySet<string> = new Set(['Alternative', 'Source', 'Data']);

/** The levels of XMP (Factur-X 1.09 6.3.1), without their blanks; other profiles have none. */
const levels: Readonly<Partial<Record<ReadProfile, string>>> = {
  minimum: 'MINIMUM',
  'basic-wl': 'BASICWL',
  basic: 'BASIC',
  en16931: 'EN16931',
  extended: 'EXTENDED',
  xrechnung: 'XRECHNUNG',
  comfort: 'COMFORT',
};

function bare(level: string): string {
  return level.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** Most characters of the file in a message. */
const MAX_SHOWN = 80;

function shown(text: string | null | undefined): string {
  return text === null || text === undefined || text === ''
    ? 'not said'
    : JSON.stringify(text.slice(0, MAX_SHOWN).toWellFormed());
}
