import {
  type Need,
  type Requirement,
  requirements,
} from '../../src/operations/invoice/einvoice/requirements.ts';

const columns = [
  ['facturx', 'facturx'],
  ['xrechnung, xrechnung-ubl', 'xrechnung'],
  ['peppol', 'peppol'],
] as const;

/** What each format requires, as the table of docs/invoice.md: a line for each requirement. */
export function requirementsTable(): string {
  return [
    `| member | term | when | ${columns.map(([title]) => title).join(' | ')} |`,
    `|---|---|---|${columns.map(() => '---|').join('')}`,
    ...requirements.map(rowOf),
  ].join('\n');
}

function rowOf({ pointer, term, when, formats, instead }: Requirement): string {
  const member = `\`${pointer.slice(1).replaceAll('/', '.')}\`${instead === undefined ? '' : `, or ${instead}`}`;
  const needs = columns.map(([, format]) => wordsOf(formats[format]));
  const ofUbl = formats['xrechnung-ubl'];
  if (ofUbl !== formats.xrechnung) needs[1] = `${wordsOf(ofUbl)} in xrechnung-ubl`;
  return `| ${member} | ${term} | ${when?.words ?? ''} | ${needs.join(' | ')} |`;
}

function wordsOf(need: Need | undefined): string {
  switch (need) {
    case 'always':
      return 'required';
    case 'German parties':
      return 'if both are German';
    case undefined:
      return '';
  }
}
