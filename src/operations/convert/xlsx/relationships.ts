import { XML_DECLARATION } from '../../../formats/xml/escape.ts';

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** `_rels/.rels`: from the package to the workbook (ECMA-376-2 9.3). */
export const packageRelationships = relationships([['officeDocument', 'xl/workbook.xml']]);

/** `xl/_rels/workbook.xml.rels`: rId1 to rIdN are the worksheets, then styles and shared strings. */
export function workbookRelationships(sheets: number): string {
  const worksheets = Array.from(
    { length: sheets },
    (_, index) => ['worksheet', `worksheets/sheet${index + 1}.xml`] as const,
  );
  return relationships([...worksheets, ['styles', 'styles.xml'], ['sharedStrings', 'sharedStrings.xml']]);
}

function relationships(targets: readonly (readonly [type: string, target: string])[]): string {
  const list = targets.map(
    ([type, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  return `${XML_DECLARATION}<Relationships xmlns="${PACKAGE}">${list.join('')}</Relationships>`;
}
