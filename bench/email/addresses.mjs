/** Addresses as entered in sign-up forms, the same in every run. */
const people =
  'ada grace linus margaret alan barbara edsger donald radia tim vint anita sofia mateo yuki chidi'.split(
    ' ',
  );
const families =
  'lovelace hopper torvalds hamilton turing liskov dijkstra knuth perlman lee cerf borg garcia okafor sato ng'.split(
    ' ',
  );
const domains =
  'gmail.com outlook.com yahoo.co.uk hotmail.com icloud.com web.de acme-widgets.com students.uni.example.edu x.io kontor.example'.split(
    ' ',
  );

export const typical = people.flatMap((person, i) =>
  families.flatMap((family, j) => {
    const domain = domains[(i * 7 + j * 3) % domains.length];
    const number = (i * 31 + j * 17) % 100;
    return [
      `${person}.${family}@${domain}`,
      `${person[0]}${family}${number}@${domain}`,
      `${person}+shop@${domain}`,
    ];
  }),
);

/** Long, nested and nearly right: inputs that make a parser backtrack, or never end. */
export const hostile = [
  `${'a'.repeat(64)}@${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(61)}`,
  `"${'\\"'.repeat(31)}"@x.com`,
  `${'\u00e9'.repeat(32)}@b\u00fccher.example`,
  `${'a.'.repeat(31)}a@${'a.'.repeat(90)}com`,
  `${'a-'.repeat(30)}@${'a-'.repeat(100)}.com`,
  `${'a'.repeat(3000)}@x.com`,
  `a@${'.'.repeat(5000)}`,
  '@'.repeat(3000),
  `"${'a'.repeat(3000)}`,
  `a@${'xn--'.repeat(50)}.com`,
];

/** Half typos, half real domains. */
export const doubtful = [
  ...'gmial.com hotmial.com yaho.com outlok.com iclod.com gmail.con gnail.com hotmal.com yahooo.com comcats.net'.split(
    ' ',
  ),
  ...'gmail.com siemens.com mailo.com email.com acme.io kernel.org tum.de yahoo.fr pacific.co example.org'.split(
    ' ',
  ),
];
