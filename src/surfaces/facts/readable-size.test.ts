import { describe, expect, it } from 'vitest';
import { readableSize } from './readable-size.ts';

describe('readableSize', () => {
  it('counts small sizes in bytes', () => expect(readableSize(999)).toBe('999 B'));
  it('counts in thousands from 1000', () => expect(readableSize(1611)).toBe('1.6 KB'));
});
