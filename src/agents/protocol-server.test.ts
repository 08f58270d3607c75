import { Client } from '@modelcontextprotocol/client';
import { InMemoryTransport } from '@modelcontextprotocol/server';
import { expect, test } from 'vitest';
import { sampleOperation } from '../../test/support/operations/sample-operation.ts';
import { catalogOf } from './catalog.ts';
import { protocolServer, type ToolCall } from './protocol-server.ts';
import { loadSdk } from './sdk.ts';

test('a server passes calls on to its host, and tells clients what it is', async () => {
  const calls: ToolCall[] = [];
  const catalog = catalogOf([sampleOperation], { release: '9.9.9', delivery: 'in-result', isMetered: true });
  const serverFor = protocolServer(await loadSdk(), catalog, () => ({
    callTool: async (call) => {
      calls.push(call);
      return { content: [{ type: 'text', text: 'done' }] };
    },
    readDocs: async (group) => `## ${group}`,
  }));
  const [near, far] = InMemoryTransport.createLinkedPair();
  const client = new Client({ name: 'test', version: '1' });
  await serverFor({ era: 'legacy' }).connect(far);
  await client.connect(near);
  expect(client.getServerVersion()).toMatchObject({ name: 'sundry', version: '9.9.9' });
  expect(client.getInstructions()).toBe(catalog.instructions);
  expect(await client.callTool({ name: 'text_greet' })).toMatchObject({ content: [{ text: 'done' }] });
  expect(calls).toEqual([expect.objectContaining({ operation: sampleOperation })]);
  expect((await client.listResourceTemplates()).resourceTemplates).toEqual([]);
  await client.close();
});
