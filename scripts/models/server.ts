import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/** A server with OpenAI's chat interface. */
export interface ModelServer {
  readonly baseUrl: string;
  /** Ends it where it was started here. */
  readonly stop: () => void;
}

/** Where Ollama, llama-server, LM Studio and vLLM listen unless told otherwise. */
const USUAL = [11434, 8080, 1234, 8000].map((port) => `http://127.0.0.1:${port}/v1`);

/** Milliseconds until a started server has to answer: it reads a model of gigabytes first. */
const STARTS_WITHIN_MS = 180_000;

/** The server that is given, one that runs, or one that can be started; undefined without any. */
export async function findServer(): Promise<ModelServer | undefined> {
  const given = process.env.LLM_BASE_URL;
  if (given !== undefined && given !== '') return { baseUrl: given.replace(/\/+$/, ''), stop: () => {} };
  for (const baseUrl of USUAL) if (await lists(baseUrl)) return { baseUrl, stop: () => {} };
  const file = process.env.LLM_MODEL_FILE;
  if (file !== undefined && isOnPath('llama-server')) {
    const flags = ['--model', file, '--host', '127.0.0.1', '--port', '18080', '--ctx-size', '8192'];
    return started('llama-server', flags, 'http://127.0.0.1:18080/v1');
  }
  if (isOnPath('ollama')) return started('ollama', ['serve'], USUAL[0]!);
  return undefined;
}

function isOnPath(program: string): boolean {
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;
}

async function started(program: string, flags: readonly string[], baseUrl: string): Promise<ModelServer> {
  const child: ChildProcess = spawn(program, flags, { stdio: 'ignore' });
  const stop = () => void child.kill();
  process.once('exit', stop);
  for (let waited = 0; waited < STARTS_WITHIN_MS && child.exitCode === null; waited += 500) {
    if (await lists(baseUrl)) return { baseUrl, stop };
    await sleep(500);
  }
  stop();
  throw new Error(`${program} does not answer`);
}

/** Whether a server lists a model. Something else may listen on the port. */
async function lists(baseUrl: string): Promise<boolean> {
  try {
    const reply = await fetch(`${baseUrl}/models`, { signal: AbortSignal.timeout(1000) });
    const { data } = (await reply.json()) as { readonly data?: readonly unknown[] };
    return reply.ok && Array.isArray(data) && data.length > 0;
  } catch {
    return false;
  }
}
