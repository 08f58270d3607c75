import { describe, expect, it } from 'vitest';
import { languages } from '../language.ts';
import { labelsOf } from './by-language.ts';
import { fill } from './labels.ts';

describe('labels', () => {
  it.each(languages)('in %s have a place for every value', (language) => {
    const labels = labelsOf[language];
    for (const sentence of Object.values(labels.headline)) expect(sentence).toContain('{amount}');
    expect(labels.headline.dueOn).toContain('{date}');
    expect(labels.taxOn).toMatch(/\{rate\}.*\{base\}/);
    expect(labels.page).toMatch(/\{page\}.*\{count\}/);
  });

  it('decision 15: no document names another kind', () => {
    for (const language of languages) {
      const { billTo, titles } = labelsOf[language];
      for (const title of Object.values(titles)) {
        expect(billTo.toLowerCase()).not.toContain(title.toLowerCase().slice(0, 6));
      }
    }
  });

  it('are filled in', () => expect(fill('{a} of {b}, {c}', { a: '1', b: '2' })).toBe('1 of 2, {c}'));
});
