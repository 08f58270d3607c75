import { expect, it } from 'vitest';
import { sha256Hex as sha256HexInBrowser } from './sha256.browser.ts';
import { sha256Hex } from './sha256.ts';

/** The texts of FIPS 180-2 appendix B and NIST's test vectors; the last digest is that of Python's hashlib. */
const rows: readonly { name: string; text: string; digest: string }[] = [
  {
    name: 'nothing',
    text: '',
    digest: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  },
  {
    name: 'one block',
    text: 'abc',
    digest: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  },
  {
    name: 'two blocks',
    text: 'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    digest: '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  },
  {
    name: 'a text beyond ASCII, and half a surrogate pair as U+FFFD',
    text: 'Zo\u00eb \u{1f389} \ud800',
    digest: 'd22c2758518418d82e8058a33d02ff080c2fe2cfb2421c957b0487f7c75109da',
  },
];

it.each(rows)('SHA-256 of $name, in Node.js and in browsers', ({ text, digest }) => {
  expect([sha256Hex(text), sha256HexInBrowser(text)]).toEqual([digest, digest]);
});
