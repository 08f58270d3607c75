import { DomUtils, parseDocument } from 'htmlparser2';
import { writeXlsx } from 'hucre';
import { describe, expect, it } from 'vitest';
import { type ParseXml, readWorkbook, type XmlElement } from './workbook.ts';
import { readZip } from './zip.ts';

type Parent = Parameters<typeof DomUtils.getElementsByTagName>[1];

/** A parser in place of the browser's. */
const parse: ParseXml = (text) => wrapped(parseDocument(text, { xmlMode: true }));

function wrapped(node: Parent): XmlElement {
  return {
    textContent: DomUtils.textContent(node),
    getAttribute: (name) =>
      'attribs' in node ? ((node.attribs as Record<string, string>)[name] ?? null) : null,
    getElementsByTagName: (name) => DomUtils.getElementsByTagName(name, node).map(wrapped),
  };
}

/** A workbook written by another program. */
async function workbook(
  sheets: Readonly<Record<string, (string | number | boolean | null)[][]>>,
): Promise<Uint8Array<ArrayBuffer>> {
  const written = await writeXlsx({ sheets: Object.entries(sheets).map(([name, rows]) => ({ name, rows })) });
  return new Uint8Array(written);
}

describe('a workbook', () => {
  const sheets = {
    Orders: [
      ['order', 'total', 'paid'],
      ['00042', 12.5, true],
      ['a & <b>', null, false],
    ],
    'Caf\u00e9': [[1], [2], [3]],
  };

  it('has its sheets with their cells as text', async () => {
    expect(await readWorkbook(await workbook(sheets), 200, parse)).toEqual([
      {
        name: 'Orders',
        length: 3,
        rows: [
          ['order', 'total', 'paid'],
          ['00042', '12.5', 'TRUE'],
          ['a & <b>', '', 'FALSE'],
        ],
      },
      { name: 'Caf\u00e9', length: 3, rows: [['1'], ['2'], ['3']] },
    ]);
  });

  it('has at most as many rows as wanted, and says how many there are', async () => {
    const [, second] = await readWorkbook(await workbook(sheets), 2, parse);
    expect(second).toEqual({ name: 'Caf\u00e9', length: 3, rows: [['1'], ['2']] });
  });

  it('that is not a workbook is refused in words', () => {
    expect(() => readZip(new Uint8Array(40))).toThrow('This is not a ZIP archive');
  });
});
