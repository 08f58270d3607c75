/** A stream of numbers from 0 to 1 that a seed decides (mulberry32). */
export type Chance = () => number;

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function pick<T>(chance: Chance, values: readonly T[]): T {
  return values[Math.floor(chance() * values.length)]!;
}

/** The members, or none, as often. */
export function maybe<T extends object>(chance: Chance, members: T): T | object {
  return chance() < 0.5 ? members : {};
}

/** Words of five scripts, and what XML has to escape. */
const words = [
  'Beratung',
  'Zak\u0142ad \u017b\u00f3\u0142\u0107',
  'caf\u00e9',
  '\u0395\u03bb\u03bb\u03ac\u03b4\u03b1',
  '\u0418\u0432\u0430\u043d',
  '\u05e9\u05dc\u05d5\u05dd',
  '\u8acb\u6c42\u66f8',
  'Nguy\u1ec5n',
  '&',
  '<b>',
  '>',
  ']]>',
  '"quoted"',
  "it's",
  '&amp;',
  '<!--',
  'a\u0000b',
  '\u202e',
  '\ud83d\ude00',
  'e\u0301',
  '100 %',
  '- 5',
];

export function textOf(chance: Chance, count: number): string {
  return Array.from({ length: count }, () => pick(chance, words)).join(' ');
}

/** A day of 2026. */
export function dayOf(chance: Chance): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `2026-${two(1 + Math.floor(chance() * 12))}-${two(1 + Math.floor(chance() * 28))}`;
}
