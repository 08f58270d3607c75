/**
 * `EINVOICE_CHECK=PROGRAM npm run einvoice -- rules`: asks a program that has the official rules about every change of
 * scripts/invoice/breaking, and compares the rules that it names with those of the table. Exits 1 where they differ.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brokenInvoice } from '../breaking/breaking.ts';
import { breakingTables } from '../breaking/tables.ts';
import { type OfficialVerdict, officialVerdicts } from '../official-verdicts.ts';
import { isOfSyntax, officialId } from './comparison.ts';

/** Compares, prints what differs, and says whether nothing does. */
export function proveRules(program: string): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'einvoices-'));
  try {
    const rows = breakingTables.flatMap(([format, table]) => table.map((row) => [format, row] as const));
    const paths = rows.map(([format, row], index) => {
      const path = join(folder, `${index}.xml`);
      writeFileSync(path, brokenInvoice(format, row));
      return path;
    });
    const verdicts = officialVerdicts(program, { files: paths, folder, flags: ['--xml-only'] });
    const wrong = rows.flatMap(([format, [request, edits, rules]], index) => {
      const official = namedRules(verdicts.get(paths[index]!)!);
      return official === rules
        ? []
        : [`  ${format} ${request}: ${edits}\n    ${rules}\n    officially: ${official}\n`];
    });
    process.stdout.write(
      `changes that break rules: ${rows.length}, ${wrong.length} differ\n${wrong.join('')}`,
    );
    return wrong.length === 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The rules that are broken, without warnings of the syntax, which have no id of ours. */
function namedRules({ errors, warnings }: OfficialVerdict): string {
  const named = [...errors.map(officialId), ...warnings.map(officialId).filter((id) => !isOfSyntax(id))];
  return [...new Set(named)]
    .filter((id) => !id.endsWith(':silent'))
    .toSorted()
    .join(' ');
}
