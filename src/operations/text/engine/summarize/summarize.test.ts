import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuMillisecondsSince } from '../../../../../test/support/cpu-time.ts';
import { runs, SEED } from '../../../../../test/support/runs.ts';
import { summarize } from './summarize.ts';

const bridge = `Dear all,
thank you for your patience. Engineers have closed the Harrow Bridge after finding cracks in two steel beams. A wedding party took nice photos. About 22,000 vehicles cross the bridge each day and will be diverted through the tunnel. The steel beams of the bridge will be replaced at a cost of 3.5 million pounds. Did you see the rainbow?
Kind regards,
Tom`;

const paragraph = (text: string, sentences: number): string =>
  summarize(text, { sentences, style: 'paragraph' }).summary;

describe('summarize', () => {
  it('picks what the text is about, in its order (decision 8)', () => {
    expect(paragraph(bridge, 3)).toBe(
      'Engineers have closed the Harrow Bridge after finding cracks in two steel beams. ' +
        'About 22,000 vehicles cross the bridge each day and will be diverted through the tunnel. ' +
        'The steel beams of the bridge will be replaced at a cost of 3.5 million pounds.',
    );
  });

  it('picks no heading without what is below it', () => {
    const review =
      'Pros:\n- Fast shipping from the shop\n\nCons:\n- The battery dies after 2 hours\n- Support never answers';
    expect(summarize(review, { sentences: 3, style: 'paragraph' }).summary).not.toContain(':');
  });

  it('returns a shorter text whole, in one line (decision 7)', () => {
    expect(summarize('One boat came.\n\nTwo left.', { sentences: 3, style: 'paragraph' })).toEqual({
      summary: 'One boat came. Two left.',
      sentences: 2,
    });
  });

  it.each([
    ['dashes', '- One boat\ncame.\n- Two left.', '- One boat came.\n- Two left.'],
    ['numbers and stars', '1. One boat.\n2) Two boats.\n* Three.', '- One boat.\n- Two boats.\n- Three.'],
    ['a heading', '# The fleet\nOne boat.', '- The fleet\n- One boat.'],
  ])('makes bullets without the markers of the text (pitfall 11): %s', (_, text, summary) => {
    expect(summarize(text, { sentences: 5, style: 'bullets' }).summary).toBe(summary);
  });

  it('picks a repeated sentence once (pitfall 10)', () => {
    const text = 'Boats sail. Boats sail. Boats sail. Trains run on rails. Planes fly.';
    expect(summarize(text, { sentences: 2, style: 'paragraph' }).sentences).toBe(2);
    expect(paragraph(text, 5)).toBe('Boats sail. Trains run on rails. Planes fly.');
  });

  it.each([
    ['\u{1f60d}\u{1f60d}', '\u{1f60d}\u{1f60d}'],
    ['...', '...'],
    ['--- One.', '--- One.'],
  ])('has an answer for %j', (text, summary) => {
    expect(paragraph(text, 3)).toBe(summary);
  });

  it('has as many distinct sentences of the text as asked for, in order (decision 7)', () => {
    const word = fc.constantFrom('boats', 'sail', 'the', 'harbour', '12', 'costs', 'of', 'new', 'piers');
    const sentence = fc.array(word, { minLength: 2, maxLength: 9 }).map((parts) => `It ${parts.join(' ')}.`);
    fc.assert(
      fc.property(
        fc.array(sentence, { minLength: 1, maxLength: 30 }),
        fc.integer({ min: 1, max: 20 }),
        (all, sentences) => {
          const distinct = [...new Set(all)];
          const result = summarize(all.join(' '), { sentences, style: 'bullets' });
          const lines = result.summary.split('\n').map((line) => line.replace(/^- /, ''));
          expect(result.sentences).toBe(Math.min(sentences, distinct.length));
          expect(lines).toEqual(distinct.filter((one) => lines.includes(one)));
        },
      ),
      { seed: SEED, numRuns: runs(1000) },
    );
  });

  it.each(['Mr. ', 'A ', '(', 'a@', 'http://', 'Go on. ', '1.1', 'a\n', 'We paid 5 euros. ', '\u56fe'])(
    'is linear on %j (pitfalls 9 and 20)',
    (unit) => {
      const start = process.cpuUsage();
      summarize(unit.repeat(100_000 / unit.length), { sentences: 20, style: 'paragraph' });
      expect(cpuMillisecondsSince(start)).toBeLessThan(5000);
    },
  );

  it('is linear in sentences that are all different', () => {
    const text = Array.from({ length: 14_000 }, (_, at) => `Go ${at}.`).join(' ');
    const start = process.cpuUsage();
    expect(summarize(text, { sentences: 20, style: 'paragraph' }).sentences).toBe(20);
    expect(cpuMillisecondsSince(start)).toBeLessThan(5000);
  });
});
