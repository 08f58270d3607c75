import { describe, expect, it } from 'vitest';
import type { Operation } from '../operation.ts';
import { intelSite } from '../operations/site/intel.operation.ts';
import { siteMarkdown } from '../operations/site/markdown.operation.ts';
import { withAgentDefaults } from './agent-defaults.ts';

const given = (text: string, operation: Operation = siteMarkdown) =>
  Buffer.from(withAgentDefaults(operation, Buffer.from(text))).toString();

describe('a default for agents alone', () => {
  it.each([
    ['fills in a member that is absent', '{"url":"a.example"}', '{"max_chars":50000,"url":"a.example"}'],
    ['comes behind white space', ' \n{ "url": "a.example" }', '{"max_chars":50000, "url": "a.example" }'],
    ['is the only member of an empty object', '{ }', '{"max_chars":50000 }'],
    ['stays away from a value', '{"max_chars":2000}', '{"max_chars":2000}'],
    ['stays away from null, which is refused', '{"max_chars":null}', '{"max_chars":null}'],
    ['knows a name with escapes', String.raw`{"max\u005fchars":2000}`, String.raw`{"max\u005fchars":2000}`],
    ['looks at the root alone', '{"a":{"max_chars":1}}', '{"max_chars":50000,"a":{"max_chars":1}}'],
    ['leaves a list', '[{}]', '[{}]'],
    ['leaves what is not JSON', '{"url":', '{"url":'],
    ['leaves an empty text', '', ''],
  ])('%s', (_name, text, expected) => {
    expect(given(text)).toBe(expected);
  });

  it('leaves bytes that are not UTF-8 as they are', () => {
    const bytes = Uint8Array.of(0x7b, 0xff, 0x7d);
    expect(withAgentDefaults(siteMarkdown, bytes)).toBe(bytes);
  });

  it('changes nothing of an operation without one', () => {
    expect(given('{"url":"a.example"}', intelSite)).toBe('{"url":"a.example"}');
  });
});
