/**
 * `npm run models` asks a language model the six questions about forty texts in five languages, and prints what shape its
 * answers have, which were sent back and why, what was given in the end, and what it took. The server is LLM_BASE_URL, or one
 * that answers on this machine, or an `ollama` or, with LLM_MODEL_FILE, a `llama-server` of the PATH, which is started and
 * stopped. `npm run models -- guards` needs none: it makes noise and honest answers itself, and exits 1 where more than one
 * of a hundred passes the guards wrongly.
 */
import { createLanguageModel } from '../src/adapters/language-model/language-model.ts';
import { honestFigures, noiseFigures } from './models/guard-figures.ts';
import { findServer } from './models/server.ts';
import { surveyOf } from './models/survey.ts';

if (process.argv[2] === 'guards') await guards(Number(process.argv[3] ?? 7));
else await survey();

async function guards(seed: number): Promise<void> {
  const noise = await noiseFigures(10, seed);
  const honest = await honestFigures();
  console.log('operation    noise given      honest answers refused');
  for (const [index, { operation, calls, answered }] of noise.entries()) {
    const own = honest[index]!;
    const refused = own.calls - own.answered;
    console.log(`${operation.padEnd(12)} ${`${answered} of ${calls}`.padEnd(16)} ${refused} of ${own.calls}`);
    if (answered > calls / 100 || refused > own.calls / 100) process.exitCode = 1;
  }
}

async function survey(): Promise<void> {
  const server = await findServer();
  if (server === undefined) {
    console.error(
      'no language model: set LLM_BASE_URL, start ollama, or name LLM_MODEL_FILE for llama-server',
    );
    process.exitCode = 2;
    return;
  }
  try {
    const notices = new Set<string>();
    const model = createLanguageModel({
      baseUrl: server.baseUrl,
      apiKey: process.env.LLM_API_KEY,
      model: process.env.LLM_MODEL,
      timeoutMs: Number(process.env.LLM_TIMEOUT_MS ?? 120_000),
      maxConcurrency: Number(process.env.LLM_MAX_CONCURRENCY ?? 2),
      onNotice: (notice) => notices.add(notice),
    });
    console.log(`${await model.open().modelId()} at ${new URL(server.baseUrl).origin}`);
    for await (const line of surveyOf(model)) console.log(line);
    for (const notice of notices) console.log(`notice: ${notice}`);
  } finally {
    server.stop();
  }
}
