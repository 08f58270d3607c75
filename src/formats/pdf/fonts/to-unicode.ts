import { hex16 } from '../text-string.ts';

/** A block of a CMap holds at most this many lines (Adobe Technical Note 5411, 1.4.1). */
const BLOCK_LINES = 100;

/** The CMap (PDF 1.4, 5.9.2) that maps the codes 1, 2, 3 ... to their texts, of one character or more. */
export function toUnicodeCmap(texts: readonly string[]): string {
  const lines = texts.map((text, index) => `<${hex16(index + 1)}><${utf16(text)}>`);
  const blocks: string[] = [];
  for (let start = 0; start < lines.length; start += BLOCK_LINES) {
    const block = lines.slice(start, start + BLOCK_LINES);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return [
    '/CIDInit/ProcSet findresource begin',
    '12 dict begin',
    'begincmap',
    '/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def',
    '/CMapName/Adobe-Identity-UCS def',
    '/CMapType 2 def',
    '1 begincodespacerange\n<0000><FFFF>\nendcodespacerange',
    ...blocks,
    'endcmap',
    'CMapName currentdict/CMap defineresource pop',
    'end\nend',
  ].join('\n');
}

function utf16(text: string): string {
  let hex = '';
  for (let index = 0; index < text.length; index++) hex += hex16(text.charCodeAt(index));
  return hex;
}
