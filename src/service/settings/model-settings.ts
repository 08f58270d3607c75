import { integer, readBaseAddress, type Setting, text } from './setting-types.ts';

/** Where the language model of Text AI is. */
export interface LanguageModelConfig {
  /** Without a slash at the end. */
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string | undefined;
  readonly timeoutMs: number;
  readonly maxConcurrency: number;
}

/** The variables of the language model. */
export const modelSettings = {
  modelBaseUrl: {
    ...text(
      'LLM_BASE_URL',
      '',
      'OpenAI-compatible back end for Text AI; without it the built-in engine answers',
    ),
    allowed: 'an http or https address without credentials, query or fragment',
    read: readBaseAddress,
  },
  modelKey: {
    ...text('LLM_API_KEY', '', 'its key, sent as a Bearer token'),
    allowed: 'printable ASCII without spaces',
    isSecret: true as const,
    read: (key: string) => (/^[!-~]*$/.test(key) ? key : undefined),
  },
  modelName: text('LLM_MODEL', '', 'its model; without it the first it lists'),
  modelTimeoutMs: integer('LLM_TIMEOUT_MS', 30_000, 'all the time it has for a call', 1, 300_000),
  modelConcurrency: integer('LLM_MAX_CONCURRENCY', 8, 'requests it gets at a time', 1, 1000),
};

/** The language model the variables name; undefined without a back end, whatever the others say. */
export function readLanguageModel(
  read: <Value>(setting: Setting<Value>) => Value,
): LanguageModelConfig | undefined {
  const config = {
    baseUrl: read(modelSettings.modelBaseUrl),
    apiKey: read(modelSettings.modelKey) || undefined,
    model: read(modelSettings.modelName) || undefined,
    timeoutMs: read(modelSettings.modelTimeoutMs),
    maxConcurrency: read(modelSettings.modelConcurrency),
  };
  return config.baseUrl === '' ? undefined : config;
}
