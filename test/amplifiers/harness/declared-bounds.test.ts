import { describe, expect, it } from 'vitest';
import { brokenBounds, brokenGrowth, type Measurement } from './declared-bounds.ts';

const held: Measurement = {
  outcome: 'answered',
  answerBytes: 100,
  mostAnswerBytes: 1000,
  bytesIn: 1024,
  declaredMs: 1,
  cpuMs: 1,
  heldMs: 1,
  undeclaredMs: 0,
};

describe('a call', () => {
  it.each([
    { name: 'within all bounds breaks none', call: {}, broken: [] },
    {
      name: 'of four times its declaration is allowed, with a moment of serving',
      call: { cpuMs: 7 },
      broken: [],
    },
    { name: 'above that is not', call: { cpuMs: 7.1 }, broken: ['cost'] },
    {
      name: 'in a thread holds no other caller',
      call: { declaredMs: 100, cpuMs: 300, heldMs: 0 },
      broken: [],
    },
    { name: 'of one long turn holds everyone', call: { declaredMs: 10, heldMs: 10.1 }, broken: ['hold'] },
    { name: 'without a declaration has a bound in all', call: { undeclaredMs: 51 }, broken: ['undeclared'] },
    {
      name: 'gets more of it for what others send',
      call: { undeclaredMs: 51, bytesIn: 20_480 },
      broken: [],
    },
    {
      name: 'of a long answer is not within its declaration',
      call: { answerBytes: 1001 },
      broken: ['answer'],
    },
    {
      name: 'that is refused has no answer, and a short refusal',
      call: { outcome: 'invalid_request', answerBytes: 16_385, mostAnswerBytes: 10 },
      broken: ['refusal'],
    },
    {
      name: 'that fails by a bug is found',
      call: { outcome: 'internal_error', bug: 'Error: a' },
      broken: ['bug'],
    },
  ])('$name', ({ call, broken }) => {
    expect(brokenBounds({ ...held, ...call }, 1).map(({ kind }) => kind)).toEqual(broken);
  });

  it('may take longer on a slower machine', () => {
    expect(brokenBounds({ ...held, cpuMs: 13 }, 2)).toEqual([]);
  });
});

describe('the growth to four times the size', () => {
  const small = { ...held, bytesIn: 1000, cpuMs: 10, declaredMs: 5 };
  const large = { ...held, bytesIn: 4000, declaredMs: 20 };
  it.each([
    { name: 'linear', call: { cpuMs: 40 }, broken: false },
    { name: 'n log n', call: { cpuMs: 60 }, broken: false },
    { name: 'quadratic', call: { cpuMs: 160 }, broken: true },
    { name: 'quadratic, as its answer is', call: { cpuMs: 160, answerBytes: 1600 }, broken: false },
    { name: 'quadratic, as declared', call: { cpuMs: 160, declaredMs: 80 }, broken: false },
    { name: 'to a refusal', call: { cpuMs: 160, outcome: 'invalid_request' }, broken: false },
  ])('$name', ({ call, broken }) => {
    expect(brokenGrowth(small, { ...large, ...call }, 1) !== undefined).toBe(broken);
  });

  it('does not matter for work that stays short', () => {
    expect(brokenGrowth({ ...small, cpuMs: 1 }, { ...large, cpuMs: 19 }, 1)).toBeUndefined();
  });
});
