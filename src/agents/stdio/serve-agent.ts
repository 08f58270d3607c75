import type { Readable } from 'node:stream';
import type { CallToolResult } from '@modelcontextprotocol/server';
import { InputError, UpstreamError } from '../../errors.ts';
import type { Needs, Operation } from '../../operation.ts';
import { perform } from '../../request/perform.ts';
import { readText } from '../../request/read.ts';
import { type ResultBytes, resultBytes } from '../../request/result-bytes.ts';
import { withAgentDefaults } from '../agent-defaults.ts';
import { catalogOf } from '../catalog.ts';
import type { JsonParts } from '../json-parts.ts';
import { protocolServer, type ToolCall, type ToolHost } from '../protocol-server.ts';
import { faultyArguments, refusalResult, refuseLongArguments, type ToolRefusal } from '../refusal.ts';
import { fromSdk, loadSdk } from '../sdk.ts';
import { fileResult, jsonResult, LongJsonError, savedFileResult } from '../tool-result.ts';
import type { FileFolder } from './file-folder.ts';
import { readFromFolder } from './folder-file.ts';
import { LineTransport } from './line-transport.ts';
import type { WriteLine } from './own-stdout.ts';

export interface AgentOptions {
  readonly operations: readonly Operation[];
  /** Name of this release, as package.json has it. */
  readonly release: string;
  /** Called with the first tool: a list of tools does without the outside world. */
  readonly needs: () => Promise<Needs>;
  /** The Markdown of a group's docs. */
  readonly readDocs: (group: string) => Promise<string>;
  /** Where files are saved; without it they are part of the results. */
  readonly folder: FileFolder | undefined;
  readonly input: Readable;
  readonly writeLine: WriteLine;
  /** Receives what is a fault of the program. */
  readonly onBug: (error: unknown) => void;
}

/**
 * Serves the tools to the one agent that started this process, without a key and without a quota, until the input
 * ends. Rejects with SdkMissingError.
 */
export async function serveAgent(options: AgentOptions): Promise<void> {
  const { operations, release, folder, input, writeLine, readDocs } = options;
  const [sdk, { serveStdio }] = await Promise.all([
    loadSdk(),
    fromSdk(() => import('@modelcontextprotocol/server/stdio')),
  ]);
  const delivery = folder === undefined ? 'in-result' : 'in-folder';
  const catalog = catalogOf(operations, { release, delivery, isMetered: false });
  const transport = new LineTransport({ sdk, input, writeLine });
  const host: ToolHost = {
    callTool: (call) =>
      answer(options, call, { text: transport.takeArguments(call.id), parts: transport.partsOf(call.id) }),
    readDocs,
  };
  serveStdio(
    protocolServer(sdk, catalog, () => host),
    { transport },
  );
  await transport.closed;
}

/** What the transport keeps of a call: its arguments, and the long parts of its result. */
interface Kept {
  readonly text: Uint8Array;
  readonly parts: JsonParts;
}

async function answer(options: AgentOptions, call: ToolCall, { text, parts }: Kept): Promise<CallToolResult> {
  try {
    return await delivered(options, await work(options, call, text), parts);
  } catch (error) {
    const refusal = refusalOf(error, options);
    return error instanceof LongJsonError ? refusalResult(refusal, WITHOUT_LIMIT) : refusalResult(refusal);
  }
}

async function work(
  { needs, folder }: AgentOptions,
  { operation, signal }: ToolCall,
  text: Uint8Array,
): Promise<ResultBytes> {
  refuseLongArguments(operation, text);
  const given = withAgentDefaults(operation, text);
  const reading = (folder && (await readFromFolder(operation, given, folder))) ?? readText(operation, given);
  const visit = { caller: 'agent', abandoned: () => signal };
  return resultBytes(await perform(operation, reading, await needs(), visit));
}

async function delivered(
  { folder }: AgentOptions,
  result: ResultBytes,
  parts: JsonParts,
): Promise<CallToolResult> {
  if (result.kind === 'json') return jsonResult(result, parts);
  if (folder === undefined) return fileResult(result, HOW_TO_SAVE, parts);
  return savedFileResult(result, await folder.save(result.fileName, result.bytes), parts);
}

const WITHOUT_LIMIT =
  'The command has no such limit: sundry --help lists its operations, and -o FILE saves an answer.';

const HOW_TO_SAVE = 'To get files on disk, start this server as: sundry mcp --files DIR';

function refusalOf(error: unknown, { onBug }: AgentOptions): ToolRefusal {
  if (error instanceof InputError) return faultyArguments(error);
  if (error instanceof UpstreamError) return { code: error.code, detail: error.message };
  onBug(error);
  const detail =
    'This is a fault of the program, not of the arguments. It has been reported on the standard error.';
  return { code: 'internal_error', detail };
}
