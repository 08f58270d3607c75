import { describe, expect, it } from 'vitest';
import { cpuMillisecondsSince } from '../../../../test/support/cpu-time.ts';
import { sentences } from './sentences.ts';

/** Sentences that are joined by a space, and must be found again. */
const joined: readonly (readonly [string, readonly string[]])[] = [
  ['a title, and an hour inside the sentence (pitfall 6)', ['Dr. Smith arrived at 5 p.m. yesterday.']],
  ['decimals, e.g. and initials (pitfall 6)', ['It cost 3.50 euros, e.g. for tea.', 'J. K. Rowe paid.']],
  [
    'a country of initials before a common word, a name and a beginning (pitfall 6)',
    ['The U.S. and Canada agreed.', 'The U.S. Government paid.', 'He lives in the U.S.', 'The rest left.'],
  ],
  [
    'a link with a query, whose last letters are no abbreviation, initial or ordinal (RFC 3986 3.4)',
    [
      'See https://x.example/a?b=c.',
      'Next to it is another.',
      'Track it at https://shop.example/t?to=st.',
      'Louis is far.',
      'Ask https://x.example/search?q=Inc.',
      'Brown left (see https://x.example/?part=no).',
      '7 came.',
      'It is at www.x.example/a?b=mr.',
      'Smith went to x.example/a?day=3.',
      'May was warm.',
      'Is it https://x.example/a?b=c?',
      'Yes.',
    ],
  ],
  [
    'shortened words of letters of business',
    [
      'M. Dupont (r\u00e9f. 44-B) a r\u00e9gl\u00e9 la facture.',
      'Le solde sera pay\u00e9, max. 200 \u20ac, en mai.',
    ],
  ],
  ['the same in Italian', ['La fatt. 44 del 3 maggio (rif. A-12) \u00e8 pagata.', 'Grazie a tutti voi.']],
  ['the same in German', ['Ihre Bestell-Nr. 4711 ist da, zzgl. MwSt. 19 Prozent.', 'Wir danken Ihnen.']],
  ['the same in Spanish', ['El pedido (ref. 44-B) tiene un m\u00e1x. de 5 cajas.', 'Gracias por todo.']],
  ['a link with a mark and letters that look like a face', ['See https://x.example/a?=D&b=1 first.', 'Go.']],
  ['two titles, which are no link', ['Dear Mr./Dr. Smith, come in.', 'Sit down.']],
  ['a link', ['See https://a.example/x.y?z=1.', 'Then go to www.b.example.', 'Done.']],
  [
    'a closing quote before a small letter (pitfall 6)',
    ['\u201cStop!\u201d he said.', '\u201cGo on,\u201d she said.'],
  ],
  ['a quoted question and who asked it', ['"What is this?" Maria asked.', 'Nobody knew.']],
  ['a quote that ends the sentence', ['She said "no."', 'Then she left.']],
  [
    'ideographic stops without spaces (pitfall 6)',
    ['今日は晴れです。', '明日は雨でしょう！', '「はい。」と言った。'],
  ],
  ['Spanish inverted marks', ['¿Qué hora es?', '¡Son las tres!', 'Vale.']],
  [
    'German ordinals, and a year at the end',
    [
      'Wir treffen uns am 3. Mai in Berlin.',
      'Er wurde der 2. Sieger im 19. Jahrhundert.',
      'Das war 1999.',
      'Es regnete.',
    ],
  ],
  [
    'numbers after No. and Fig., and the word no',
    ['No. 5 is alive.', 'See No. 7 and Fig. 3 for more.', 'The answer is no.', 'We left.'],
  ],
  [
    'an ellipsis goes on before a small letter',
    ['Wait... what?', 'I mean\u2026 maybe.', 'Well...', 'The end.'],
  ],
  [
    'a letter that names something',
    ['We chose plan B.', 'The others did not.', 'It was you and I.', 'Then we left.'],
  ],
  ['chat without capitals', ['thx a lot.', 'will buy again!', 'great stuff']],
  [
    'firms and what follows them',
    [
      'Acme Inc. is here.',
      'Acme Ltd. of Leeds sells it.',
      'We like Acme Inc.',
      'The firm paid 5 p.m. Monday.',
    ],
  ],
  [
    'months, degrees and etc.',
    ['He was born in Jan. 2020 approx. 40 km away.', 'Prof. A. B. Jones, Ph.D. came, etc.', 'It was ok.'],
  ],
  [
    'German abbreviations',
    ['z.B. im Mai, d.h. bald.', 'Das kostet ca. 5 Mio. Euro bzw. mehr.', 'Die Nr. 5 lebt.'],
  ],
  ['French titles', ['Le M. Dupont est là.', 'Mme. Durand aussi.']],
  [
    'Spanish abbreviations',
    ['El Sr. García y la Sra. Ortiz llegaron.', 'EE.UU. ganó.', 'Vive en la Av. Juárez, núm. 5.'],
  ],
  ['dandas', ['पहला वाक्य।', 'दूसरा वाक्य।']],
  ['Arabic marks', ['هل أنت بخير؟', 'نعم.', 'شكرا']],
  [
    'sums and counts at the beginning',
    ['The price is $5.', '$10 is too much.', '40 people came.', '\u20ac5 back.'],
  ],
  ['footnote marks stay with their sentence', ['Text.[1]', 'Next sentence.[2]', 'End.']],
  ['runs of marks', ['What a day!!!', 'Really?!', 'Yes.']],
  [
    'emoji and emoticons stay with the sentence before them',
    ['I love it! \u{1f60d}\u{1f60d}', 'The delivery was slow. :(', 'Never again.'],
  ],
  ['numbered points in a row', ['We did it.', '1. Telephone queue.', '2. Vaccine fridge.']],
  ['versus, twice', ['Mr. and Mrs. Smith vs. the U.S. in Smith v. Jones.']],
];

/** Texts whose line breaks part them. */
const broken: readonly (readonly [string, string, readonly string[], readonly number[]])[] = [
  [
    'salutation and closing',
    'Hello team,\nthanks for your patience. This morning it broke.\nBest,\nTom',
    ['Hello team,', 'thanks for your patience.', 'This morning it broke.', 'Best,', 'Tom'],
    [0, 0, 0, 0, 0],
  ],
  [
    'list items',
    'Agenda:\n- First item\n- Second item. With more.\n1. Third\n2) Fourth',
    ['Agenda:', '- First item', '- Second item.', 'With more.', '1. Third', '2) Fourth'],
    [0, 1, 2, 2, 3, 4],
  ],
  [
    'a heading without a stop',
    'Remote Work Policy\n\nThis policy applies to all.\r\n\r\nIt works.',
    ['Remote Work Policy', 'This policy applies to all.', 'It works.'],
    [0, 1, 2],
  ],
  [
    'lines broken at the edge of a page go on',
    'This is a long line of text that was wrapped at about seventy columns by the\nmail program of Mr. Lodge, who lives in a small house near the river in\nCastleford with his wife. It goes\non.',
    [
      'This is a long line of text that was wrapped at about seventy columns by the\nmail program of Mr. Lodge, who lives in a small house near the river in\nCastleford with his wife.',
      'It goes\non.',
    ],
    [0, 0],
  ],
  [
    'fields on lines of their own',
    'Name: Ada Lovelace\nTotal: 14.85\nDate: 3 May',
    ['Name: Ada Lovelace', 'Total: 14.85', 'Date: 3 May'],
    [0, 0, 0],
  ],
  ['only emoji (pitfall 8)', '\u{1f60d}\u{1f60d}\u{1f60d}', ['\u{1f60d}\u{1f60d}\u{1f60d}'], [0]],
  ['only dots (pitfall 8)', '...', ['...'], [0]],
  ['nothing visible', ' \n\n ', [], []],
  ['many blank lines', 'A b.\n\n\n\nC d.', ['A b.', 'C d.'], [0, 1]],
];

/** What has made splitters slow (pitfall 9): 100,000 characters each. */
const hostile = [
  'Mr. ',
  'A ',
  '(',
  'a@',
  'http://',
  'Go on. ',
  'a\n',
  '\n',
  '. ',
  '."',
  '.',
  '"',
  '. :) ',
  '1. ',
  '。',
];

describe('sentences', () => {
  it.each(joined)('keeps apart and together: %s', (_, parts) => {
    const text = parts.join(' ');
    const found = sentences(text);
    expect(found.map((sentence) => sentence.text)).toEqual(parts);
    for (const { text: own, start, end } of found) expect(text.slice(start, end)).toBe(own);
  });

  it('parts ideographic sentences that no space parts', () => {
    expect(sentences('晴れ。雨！').map(({ text }) => text)).toEqual(['晴れ。', '雨！']);
  });

  it.each(broken)('reads line breaks: %s', (_, text, parts, paragraphs) => {
    const found = sentences(text);
    expect(found.map((sentence) => sentence.text)).toEqual(parts);
    expect(found.map(({ paragraph }) => paragraph)).toEqual(paragraphs);
  });

  it.each(hostile)('is linear on %j', (unit) => {
    const start = process.cpuUsage();
    sentences(unit.repeat(100_000 / unit.length));
    expect(cpuMillisecondsSince(start)).toBeLessThan(5000);
  });
});
