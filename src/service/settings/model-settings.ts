import { readBaseAddress } from './addresses.ts';
import { integer, type Setting, text } from './setting-types.ts';

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
  modelName: text('LLM_MODEL', '', 'its model; without it the first one listed'),
  modelTimeoutMs: integer('LLM_TIMEOUT_MS', 30_000, 'its time limit for one call', [1, 300_000]),
  modelConcurrency: integer('LLM_MAX_CONCURRENCY', 8, 'most requests to it at a time', [1, 1000]),
};

/** The language model that the variables name; undefined without LLM_BASE_URL, whatever the others are. */
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
