import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../test/support/refusal.ts';
import { requireArgument, requireText } from './argument.ts';

describe('an argument of a library function', () => {
  it('that is no text is refused by its name, with what it was', () => {
    expect(refusalOf(() => requireText('data', 42)).faults).toEqual([
      { pointer: '/data', message: 'must be a string, not 42' },
    ]);
    requireText('data', '');
  });

  it('that does not fit is refused with a way to get one that does', () => {
    expect(refusalOf(() => requireArgument('fonts', false, 'such as await installedFonts()')).faults).toEqual(
      [{ pointer: '/fonts', message: 'must be such as await installedFonts()' }],
    );
    requireArgument('fonts', true, '');
  });
});
