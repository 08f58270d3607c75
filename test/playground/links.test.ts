import { describe, expect, it } from 'vitest';
import { operations } from '../../src/registry.ts';
import { readRequest } from '../../src/request/read.ts';
import { bytesMember } from '../../src/schema/bytes.ts';
import { playground } from '../../src/surfaces/playground/playground.ts';
import { writeInput } from '../../src/web/form/draft.ts';
import { idIn, readLink } from '../../src/web/form/link.ts';
import { blocksOf } from '../support/judging/blocks.ts';

const links = blocksOf('docs/playground.md', 'text').flatMap((block) => block.trim().split('\n'));
const known = playground(operations, undefined).operations;

describe('the links of docs/playground.md', () => {
  it.each(links)('%s fills in every member that it has', (link) => {
    const { hash } = new URL(link);
    const operation = known.find(({ id }) => id === idIn(hash))!;
    const { draft } = readLink(operation, hash)!;
    expect(Object.keys(draft.members)).toHaveLength(hash.split(/[?&]/).length - 1);
    expect(JSON.parse(writeInput(operation.input, draft))).toBeTypeOf('object');
  });
});

describe('a link to every example', () => {
  const examples = known.flatMap((operation, index) =>
    operation.examples.map((example) => ({ operation, declared: operations[index]!, ...example })),
  );
  it.each(examples)(
    '$operation.id: "$title" is an input that the service accepts, as the form sends it',
    ({ operation, declared, input }) => {
      const route = declared.routes.find(({ method }) => method === 'POST');
      if (route === undefined) return;
      const link = `#${operation.id}?${Object.entries(input)
        .map(
          ([name, value]) =>
            `${name}=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}`,
        )
        .join('&')}`;
      const sent = new TextEncoder().encode(writeInput(operation.input, readLink(operation, link)!.draft));
      const plain = new TextEncoder().encode(JSON.stringify(input));
      // A link has no file.
      const member = bytesMember(declared.input)?.name;
      const read = (body: Uint8Array) => {
        const given = member === undefined ? body : withMember(body, member);
        return JSON.stringify(readRequest(declared, route, { query: '', body: given }).input);
      };
      if (declared.reads === 'json-text') expect(JSON.parse(new TextDecoder().decode(sent))).toEqual(input);
      else expect(JSON.parse(read(sent))).toEqual(JSON.parse(read(plain)));
    },
  );
});

function withMember(body: Uint8Array, member: string): Uint8Array {
  const value: object = JSON.parse(new TextDecoder().decode(body));
  return new TextEncoder().encode(JSON.stringify({ ...value, [member]: '' }));
}
