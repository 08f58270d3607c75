import { describe, expect, it } from 'vitest';
import { testNeeds } from '../../../../test/support/worlds/needs.ts';
import { TextSetter } from '../text-setter.ts';
import { BOLD, BOLD_ITALIC, CODE, ITALIC, REGULAR } from './font-set.ts';
import { fontSetOf } from './load-fonts.ts';

const files = await testNeeds().fonts();

describe('fonts', () => {
  it('are prepared once for the same files', () => {
    expect(fontSetOf(files)).toBe(fontSetOf(files));
    expect(fontSetOf({ ...files })).not.toBe(fontSetOf(files));
  });

  it('of further faces are read when a text needs one', () => {
    let asked = 0;
    const further = () => {
      asked++;
      return files.further!();
    };
    const setter = new TextSetter(fontSetOf({ ...files, further }));
    expect(
      setter.show('a', { face: REGULAR, size: 9 }, { operator: 'Tj' }) +
        setter.show('b', { face: BOLD, size: 9 }, { operator: 'Tj' }),
    ).toBe('(a)Tj\n(b)Tj\n');
    expect(asked).toBe(0);
    // Courier is 600 wide, whatever the letter.
    expect([setter.measure('i', CODE), setter.measure('W', CODE)]).toEqual([600, 600]);
    expect(asked).toBeGreaterThan(0);
    expect(setter.show('\u0416', { face: CODE, size: 9 }, { operator: 'Tj' })).toBe(
      '/C4 9 Tf<0001>Tj/S4 9 Tf\n',
    );
  });

  it('without further faces are upright, and code is regular', () => {
    const { regular, bold } = files;
    const set = fontSetOf({ regular, bold });
    const faces = [ITALIC, BOLD_ITALIC, CODE].map((face) => set.typeface(face));
    expect(faces).toEqual([set.typeface(REGULAR), set.typeface(BOLD), set.typeface(REGULAR)]);
    expect(faces[0]).toBe(set.typeface(REGULAR));
  });
});
