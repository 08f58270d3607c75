import { describe, expect, it } from 'vitest';
import { placeColumns } from './layout/columns.ts';

describe('columns', () => {
  it('are as wide as their figures, the last one at the edge, apart by at least 18 points', () => {
    const { figures, description, areTight } = placeColumns(500, [20, 60, 30, 70], [20, 20, 20, 20]);
    expect(figures.at(-1)?.right).toBe(500);
    expect(figures.map(({ width }) => width)).toEqual([20, 60, 30, 70]);
    for (const [index, { right, width }] of figures.entries()) {
      const before = index === 0 ? description : figures[index - 1]!.right;
      expect(right - width - before).toBeGreaterThanOrEqual(18 - 1e-9);
    }
    expect(areTight).toBe(false);
  });

  it('leave the description at most 330 points, and spread the rest', () => {
    const { figures, description } = placeColumns(516, [20, 30, 40], [20, 20, 20]);
    expect(description).toBeLessThanOrEqual(330);
    expect(figures[1]!.right - figures[1]!.width - figures[0]!.right).toBe(
      18 + (516 - 3 * 18 - 90 - 330) / 3,
    );
  });

  it('shrink when the figures are too wide', () => {
    const { figures, description, areTight } = placeColumns(500, [400, 60, 30, 300], [20, 20, 20, 20]);
    expect(areTight).toBe(true);
    expect(description).toBeGreaterThanOrEqual(120);
    expect(figures.every(({ width }) => width > 20)).toBe(true);
  });

  it('never become narrower than their titles', () => {
    const { figures } = placeColumns(500, [400, 110, 30, 300], [20, 100, 20, 20]);
    expect(figures[1]!.width).toBeGreaterThanOrEqual(100);
  });
});
