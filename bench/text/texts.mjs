/**
 * Texts of typical lengths, the same in every run, from sentences of a report: no two are alike, and
 * words repeat as they do in any text.
 */
const subjects =
  'The harbour board|The ferry company|A spokesman of the region|The new pier|The north quay|Every second passenger|The workshop|The engineer in charge'.split(
    '|',
  );
const verbs = 'announced|repaired|has delayed|will replace|praised|criticised|cannot find|is proud of'.split(
  '|',
);
const objects =
  'the old timetable|two of the cranes|a larger waiting room|the contract of 2024|the broken ticket machine|its friendly staff|the terrible noise at night|a clean and bright hall'.split(
    '|',
  );
const ends =
  'on Tuesday|after a long meeting|for 8.2 million pounds|without any problem|because of the storm|with 140 metres of rail|before the season begins|although nobody asked'.split(
    '|',
  );

/** A text of exactly the given number of characters. */
export function report(characters) {
  const sentences = [];
  let length = 0;
  for (let index = 0; length < characters; index++) {
    const sentence = sentenceOf(index);
    sentences.push(sentence);
    length += sentence.length + 1;
  }
  return sentences.join(' ').slice(0, characters);
}

function sentenceOf(index) {
  const pick = (list, step) => list[Math.floor((index * 7 + 3) / step) % list.length];
  return `${pick(subjects, 1)} ${pick(verbs, 2)} ${pick(objects, 3)} ${pick(ends, 5)}, said line ${index}.`;
}
