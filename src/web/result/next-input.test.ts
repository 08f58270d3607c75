import { expect, test } from 'vitest';
import type { AnswerLink } from '../../operation.ts';
import { inputBy } from './next-input.ts';

const link: AnswerLink = { summary: 'Draw it', member: 'invoice', operation: 'invoice.pdf' };
const answer =
  '{"valid":true,"invoice":{"einvoice":"peppol","total":1.10,"id":12345678901234567890},"text":"a \\"b\\""}';

test.each([
  {
    name: 'a member, with its digits',
    by: link,
    input: '{"einvoice":"peppol","total":1.10,"id":12345678901234567890}',
  },
  {
    name: 'without what the operation refuses',
    by: { ...link, without: ['einvoice'] },
    input: '{"total":1.10,"id":12345678901234567890}',
  },
  {
    name: 'as a member of the input',
    by: { ...link, member: 'text', as: 'markdown' },
    input: '{"markdown":"a \\"b\\""}',
  },
  { name: 'a member that is not there', by: { ...link, member: 'none' }, input: undefined },
])('$name', ({ by, input }) => {
  expect(inputBy(by, answer)).toBe(input);
});
