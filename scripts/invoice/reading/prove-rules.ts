/**
 * `EINVOICE_CHECK=PROGRAM npm run einvoice -- rules`: asks a program that has the official rules about every change of
 * scripts/invoice/breaking, and compares the rules that it names, and which of them are fatal, with ours. Changes to an
 * XRechnung in CII are made to a Factur-X invoice as well, and those to a Peppol invoice to an XRechnung in UBL. Exits 1
 * where the rules differ.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { judge } from '../../../src/operations/invoice/einvoice/judge/judge.ts';
import { readInvoiceXml } from '../../../src/operations/invoice/einvoice/read/file/invoice-xml.ts';
import { InputError } from '../../../src/operations/invoice/index.ts';
import { type Breaking, type BrokenFormat, brokenInvoice } from '../breaking/breaking.ts';
import { MissingPlace } from '../breaking/edited-xml.ts';
import { breakingTables } from '../breaking/tables.ts';
import { type OfficialVerdict, officialVerdicts } from '../official-verdicts.ts';
import { isOfSyntax, knowsFormat, officialId } from './comparison.ts';

/** A format that the changes of a table are made to as well: it has the same syntax. */
const alsoIn: Partial<Readonly<Record<BrokenFormat, BrokenFormat>>> = {
  xrechnung: 'facturx',
  peppol: 'xrechnung-ubl',
};

/** A changed invoice: the rules that are to be named for it, and those of ours that it breaks. */
interface Changed {
  readonly title: string;
  readonly bytes: Uint8Array;
  readonly rules: string;
  readonly broken: string;
  readonly fatal: string;
}

/** Compares, prints what differs, and says whether nothing does. */
export function proveRules(program: string): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'einvoices-'));
  try {
    const changed = [...ofTables(), ...ofOtherFormats()];
    const paths = changed.map(({ bytes }, index) => {
      const path = join(folder, `${index}.xml`);
      writeFileSync(path, bytes);
      return path;
    });
    const verdicts = officialVerdicts(program, { files: paths, folder, flags: ['--xml-only'] });
    let unknown = 0;
    const wrong = changed.flatMap(({ title, rules, fatal }, index) => {
      const verdict = verdicts.get(paths[index]!)!;
      if (!knowsFormat(verdict)) {
        unknown++;
        return [];
      }
      const ours = `${rules}; fatal: ${fatal}`;
      const official = `${namedRules(verdict, rules)}; fatal: ${sorted(verdict.errors.map(officialId))}`;
      return official === ours ? [] : [`  ${title}\n    ${ours}\n    officially: ${official}\n`];
    });
    process.stdout.write(
      `changes that break rules: ${changed.length}, ${unknown} of formats that the program does not know, ${wrong.length} differ\n${wrong.join('')}`,
    );
    return wrong.length === 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function ofTables(): readonly Changed[] {
  return breakingTables.flatMap(([format, table]) => table.map((row) => changedInvoice(format, row)));
}

/** The changes of the tables to invoices of another format, but those of BT-24 and of what that format has not. */
function ofOtherFormats(): readonly Changed[] {
  return breakingTables.flatMap(([format, table]) => {
    const other = alsoIn[format];
    const rows = table.filter(
      ([, edits]) => !/CustomizationID|GuidelineSpecifiedDocumentContextParameter/.test(edits),
    );
    return other === undefined ? [] : rows.flatMap((row) => changedElsewhere(other, row));
  });
}

function changedElsewhere(format: BrokenFormat, row: Breaking): readonly Changed[] {
  try {
    const changed = changedInvoice(format, row);
    return [{ ...changed, rules: changed.broken }];
  } catch (error) {
    if (error instanceof MissingPlace || error instanceof InputError) return [];
    throw error;
  }
}

function changedInvoice(format: BrokenFormat, row: Breaking): Changed {
  const [request, edits, rules] = row;
  const bytes = brokenInvoice(format, row);
  const read = readInvoiceXml(bytes, (reason) => {
    throw new Error(reason);
  });
  const { findings } = judge(read);
  const fatal = findings.filter(({ severity }) => severity === 'fatal');
  return {
    title: `${format} ${request}: ${edits}`,
    bytes,
    rules,
    broken: sorted(findings.map(({ rule }) => rule)),
    fatal: sorted(fatal.map(({ rule }) => rule)),
  };
}

/** The rules that are broken, without warnings of the syntax, of which few are ours. */
function namedRules({ errors, warnings }: OfficialVerdict, ours: string): string {
  const soft = warnings.map(officialId).filter((id) => !isOfSyntax(id) || ours.split(' ').includes(id));
  return sorted([...errors.map(officialId), ...soft]);
}

function sorted(ids: readonly string[]): string {
  return [...new Set(ids)]
    .filter((id) => !id.endsWith(':silent'))
    .toSorted()
    .join(' ');
}
