import { describe, expect, it } from 'vitest';
import { BodyPages, PAGE_BYTES, type Page } from './body-pages.ts';

const COUNT = 200;

function allocate(pages: BodyPages): Page[] {
  return Array.from({ length: COUNT }, () => pages.allocate());
}

function free(pages: BodyPages, used: readonly Page[]): void {
  for (const page of used) pages.free(page);
}

describe('the pages of bodies', () => {
  it('share no byte', () => {
    const used = allocate(new BodyPages());
    for (const [index, { bytes }] of used.entries()) bytes.fill(index);
    for (const [index, { bytes }] of used.entries()) {
      expect(bytes.equals(Buffer.alloc(PAGE_BYTES, index))).toBe(true);
    }
  });

  // ECMA-262 23.2.3.21: a typed array on what its buffer no longer has is 0 long.
  it('return to the system when those of a segment are free, except for the first', () => {
    const pages = new BodyPages();
    const used = allocate(pages);
    free(pages, used.slice(0, -1));
    const last = used.at(-1)!;
    for (const { bytes, segment } of used) {
      const isMapped = segment === used[0]!.segment || segment === last.segment;
      expect(bytes.length).toBe(isMapped ? PAGE_BYTES : 0);
    }
    pages.free(last);
    expect(last.bytes.length).toBe(0);
  });

  it('are used again, with memory of the system where theirs has returned', () => {
    const pages = new BodyPages();
    const before = allocate(pages);
    free(pages, before);
    const after = new Set(allocate(pages));
    expect(before.filter((page) => after.has(page)).length).toBe(COUNT);
    for (const { bytes } of after) expect(bytes.length).toBe(PAGE_BYTES);
  });
});
