import { escapeAttribute, XML_DECLARATION } from '../../../formats/xml/escape.ts';

/** The namespace of spreadsheet parts (ECMA-376-1 annex A, transitional as Excel writes it). */
export const MAIN_NAMESPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** `xl/workbook.xml`: the tabs in order (ECMA-376-1 18.2.27). */
export function workbook(names: readonly string[]): string {
  const sheets = names.map(
    (name, index) => `<sheet name="${escapeAttribute(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  return (
    `${XML_DECLARATION}<workbook xmlns="${MAIN_NAMESPACE}" xmlns:r="${RELATIONSHIPS}">` +
    '<bookViews><workbookView xWindow="0" yWindow="0" windowWidth="24000" windowHeight="12000"/></bookViews>' +
    `<sheets>${sheets.join('')}</sheets></workbook>`
  );
}
