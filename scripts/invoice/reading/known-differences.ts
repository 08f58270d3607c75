/** A difference between our rules and the official programs that stays. */
interface KnownDifference {
  /** The file, where the difference is known of one alone. */
  readonly file?: string;
  /** The rule, and which of the two names it. */
  readonly difference: string;
  readonly reason: string;
}

const rows: readonly KnownDifference[] = [
  {
    file: 'ZUGFeRD/mustangproject/validator/src/test/resources/corruptedV2PDF.pdf',
    difference: 'pdfdetach, official only',
    reason:
      'Its table of objects is broken. We rebuild it, and the program that takes files out of PDFs does not.',
  },
  ...['cen-cii', 'factur-x', 'xrechnung-cii', 'cen-ubl', 'xrechnung-ubl', 'peppol'].map((set) => ({
    difference: `${set}:silent, official only`,
    reason: 'No rule: the checker says that fewer than 10 rules of a set found something to look at.',
  })),
];

/** Why a difference of a file is known, or undefined. */
export function knownDifference(name: string, difference: string): string | undefined {
  return rows.find((row) => row.difference === difference && (row.file === undefined || row.file === name))
    ?.reason;
}
