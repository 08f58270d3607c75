import { XML_DECLARATION } from '../../../formats/xml/escape.ts';
import { MAIN_NAMESPACE } from './workbook.ts';

/** Properties of a cell style; the index of a style is the sum of its properties. */
export const BOLD = 1;
/** Shows line feeds as such; without it Excel shows one line. */
export const WRAP = 2;
/** Keeps a text that looks like a formula a text even when the cell is edited (18.8.45, quotePrefix). */
export const QUOTE_PREFIX = 4;

/** Puts a text at the right, as numbers are. */
export const RIGHT = 8;

/** Number of styles. */
export const STYLES = 16;

/** `xl/styles.xml` (ECMA-376-1 18.8.39). Excel requires the two fills, none and gray125, to be the first. */
export const styles =
  `${XML_DECLARATION}<styleSheet xmlns="${MAIN_NAMESPACE}">` +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font>' +
  '<font><b/><sz val="11"/><name val="Calibri"/><family val="2"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill>' +
  '<fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  `<cellXfs count="${STYLES}">${Array.from({ length: STYLES }, (_, index) => cellFormat(index)).join('')}</cellXfs>` +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';

function cellFormat(style: number): string {
  const font = style & BOLD ? 'fontId="1" applyFont="1"' : 'fontId="0"';
  const quote = style & QUOTE_PREFIX ? ' quotePrefix="1"' : '';
  const format = `<xf numFmtId="0" ${font} fillId="0" borderId="0" xfId="0"${quote}`;
  const right = style & RIGHT ? ' horizontal="right"' : '';
  const wrap = style & WRAP ? ' wrapText="1"' : '';
  if (right === '' && wrap === '') return `${format}/>`;
  return `${format} applyAlignment="1"><alignment${right}${wrap}/></xf>`;
}
