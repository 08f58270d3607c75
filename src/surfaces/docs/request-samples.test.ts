import { describe, expect, it } from 'vitest';
import { plainFileName, requestSamples, type SampleRequest } from './request-samples.ts';

const post: SampleRequest = {
  address: 'http://a/v1/b',
  body: '{"n": 1}',
  savedAs: undefined,
  withKey: false,
};
const get: SampleRequest = { ...post, body: undefined };

describe('a call as code', () => {
  it.each([
    { language: 'curl', request: post, has: '-H "X-Api-Key: $SUNDRY_KEY"' },
    { language: 'curl', request: get, has: '-H "X-Api-Key: $SUNDRY_KEY"' },
    { language: 'JavaScript', request: post, has: '"X-Api-Key": process.env.SUNDRY_KEY' },
    { language: 'JavaScript', request: get, has: '"X-Api-Key": process.env.SUNDRY_KEY' },
    { language: 'Python', request: post, has: '"X-Api-Key": os.environ["SUNDRY_KEY"]' },
    { language: 'Python', request: get, has: '"X-Api-Key": os.environ["SUNDRY_KEY"]' },
    { language: 'Go', request: post, has: 'request.Header.Set("X-Api-Key", os.Getenv("SUNDRY_KEY"))' },
    { language: 'Go', request: get, has: 'request.Header.Set("X-Api-Key", os.Getenv("SUNDRY_KEY"))' },
    { language: 'PHP', request: post, has: "'X-Api-Key: ' . getenv('SUNDRY_KEY')" },
    { language: 'PHP', request: get, has: "'X-Api-Key: ' . getenv('SUNDRY_KEY')" },
  ] as const)(
    '$language reads the key from SUNDRY_KEY, and only where there is one',
    ({ language, request, has }) => {
      expect(requestSamples[language]({ ...request, withKey: true })).toContain(has);
      expect(requestSamples[language](request)).not.toContain('SUNDRY_KEY');
    },
  );

  it('JavaScript sends a number of twenty digits as it was written', () => {
    const code = requestSamples.JavaScript({ ...post, body: '{"id": 12345678901234567890}' });
    expect(code).toContain(String.raw`body: "{\"id\": 12345678901234567890}"`);
  });

  it('JavaScript shows a text of twenty digits as an object', () => {
    const code = requestSamples.JavaScript({ ...post, body: '{"id": "12345678901234567890"}' });
    expect(code).toContain('body: JSON.stringify({"id": "12345678901234567890"})');
  });

  it('Go quotes a text with a backtick, which a raw text cannot hold', () => {
    expect(requestSamples.Go({ ...post, body: '{"a": "`x`"}' })).toContain('const body = "{\\"a\\": \\"`x`');
    expect(requestSamples.Go(post)).toContain('const body = `{"n": 1}`');
  });

  it('PHP replaces nothing in a text: no variable, no escape, and quotes end none', () => {
    expect(requestSamples.PHP({ ...post, body: String.raw`{"a": "$b 'c' \"d"}` })).toContain(
      String.raw`CURLOPT_POSTFIELDS => '{"a": "$b \'c\' \\"d"}',`,
    );
  });

  it.each([
    ['invoice-1.pdf', 'invoice-1.pdf'],
    ['a b.pdf', 'answer'],
    ["'; rm", 'answer'],
    ['-rf', 'answer'],
    [undefined, 'answer'],
  ])('a file of the name %s is saved as %s', (name, saved) => expect(plainFileName(name)).toBe(saved));
});
