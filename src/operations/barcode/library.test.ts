import { expect, test } from 'vitest';
import { installedFonts } from '../../adapters/fonts.ts';
import { barcode } from './library.ts';

test('draws, with the check digit and the warnings beside the picture', async () => {
  const { bytes, ...rest } = await barcode(
    { type: 'ean8', data: '9638507', scale: 1 },
    await installedFonts(),
  );
  expect(rest).toEqual({ text: '96385074', modules: 67, warnings: ['too-small'] });
  expect(new TextDecoder().decode(bytes)).toMatch(/^<svg .*<\/svg>$/s);
});

test('needs no fonts for modules, for pictures without text, and for types without one', async () => {
  expect(await barcode({ data: 'a', format: 'json' })).toMatchObject({ type: 'code128', modules: 46 });
  expect((await barcode({ data: 'a', text: false })).modules).toBe(46);
  expect((await barcode({ type: 'datamatrix', data: 'a', format: 'png' })).modules).toBe(10);
});

test('refuses text without fonts, and an option out of its range', async () => {
  await expect(barcode({ data: 'a' })).rejects.toThrow(/^fonts must be the bytes of a TrueType file/);
  await expect(barcode({ data: 'a', scale: 21 })).rejects.toThrow(
    'scale must be an integer from 1 to 20, not 21',
  );
});
