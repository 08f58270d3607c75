import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { faultsOf } from '../../../test/support/judging/declared-answer.ts';
import { testNeeds } from '../../../test/support/worlds/needs.ts';
import { InputError } from '../../errors.ts';
import type { FileResult, JsonResult, Result, Route } from '../../operation.ts';
import { readRequest } from '../../request/read.ts';
import { readInput } from '../../schema/read.ts';
import { barcodeCost } from './cost.ts';
import { createBarcode } from './create.operation.ts';
import { type Barcode, barcodeModules, barcodeRequest } from './schema.ts';
import { symbologies } from './symbologies.ts';

const [get, post] = createBarcode.routes as readonly [Route, Route];
const needs = testNeeds();

async function byGet(query: string): Promise<Result> {
  return createBarcode.run(readRequest(createBarcode, get, { query }).input as Barcode, needs);
}

async function byPost(body: object): Promise<Result> {
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  return createBarcode.run(
    readRequest(createBarcode, post, { query: '', body: bytes }).input as Barcode,
    needs,
  );
}

async function svgOf(body: object): Promise<string> {
  return new TextDecoder().decode(((await byPost(body)) as FileResult).bytes);
}

describe('refusals', () => {
  const data = 'x';
  test.each([
    { name: 'no data', body: {}, pointer: '/data', message: /^is required/ },
    { name: 'empty data', body: { data: '' }, pointer: '/data', message: /1 to 2,?335 bytes/ },
    {
      name: '2,336 bytes',
      body: { data: 'x'.repeat(2336), type: 'aztec' },
      pointer: '/data',
      message: /2,?335/,
    },
    { name: 'an unknown type', body: { data, type: 'ean15' }, pointer: '/type', message: /code128, ean13/ },
    { name: 'scale 0', body: { data, scale: 0 }, pointer: '/scale', message: /from 1 to 20/ },
    { name: 'a height of 4', body: { data, height: 4 }, pointer: '/height', message: /from 5 to 400/ },
    { name: 'a margin of 41', body: { data, margin: 41 }, pointer: '/margin', message: /from 0 to 40/ },
    { name: 'markup in a colour', body: { data, fg: '"/><script>' }, pointer: '/fg', message: /hex digits/ },
    { name: 'fg equal to bg', body: { data, fg: '#fff' }, pointer: '/fg', message: /differ from bg/ },
    {
      name: 'for modules, too',
      body: { data, fg: '#fff', format: 'json' },
      pointer: '/fg',
      message: /differ from bg/,
    },
    {
      name: 'text as the data',
      body: { text: 'LOT' },
      pointer: '/text',
      message: /true or false/,
    },
    {
      // 11 start, 11 each of 200, 11 check, 13 stop, 20 margin.
      name: 'more than 8,192 pixels',
      body: { data: 'a'.repeat(200), scale: 4 },
      pointer: '/scale',
      message: /^makes a picture of 9020 x 248 pixels, of which 8192 are allowed on a side; at most 3 fits$/,
    },
    {
      name: 'a height of more than 8,192 pixels',
      body: { data, height: 400, scale: 20 },
      pointer: '/scale',
      message: /1320 x 8240 pixels.*at most 19 fits$/,
    },
  ])('$name', async ({ body, pointer, message }) => {
    const refused = await byPost(body).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(InputError);
    const fault = (refused as InputError).faults.find((one) => one.pointer === pointer);
    expect(fault?.message).toMatch(message);
  });

  test('GET has no format json', async () => {
    await expect(byGet('data=x&format=json')).rejects.toThrow(/^format must be one of svg, png/);
  });

  test('width and size are not known', async () => {
    await expect(byGet('data=x&width=300')).rejects.toThrow(/scale is the pixels of a module/);
  });
});

describe('answers', () => {
  test('GET and POST give the same bytes and headers', async () => {
    const got = (await byGet('type=EAN13&data=978020137962&format=PNG&scale=2&fg=%23036')) as FileResult;
    const posted = await byPost({ type: 'ean13', data: '978020137962', format: 'png', scale: 2, fg: '#036' });
    expect(got).toEqual(posted);
    expect(got).toMatchObject({
      mediaType: 'image/png',
      fileName: 'barcode.png',
      disposition: 'inline',
      headers: { 'x-barcode-type': 'ean13', 'x-barcode-text': '9780201379624', 'x-barcode-modules': '95' },
    });
  });

  test.each([
    { type: 'ean8', data: '9638507', text: '96385074' },
    { type: 'upca', data: '03600029145', text: '036000291452' },
    { type: 'upce', data: '123456', text: '01234565' },
    { type: 'itf14', data: '1540014128876', text: '15400141288763' },
    { type: 'code128', data: 'a\r\nset-cookie: b', text: undefined },
    { type: 'codabar', data: '123', text: undefined },
  ])('x-barcode-text: $type', async ({ type, data, text }) => {
    expect((await byPost({ type, data })).headers?.['x-barcode-text']).toBe(text);
  });

  test('modules of a linear type: UPC-E, by hand', async () => {
    // ISO/IEC 15420: number system 0 and check digit 5 give the sets B A A B B A... of 1 2 3 4 5 6.
    const { value } = (await byPost({ type: 'upce', data: '123456', format: 'json' })) as JsonResult<object>;
    const digits = ['0110011', '0010011', '0111101', '0011101', '0111001', '0101111'].join('');
    expect(value).toEqual({ type: 'upce', text: '01234565', modules: 51, bars: `101${digits}010101` });
  });

  test.each(Object.keys(symbologies))('modules of %s are as declared', async (type) => {
    const data = /^gs1/.test(type)
      ? '(01)09521234543213'
      : type === 'ean8'
        ? '9638507'
        : type === 'upce'
          ? '123456'
          : type === 'upca'
            ? '03600029145'
            : type === 'itf14'
              ? '1540014128876'
              : '978020137962';
    const { value } = (await byPost({ type, data, format: 'json' })) as JsonResult<Record<string, unknown>>;
    expect(faultsOf(barcodeModules, value)).toEqual([]);
    const rows = (value.matrix as string[] | undefined) ?? [value.bars as string];
    expect(rows.every((row) => row.length === value.modules)).toBe(true);
    if (value.matrix !== undefined) expect(value.rows).toBe(rows.length);
  });

  test('ISO/IEC 15438 5.8.2: a row of PDF417 is three modules high', async () => {
    const { value } = (await byPost({ type: 'pdf417', data: 'a', format: 'json' })) as JsonResult<{
      matrix: string[];
    }>;
    expect(value.matrix.length % 3).toBe(0);
    for (const [i, row] of value.matrix.entries()) expect(row).toBe(value.matrix[i - (i % 3)]);
  });

  test.each([
    { name: 'nothing', body: {}, warning: undefined },
    { name: 'one pixel a module', body: { scale: 1 }, warning: 'too-small' },
    { name: 'light on dark', body: { fg: '#fff', bg: '#000' }, warning: 'inverted' },
    { name: 'yellow on white', body: { fg: '#ff0' }, warning: 'low-contrast' },
    { name: 'less than the quiet zone', body: { margin: 9 }, warning: 'quiet-zone' },
    {
      name: 'all',
      body: { scale: 1, fg: '#ccc', bg: '#bbb', margin: 0 },
      warning: 'too-small,low-contrast,inverted,quiet-zone',
    },
    { name: 'no margin around Aztec', body: { type: 'aztec', margin: 0 }, warning: undefined },
    { name: 'no margin around Data Matrix', body: { type: 'datamatrix', margin: 0 }, warning: 'quiet-zone' },
  ])('x-barcode-warning: $name', async ({ body, warning }) => {
    expect((await byPost({ data: 'LOT', ...body })).headers?.['x-barcode-warning']).toBe(warning);
  });
});

describe('the drawing', () => {
  /** Rectangles of the bars: left, top, width and height in modules. */
  function barsOf(svg: string): number[][] {
    const [, path = ''] = /crispEdges" d="([^"]*)"/.exec(svg) ?? [];
    let x = 0;
    let y = 0;
    return [...path.matchAll(/([Mm])(-?\d+) (-?\d+)v(\d+)h(\d+)V(\d+)z/g)].map(
      ([, move, dx, dy, v, h, top]) => {
        x = move === 'M' ? Number(dx) : x + Number(dx);
        y = move === 'M' ? Number(dy) : y + Number(dy);
        expect(Number(top)).toBe(y);
        return [x, y, Number(h), Number(v)];
      },
    );
  }

  test('GS1 5.2: the guards of an EAN-13 are five modules longer, and so is nothing else', async () => {
    const bars = barsOf(await svgOf({ type: 'ean13', data: '978020137962' }));
    expect(bars).toHaveLength(30);
    // Quiet zone of 11, then bars 1 and 3 of each guard, 2 and 4 of the middle.
    expect(bars.filter(([, , , height]) => height === 55).map(([x]) => x! - 11)).toEqual([
      0, 2, 46, 48, 92, 94,
    ]);
    expect(bars.filter(([, , , height]) => height === 50)).toHaveLength(24);
  });

  test('GS1 5.2: the outer digits of a UPC-A have long bars, too', async () => {
    const bars = barsOf(await svgOf({ type: 'upca', data: '03600029145' }));
    // Each digit has two bars, each guard two.
    expect(bars.filter(([, , , height]) => height === 55)).toHaveLength(2 * 5);
  });

  test('an add-on begins 12 modules behind, below its digits, and ends with the guards', async () => {
    const bars = barsOf(await svgOf({ type: 'ean13', data: '978020137962 12' }));
    const addOn = bars.filter(([x]) => x! >= 11 + 95);
    expect(addOn[0]).toEqual([11 + 95 + 12, 10, 1, 45]);
    expect(addOn.every(([, top, , height]) => top! + height! === 55)).toBe(true);
  });

  test('the bars of an add-on are never less than half as high as the others', async () => {
    for (const height of [5, 6, 9, 20]) {
      const bars = barsOf(await svgOf({ type: 'ean13', data: '978020137962 12', height }));
      expect(bars.at(-1)![3]).toBeGreaterThanOrEqual(height / 2);
      expect(bars[0]![3]).toBe(height + 5);
    }
  });

  test('without text all bars are alike', async () => {
    const bars = barsOf(await svgOf({ type: 'ean13', data: '978020137962 12', text: false }));
    expect(new Set(bars.map(([, top, , height]) => `${top} ${height}`))).toEqual(new Set(['0 50']));
  });

  test('the digits beside the bars have room without a margin', async () => {
    expect(await svgOf({ type: 'ean13', data: '978020137962', margin: 0 })).toContain('viewBox="0 0 106 60"');
    expect(await svgOf({ type: 'upca', data: '03600029145', margin: 0 })).toContain('viewBox="0 0 113 60"');
    expect(await svgOf({ type: 'ean13', data: '978020137962', margin: 0, text: false })).toContain(
      'viewBox="0 0 95 50"',
    );
  });

  test('linear types have no margin above and below, the others have', async () => {
    const linear = await svgOf({ data: 'a', margin: 40, text: false });
    // 11 start, 11 each of data and check, 13 stop.
    expect(linear).toContain('width="378" height="150" viewBox="0 0 126 50"');
    expect(await svgOf({ type: 'datamatrix', data: 'a', margin: 40 })).toContain('viewBox="0 0 90 90"');
  });

  test('the SVG has nothing but paths, and no data', async () => {
    const svg = await svgOf({ data: '</svg><script>alert(1)' });
    expect(svg.match(/<\w+/g)).toEqual(['<svg', '<path', '<path', '<path']);
    expect(svg).not.toContain('alert');
  });

  test('control characters are blanks in the text', async () => {
    expect(await svgOf({ data: 'A\tB' })).toContain((await svgOf({ data: 'A B' })).match(/transform=.*/)![0]);
  });

  test('a text wider than the bars is set smaller', async () => {
    // 24 pairs of 11 modules, start, FNC1 and check of 11, stop of 13. By the widths of Helvetica the text has 313.4.
    const dates = ['11', '12', '13', '15', '17'].map((ai) => `(${ai})260101`).join('');
    const svg = await svgOf({ type: 'gs1-128', data: `${dates}(20)11(20)11`, margin: 0 });
    expect(svg).toContain('viewBox="0 0 310 62"');
    const [, unit] = /matrix\(([\d.]+) /.exec(svg)!;
    expect(Number(unit)).toBeCloseTo((10 / 2048) * (310 / 313.4), 5);
  });

  test('a PNG has scale pixels a module and the colours asked for', async () => {
    const { bytes } = (await byPost({
      data: 'a',
      format: 'png',
      scale: 4,
      fg: '#036',
      bg: '#ffd',
    })) as FileResult;
    const { width, height, data } = PNG.sync.read(Buffer.from(bytes));
    expect([width, height]).toEqual([(46 + 20) * 4, (50 + 12) * 4]);
    const pixel = (x: number, y: number) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)];
    expect(pixel(0, 0)).toEqual([255, 255, 221, 255]);
    // The first bar of the start character is two modules wide.
    expect([pixel(39, 100), pixel(40, 100), pixel(47, 199), pixel(48, 100)]).toEqual([
      [255, 255, 221, 255],
      [0, 51, 102, 255],
      [0, 51, 102, 255],
      [255, 255, 221, 255],
    ]);
    expect(pixel(40, 200)).toEqual([255, 255, 221, 255]);
  });
});

describe('the cost', () => {
  const cost = (input: object) => barcodeCost.ofInput(readInput(barcodeRequest, input));

  test.each([
    { name: 'an EAN-13', input: { type: 'ean13', data: '978020137962' } },
    { name: 'an EAN-13 as PNG', input: { type: 'ean13', data: '978020137962', format: 'png' } },
    { name: 'a GS1 DataMatrix', input: { type: 'gs1-datamatrix', data: '(01)09521234543213(10)ABC' } },
  ])('$name stays in its thread', ({ input }) => expect(cost(input)).toBeLessThan(2));

  test.each([
    { name: 'a long Aztec code', input: { type: 'aztec', data: 'a'.repeat(500) } },
    { name: 'a long Data Matrix', input: { type: 'datamatrix', data: 'a'.repeat(1000) } },
    { name: 'the largest PNG', input: { data: 'a'.repeat(30), format: 'png', scale: 20, height: 390 } },
  ])('$name goes to another', ({ input }) => expect(cost(input)).toBeGreaterThan(2));
});
