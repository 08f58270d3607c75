import type { Client } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { csvToJson } from '../../src/operations/convert/csv-to-json.operation.ts';
import { connect, connectOverHttp, eras, startAgentServer } from '../support/running/agent-client.ts';
import { startService, type TestService } from '../support/running/service.ts';

const operations = [csvToJson];
/** Each row of the answer repeats the name of the column. */
const csvOf = (rows: number) => `${'n'.repeat(2000)}\n${'1\n'.repeat(rows)}`;
/** 1.0 MB and 1.2 MB of JSON. */
const [FITS, TOO_LONG] = [csvOf(500), csvOf(600)];

let service: TestService;
beforeAll(async () => {
  service = await startService({ operations });
});
afterAll(() => service.stop());

const call = (client: Client, csv: string) =>
  client.callTool({ name: 'convert_csv_to_json', arguments: { csv } }) as Promise<{
    readonly content: readonly { readonly text: string }[];
    readonly structuredContent?: { readonly rows: readonly Readonly<Record<string, string>>[] };
    readonly isError?: boolean;
  }>;

describe.each(eras)('JSON of about 1 MiB for the official client (%s)', (era) => {
  it.each(['HTTP', 'stdio'])('is text and structured content, and equal, over %s', async (door) => {
    const client = await (door === 'HTTP'
      ? connectOverHttp(service.origin, era)
      : connect(startAgentServer({ operations }).transport, era));
    const { content, structuredContent } = await call(client, FITS);
    expect(structuredContent?.rows).toHaveLength(500);
    expect(JSON.parse(content[0]!.text)).toEqual(structuredContent);
    await client.close();
  });

  it('is over HTTP refused where it is longer, with the call that saves it, and is not counted', async () => {
    const client = await connectOverHttp(service.origin, era);
    const used = async () => {
      const answer = await fetch(`${service.origin}/v1/convert/csv-to-json`, { method: 'POST' });
      return answer.headers.get('x-quota-used');
    };
    const before = await used();
    const { content, isError } = await call(client, TOO_LONG);
    expect(isError).toBe(true);
    expect(content.map(({ text }) => text)).toEqual([
      expect.stringMatching(
        /^invalid_request: The arguments give 1,2\d\d,\d{3} bytes of JSON, and a tool answers with at most 1,048,576\.$/,
      ),
      `The same call saves it: curl -o 'convert_csv_to_json.json' '${service.origin}/v1/convert/csv-to-json' ` +
        "-H 'Content-Type: application/json' -d @arguments.json",
    ]);
    expect(await used()).toBe(before);
    await client.close();
  });

  it('is on stdin and stdout refused where it is longer, with the way to do without the limit', async () => {
    const client = await connect(startAgentServer({ operations }).transport, era);
    const { content, isError } = await call(client, TOO_LONG);
    expect(isError).toBe(true);
    expect(content.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^invalid_request: The arguments give 1,2\d\d,\d{3} bytes of JSON/),
      expect.stringMatching(/^The command has no such limit: /),
    ]);
    await client.close();
  });
});
