import { expect, it } from 'vitest';
import { InputError, MAX_FAULTS } from './errors.ts';

it('a refusal has few faults and short messages, whatever its caller sent', () => {
  const fault = { pointer: '/a', message: `must not be ${'\u{1f600}'.repeat(30_000)}` };
  const { faults, message } = new InputError(Array(100).fill(fault));
  expect(faults).toHaveLength(MAX_FAULTS);
  expect(faults[0]!.message).toMatch(/^must not be (?:\u{1f600})+(?:\ufffd)?\.\.\.$/u);
  expect(message.length).toBeLessThan(16_384);
});

it('a message without a value of its caller stays whole', () => {
  const message = `must be ${'one of these, '.repeat(40)}`;
  expect(new InputError([{ pointer: '/a', message }]).faults).toEqual([{ pointer: '/a', message }]);
});
