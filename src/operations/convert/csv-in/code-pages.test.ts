import iconv from 'iconv-lite';
import { expect, it } from 'vitest';
import { codePageOf } from './code-pages.ts';

const all = Uint8Array.from({ length: 128 }, (_, index) => index + 0x80);

it.each(['437', '737', '775', '850', '852', '855', '858', '860', '861', '862', '863', '865'])(
  'cp%s has the characters of iconv-lite',
  (number) => {
    const utf8 = codePageOf(`CP${number}`)!.utf8(all)!;
    expect(new TextDecoder().decode(utf8)).toBe(iconv.decode(Buffer.from(all), `cp${number}`));
  },
);

it.each([
  { label: 'IBM850', encoding: 'ibm850' },
  { label: ' 852 ', encoding: 'ibm852' },
  { label: 'csPC8CodePage437', encoding: 'ibm437' },
  { label: 'PC-Multilingual-850+euro', encoding: 'ibm00858' },
])('$label is a name of $encoding (IANA)', ({ label, encoding }) => {
  expect(codePageOf(label)?.encoding).toBe(encoding);
});

it('a byte without a character is not of the page', () => {
  expect(codePageOf('ibm857')!.utf8(Uint8Array.of(0xd5))).toBeUndefined();
  expect(codePageOf('ibm857')!.utf8(Uint8Array.of(0x41))).toEqual(Uint8Array.of(0x41));
});

it.each(['utf-8', 'windows-1252', 'ibm866', 'ibm999'])('%s is not a code page of DOS', (label) => {
  expect(codePageOf(label)).toBeUndefined();
});
