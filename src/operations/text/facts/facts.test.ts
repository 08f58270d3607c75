import { describe, expect, it } from 'vitest';
import { cpuMillisecondsSince } from '../../../../test/support/cpu-time.ts';
import { factsOf } from './facts.ts';

const rows: readonly { name: string; text: string; facts: readonly string[] }[] = [
  { name: 'amounts and weekdays', text: 'we need the $860 by Friday', facts: ['$860', 'Friday'] },
  { name: 'versions and times', text: 'roll back to 4.1.7 till 3 pm', facts: ['4.1.7', '3 pm'] },
  { name: 'a range of dates is one', text: 'off from 3 to 14 August', facts: ['3 to 14 August'] },
  {
    name: 'a date at the end of a sentence leaves the full stop',
    text: 'due on 4 June. Pay',
    facts: ['4 June'],
  },
  {
    name: 'codes and abbreviations (pitfall 4)',
    text: 'The US team has 4 projects in R&D; unit U-2',
    facts: ['US', '4', 'R&D', 'U-2'],
  },
  {
    name: 'names, not the possessive s (pitfall 3)',
    text: "I saw that John's car isn't Maria's",
    facts: ['John', 'Maria'],
  },
  {
    name: 'a name of several words',
    text: 'meet in the Bank of England with Ana de Souza',
    facts: ['Bank of England', 'Ana de Souza'],
  },
  {
    name: 'quoted text, links and mail (pitfall 5)',
    text: 'see "do not enter", https://a.example/you-will?x=I+am, we.are@do-not.example',
    facts: ['"do not enter"', 'https://a.example/you-will?x=I+am', 'we.are@do-not.example'],
  },
  { name: 'placeholders', text: 'dear {{name}}, %s of <b>', facts: ['{{name}}', '%s', '<b>'] },
  {
    name: 'files, mentions and tags',
    text: 'ask @bob for report_final.pdf #news',
    facts: ['@bob', 'report_final.pdf', '#news'],
  },
  { name: 'telephone numbers', text: 'call +44 20 7946 0991 now', facts: ['+44 20 7946 0991'] },
  {
    name: 'numbers with units and separators',
    text: 'it took 1,299.50 kg and 24-hour work',
    facts: ['1,299.50 kg', '24-hour'],
  },
  { name: 'chat spellings are not codes', text: 'gr8 work, c u l8r b4 lunch', facts: [] },
  { name: 'apostrophes are not quotation marks', text: "don't let the kids' toys go, y'all", facts: [] },
  { name: 'a shouted sentence holds no names', text: 'CALL ME NOW, I WANT MY MONEY BACK', facts: [] },
];

describe('facts of a text', () => {
  it.each(rows)('$name', ({ text, facts }) => {
    expect(factsOf(text).map((fact) => fact.text)).toEqual(facts);
  });

  it('says where they are', () => {
    expect(factsOf('pay 40 euros')).toEqual([{ text: '40 euros', start: 4, end: 12, kind: 'amount' }]);
  });

  it.each([
    ['Mr. ', 12_000],
    ['A ', 20_000],
    ['(', 40_000],
    ['a@', 20_000],
    ['http://', 7000],
    ['1,', 50_000],
    ['Go now. ', 12_500],
    ['a_', 40_000],
    ['"', 50_000],
  ])('reads %j %d times in linear time (pitfall 9)', (part, count) => {
    const start = process.cpuUsage();
    factsOf(part.repeat(count));
    expect(cpuMillisecondsSince(start)).toBeLessThan(5000);
  });
});
