import { describe, expect, it } from 'vitest';
import { withDocs, withResult } from './stand-ins.ts';

function answered(result: string) {
  return { status: 200, headers: [], body: Buffer.from(`{"result":${result},"id":1}`) };
}

const result = async (name: string) => Buffer.from(`"content":[],"structuredContent":{"of":"${name}"}`);

describe('an answer of the protocol with a stand-in', () => {
  it('has the members of the result where the protocol has called its tool', async () => {
    const content = '"content":[{"type":"text","text":"result of qr_create"}]';
    const filled = await withResult(answered(`{"resultType":"complete",${content}}`), result);
    expect(filled).toEqual(
      answered('{"resultType":"complete","content":[],"structuredContent":{"of":"qr_create"}}'),
    );
  });

  it('has the docs where the protocol has read them', async () => {
    const docs = async (name: string) => Buffer.from(`"text":"# ${name}"`);
    const filled = await withDocs(answered('{"contents":[{"uri":"a","text":"docs of qr"}]}'), docs);
    expect(filled).toEqual(answered('{"contents":[{"uri":"a","text":"# qr"}]}'));
  });

  it.each([
    ['an error', '{"message":"There is no tool."}'],
    [
      'a stand-in inside of a text',
      JSON.stringify({ message: '"content":[{"type":"text","text":"result of qr_create"}]' }),
    ],
  ])('stays as it is without one, and no call is begun: %s', async (_name, text) => {
    const neverAsked = async () => expect.fail('the tool was called');
    expect(await withResult(answered(text), neverAsked)).toEqual(answered(text));
  });
});
