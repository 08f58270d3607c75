import { describe, expect, it } from 'vitest';
import { sessionThat, sessionThatSays } from '../../../../test/support/running/scripted-session.ts';
import { UnusableAnswerError } from '../../../needs.ts';
import { extractWithModel } from './extract.ts';

const text =
  'Hi, this is Mark Olsen from Fernhill Dental, ticket T-9921. Call 020 7946 0821, we owe 1,250.00 EUR.';
const fields = ['name', 'ticket_number', 'deadline'];

describe('an answer that is accepted', () => {
  const rows: readonly [string, unknown, readonly (string | null)[]][] = [
    [
      'as asked',
      { data: { name: 'Mark Olsen', ticket_number: 'T-9921', deadline: null } },
      ['Mark Olsen', 'T-9921', null],
    ],
    ['a missing field is null', { data: { name: 'Mark Olsen' } }, ['Mark Olsen', null, null]],
    [
      'words for no value',
      { data: { name: 'N/A', ticket_number: 'not stated', deadline: '' } },
      [null, null, null],
    ],
    ['objects', { data: { name: { first: 'Mark' }, ticket_number: 'T-9921' } }, [null, 'T-9921', null]],
    ['lists', { data: { name: ['Mark', 'Olsen'] } }, ['Mark, Olsen', null, null]],
    [
      'fields by other spellings',
      { data: { Name: 'Mark Olsen', ticketNumber: 'T-9921' } },
      ['Mark Olsen', 'T-9921', null],
    ],
    ['without their frame', { name: 'Mark Olsen', deadline: null }, ['Mark Olsen', null, null]],
    ['pairs', { data: [{ field: 'name', value: 'Mark Olsen' }] }, ['Mark Olsen', null, null]],
    ['fields that were not requested', { data: { name: 'Mark Olsen', age: 30 } }, ['Mark Olsen', null, null]],
  ];
  it.each(rows)('%s', async (_, answer, values) => {
    const session = sessionThatSays(answer);
    expect(await extractWithModel(session, { text, fields })).toEqual(values);
    expect(session.asked[0]!.reasons).toEqual([]);
  });
  it('a number as the text has it', async () => {
    const session = sessionThatSays({ data: { amount: 1250 } });
    expect(await extractWithModel(session, { text, fields: ['amount'] })).toEqual(['1,250.00']);
  });
});

describe('a value that is not in the text (decision 18)', () => {
  const invented = { data: { name: 'Mark Olsen', ticket_number: 'T-9921', deadline: '12 May 2026' } };

  it('is requested again, by the name of its field', async () => {
    const session = sessionThatSays(invented, { data: { ...invented.data, deadline: null } });
    expect(await extractWithModel(session, { text, fields })).toEqual(['Mark Olsen', 'T-9921', null]);
    expect(session.asked[0]!.reasons).toEqual([expect.stringMatching(/value of "deadline":/)]);
  });
  it('is null the second time', async () => {
    const session = sessionThatSays(invented);
    expect(await extractWithModel(session, { text, fields })).toEqual(['Mark Olsen', 'T-9921', null]);
    expect(session.asked[0]!.reasons).toHaveLength(1);
  });
  it('is null when nothing comes the second time', async () => {
    const session = sessionThatSays(invented, 'Well.');
    expect(await extractWithModel(session, { text, fields })).toEqual(['Mark Olsen', 'T-9921', null]);
  });
  it('concerns one call: the next one asks again', async () => {
    const session = sessionThatSays(invented);
    await extractWithModel(session, { text, fields });
    await extractWithModel(session, { text, fields });
    expect(session.asked.map(({ reasons }) => reasons.length)).toEqual([1, 1]);
  });
});

describe('no usable answer', () => {
  it.each([['Well.'], [{}], [{ data: { age: 30 } }], [{ data: 'Mark Olsen' }]])('%j', async (answer) => {
    await expect(extractWithModel(sessionThatSays(answer), { text, fields })).rejects.toThrow(
      UnusableAnswerError,
    );
  });
  it('an empty object is accepted the second time', async () => {
    const session = sessionThatSays({ data: {} });
    expect(await extractWithModel(session, { text, fields })).toEqual([null, null, null]);
    expect(session.asked[0]!.reasons).toHaveLength(1);
  });
});

it('fields of any spelling (pitfalls 1 and 2)', async () => {
  const odd = ['__proto__', 'constructor', 'toString', '2', '1', '\u00e9', 'e\u0301', 'data'];
  const session = sessionThat(({ data, answer }) => {
    expect(data.fields).toEqual(odd);
    const { required, properties } = (
      answer.schema as { properties: { data: { required: string[]; properties: object } } }
    ).properties.data;
    expect(required).toEqual(odd);
    expect(Object.keys(JSON.parse(JSON.stringify(properties))).sort()).toEqual([...odd].sort());
    return '{"data":{"data":"T-9921","e\u0301":"Olsen","1":"Mark","__proto__":"Fernhill"}}';
  });
  expect(await extractWithModel(session, { text, fields: odd })).toEqual([
    'Fernhill',
    null,
    null,
    null,
    'Mark',
    null,
    'Olsen',
    'T-9921',
  ]);
});

it('uses the first value in a long text (decision 9)', async () => {
  const long = `${'Nothing is said here. '.repeat(600)}Mark Olsen called. ${'Nothing is said here. '.repeat(600)}Ann Poe called.`;
  const session = sessionThat(({ data }) => ({
    data: { name: /Mark Olsen|Ann Poe/.exec(String(data.text))?.[0] ?? null },
  }));
  expect(await extractWithModel(session, { text: long, fields: ['name'] })).toEqual(['Mark Olsen']);
  expect(session.asked.length).toBeGreaterThan(2);
});
