import { expect, test } from 'vitest';
import { groups } from '../operation.ts';
import { operations } from '../registry.ts';
import { catalogOf } from './catalog.ts';

test.each([
  { delivery: 'in-result', isMetered: true },
  { delivery: 'in-folder', isMetered: false },
] as const)('instructions have at most 800 characters and name every group: $delivery', (options) => {
  const { instructions } = catalogOf(operations, { release: '1.0.0', ...options });
  expect(instructions.length).toBeLessThanOrEqual(800);
  for (const [id, title] of Object.entries(groups)) {
    expect(instructions).toContain(title);
    expect(instructions).toMatch(new RegExp(`\\b${id}\\b`));
  }
  expect(instructions.includes('quota')).toBe(options.isMetered);
});

test('there is a document for each group that has operations, as Markdown', () => {
  const { documents } = catalogOf(operations.slice(0, 1), {
    release: '1.0.0',
    delivery: 'in-result',
    isMetered: true,
  });
  expect(documents).toEqual([
    expect.objectContaining({ uri: 'sundry://docs/invoice', name: 'invoice', mimeType: 'text/markdown' }),
  ]);
});
