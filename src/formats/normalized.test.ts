import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuMillisecondsSince } from '../../test/support/cpu-time.ts';
import { runs, SEED } from '../../test/support/runs.ts';
import { normalized } from './normalized.ts';

describe('a normalized text', () => {
  it('is that of the standard where no letter has more than 30 marks', () => {
    const pieces = fc.constantFrom(
      'a',
      '\u00e9',
      'e\u0301',
      '\u0315',
      '\u0300',
      '\ufdfb',
      '\uac00',
      ' ',
      '\ud800',
    );
    const property = fc.property(
      fc.array(pieces, { maxLength: 30 }),
      fc.constantFrom('NFC', 'NFD', 'NFKC', 'NFKD'),
      (parts, form) => {
        expect(normalized(parts.join(''), form)).toBe(parts.join('').normalize(form));
      },
    );
    fc.assert(property, { seed: SEED, numRuns: runs(20_000) });
  });

  it('UAX 15 Stream-Safe Text Format: 31 marks are parted', () => {
    const text = `a${'\u0315'.repeat(31)}`;
    expect(normalized(text, 'NFD')).toBe(`a${'\u0315'.repeat(30)}\u034f\u0315`);
  });

  it('takes time for its length: marks in the wrong order', () => {
    const time = (pairs: number): number => {
      const text = '\u0315\u0300'.repeat(pairs);
      const start = process.cpuUsage();
      for (let run = 0; run < 5; run++) normalized(text, 'NFKC');
      return cpuMillisecondsSince(start);
    };
    time(1000);
    expect(time(40_000)).toBeLessThan(60 + 16 * time(10_000));
  });
});
