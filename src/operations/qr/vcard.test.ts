import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../test/support/judging/refusal.ts';
import { runs, SEED } from '../../../test/support/runs.ts';
import { type VcardContact, vcardPayload } from './vcard.ts';

describe('payload', () => {
  const rows: readonly { name: string; contact: VcardContact; lines: readonly string[] }[] = [
    {
      name: 'all members, in the order of the specification',
      contact: {
        url: 'https://example.com/ada',
        org: 'Analytical Engines Ltd',
        email: 'ada@example.com',
        phone: '+15551234567',
        name: 'Ada King Lovelace',
      },
      lines: [
        'N:Lovelace;Ada King;;;',
        'FN:Ada King Lovelace',
        'ORG:Analytical Engines Ltd',
        'TEL;TYPE=CELL:+15551234567',
        'EMAIL;TYPE=INTERNET:ada@example.com',
        'URL:https://example.com/ada',
      ],
    },
    { name: 'one word is a given name', contact: { name: 'Plato' }, lines: ['N:;Plato;;;', 'FN:Plato'] },
    {
      name: 'spaces around and runs of spaces',
      contact: { name: '  Ada   Lovelace ' },
      lines: ['N:Lovelace;Ada;;;', 'FN:Ada Lovelace'],
    },
    {
      name: 'no-break spaces and tabs part a name as blanks do',
      contact: { name: 'Dr.\u00a0Ada\tLovelace' },
      lines: ['N:Lovelace;Ada;;Dr.;', 'FN:Dr.\u00a0Ada\tLovelace'],
    },
    {
      name: 'empty and blank members have no line',
      contact: { name: 'A B', phone: '', email: '', org: '  ', url: '' },
      lines: ['N:B;A;;;', 'FN:A B'],
    },
    {
      name: 'RFC 2426 4: N keeps five components whatever the name holds',
      contact: { name: 'Jo; Smith, Jr.\\' },
      lines: ['N:Jo\\; Smith;Jr.\\\\;;;', 'FN:Jo\\; Smith\\, Jr.\\\\'],
    },
    {
      name: 'a line break in a text is an escape, not a line',
      contact: { name: 'A B', org: 'Acme\r\nTEL:1\rX\nY' },
      lines: ['N:B;A;;;', 'FN:A B', 'ORG:Acme\\nTEL:1\\nX\\nY'],
    },
    {
      name: 'nor is one in the name',
      contact: { name: 'Jo\r\nTEL:666' },
      lines: ['N:;Jo\\nTEL:666;;;', 'FN:Jo\\nTEL:666'],
    },
    {
      name: 'escapes are put in once: no second pass doubles the backslash of \\;',
      contact: { name: 'A B', phone: '1;2', email: 'a,b@example.com', org: '\\;' },
      lines: [
        'N:B;A;;;',
        'FN:A B',
        'ORG:\\\\\\;',
        'TEL;TYPE=CELL:1\\;2',
        'EMAIL;TYPE=INTERNET:a\\,b@example.com',
      ],
    },
    {
      name: 'RFC 2426 3.6.8: a uri has no escapes',
      contact: { name: 'A B', url: 'https://example.com/?a=1,2;b=\\' },
      lines: ['N:B;A;;;', 'FN:A B', 'URL:https://example.com/?a=1,2;b=\\'],
    },
    {
      name: 'RFC 2426 3.1.2 and 3.2.1: members for the parts of the name, a position and an address',
      contact: {
        name: 'Dr. Ada King, Jr.',
        family_name: 'King; Noel',
        given_name: 'Ada',
        prefix: 'Dr.',
        suffix: 'Jr.',
        title: 'Engineer, chief',
        address: 'Kiln Street 1\n12345 Exampletown',
      },
      lines: [
        'N:King\\; Noel;Ada;;Dr.;Jr.',
        'FN:Dr. Ada King\\, Jr.',
        'TITLE:Engineer\\, chief',
        'ADR:;;Kiln Street 1\\n12345 Exampletown;;;;',
      ],
    },
    {
      name: 'a family name alone is not a reason to guess the rest',
      contact: { name: 'Ada King Jr.', family_name: 'King' },
      lines: ['N:King;;;;', 'FN:Ada King Jr.'],
    },
    {
      name: 'a prefix alone leaves the name to be parted',
      contact: { name: 'Ada King', prefix: 'Dr.' },
      lines: ['N:King;Ada;;Dr.;', 'FN:Ada King'],
    },
    {
      name: 'a leading space is not taken for a plus',
      contact: { name: 'A B', phone: ' 15551234567' },
      lines: ['N:B;A;;;', 'FN:A B', 'TEL;TYPE=CELL: 15551234567'],
    },
    {
      name: 'long lines are not folded (jeroendesloovere/vcard 206)',
      contact: { name: 'A B', org: 'x'.repeat(200) },
      lines: ['N:B;A;;;', 'FN:A B', `ORG:${'x'.repeat(200)}`],
    },
  ];
  test.each(rows)('$name', ({ contact, lines }) => {
    expect(vcardPayload(contact)).toBe(['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD'].join('\r\n'));
  });

  test('no text makes a line of its own', () => {
    const text = fc.string({ unit: fc.constantFrom('\r', '\n', '\\', ';', ',', ':', 'a', ' ') });
    fc.assert(
      fc.property(text, text, (name, org) => {
        fc.pre(name.trim() !== '');
        const lines = vcardPayload({ name, org }).split(/[\r\n]+/);
        expect(lines.length).toBe(org.trim() === '' ? 5 : 6);
        expect(lines[2]!.replace(/\\./g, '').split(';').length).toBe(5);
      }),
      { seed: SEED, numRuns: runs(2000) },
    );
  });
});

describe('refusals', () => {
  const rows: readonly { name: string; contact: object; pointer: string; message: RegExp }[] = [
    { name: 'no name', contact: { phone: '1' }, pointer: '/name', message: /^is required/ },
    { name: 'an empty name', contact: { name: '' }, pointer: '/name', message: /not blank/ },
    { name: 'a blank name', contact: { name: ' \t ' }, pointer: '/name', message: /not blank/ },
    {
      name: 'a line break in a uri, which has no escape for it',
      contact: { name: 'A', url: 'https://example.com/\r\nTEL:1' },
      pointer: '/url',
      message: /control characters/,
    },
    {
      name: 'RFC 2426 4: NEL and other controls, which some readers take for line breaks',
      contact: { name: 'A', org: 'Acme\u0085TEL:1' },
      pointer: '/org',
      message: /control characters/,
    },
    {
      name: 'half a surrogate pair',
      contact: { name: 'A', org: '\ud83d' },
      pointer: '/org',
      message: /surrogate/,
    },
    {
      name: 'a phone that is a number',
      contact: { name: 'A', phone: 1555 },
      pointer: '/phone',
      message: /must be/,
    },
  ];
  test.each(rows)('$name', ({ contact, pointer, message }) => {
    expect(refusalOf(() => vcardPayload(contact as VcardContact)).faults).toEqual([
      { pointer, message: expect.stringMatching(message) },
    ]);
  });
});
