import { escapeAttribute, escapeText, XML_DECLARATION } from '../../../formats/xml/escape.ts';

/** The namespace of spreadsheet parts (ECMA-376-1 annex A, transitional as Excel writes it). */
export const MAIN_NAMESPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** `xl/workbook.xml`: the tabs in order (ECMA-376-1 18.2.27), and the row of names as what each page is printed with. */
export function workbook(tabs: readonly Tab[]): string {
  const sheets = tabs.map(
    ({ name }, index) =>
      `<sheet name="${escapeAttribute(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  return (
    `${XML_DECLARATION}<workbook xmlns="${MAIN_NAMESPACE}" xmlns:r="${RELATIONSHIPS}">` +
    '<bookViews><workbookView xWindow="0" yWindow="0" windowWidth="24000" windowHeight="12000"/></bookViews>' +
    `<sheets>${sheets.join('')}</sheets>${printTitles(tabs)}</workbook>`
  );
}

/** What the workbook says of a tab. */
export interface Tab {
  readonly name: string;
  readonly hasHeader: boolean;
}

/** 18.2.5, 18.2.6: a name in apostrophes, of which each inside is doubled. The list may not be empty. */
function printTitles(tabs: readonly Tab[]): string {
  const names = tabs.flatMap(({ name, hasHeader }, index) => {
    if (!hasHeader) return [];
    const rows = `'${name.replaceAll("'", "''")}'!$1:$1`;
    return `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">${escapeText(rows)}</definedName>`;
  });
  return names.length === 0 ? '' : `<definedNames>${names.join('')}</definedNames>`;
}
