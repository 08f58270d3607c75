import { XML_DECLARATION } from '../../../formats/xml/escape.ts';

const NAMESPACE = 'http://schemas.openxmlformats.org/package/2006/content-types';
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** `[Content_Types].xml`: the media type of every part (ECMA-376-2 10.1.2). */
export function contentTypes(sheets: number): string {
  const worksheets = Array.from({ length: sheets }, (_, index) =>
    override(`worksheets/sheet${index + 1}`, 'worksheet'),
  );
  return (
    `${XML_DECLARATION}<Types xmlns="${NAMESPACE}">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    override('workbook', 'sheet.main') +
    worksheets.join('') +
    override('styles', 'styles') +
    override('sharedStrings', 'sharedStrings') +
    '</Types>'
  );
}

function override(part: string, kind: string): string {
  return `<Override PartName="/xl/${part}.xml" ContentType="${SPREADSHEET}.${kind}+xml"/>`;
}
