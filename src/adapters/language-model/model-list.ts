import { isObject } from './fault.ts';
import { parseLeanJson } from './lean-json.ts';

/** A model that a back end lists. */
export interface ListedModel {
  readonly id: string;
  /** Tokens of its context, where the list says so. */
  readonly context?: number | undefined;
}

/** Models that do not chat, by the words in their names. */
const NO_CHAT =
  /embed|\bbge\b|\be5\b|\bgte\b|rerank|whisper|\btts\b|speech|audio|transcri|moderation|dall-?e|diffusion|flux|\bimage|\bclip\b|\bocr\b|guard/i;

/** Members with the length of a context: of vLLM, of LM Studio and OpenRouter, of llama.cpp and others. */
const CONTEXT_MEMBERS = [
  'max_model_len',
  'loaded_context_length',
  'context_length',
  'context_window',
  'max_context_length',
  'n_ctx',
];

/** The first chat model of a list, else the first of all; undefined where it has none with an id. */
export function firstModel(list: unknown): ListedModel | undefined {
  const models = (Array.isArray(list) ? list : []).map(modelOf).filter((model) => model !== undefined);
  return models.find(({ id, chats }) => chats && !NO_CHAT.test(id)) ?? models[0];
}

/** The model of an id in a list; undefined where it has none. */
export function modelOfId(list: unknown, id: string): ListedModel | undefined {
  return (Array.isArray(list) ? list : []).map(modelOf).find((model) => model?.id === id);
}

function modelOf(item: unknown): (ListedModel & { readonly chats: boolean }) | undefined {
  if (typeof item === 'string') return item === '' ? undefined : { id: item, chats: true };
  if (!isObject(item)) return undefined;
  const id = [item.id, item.name, item.model].find((each) => typeof each === 'string' && each !== '');
  if (id === undefined) return undefined;
  const { type } = item;
  const chats = typeof type !== 'string' || !/embed|rerank|speech|audio|image|tts|stt/i.test(type);
  return { id: id as string, context: contextOf(item), chats };
}

function contextOf(item: Readonly<Record<string, unknown>>): number | undefined {
  const members = [item, ...(isObject(item.meta) ? [item.meta] : [])];
  const sizes = members.flatMap((each) => CONTEXT_MEMBERS.map((name) => each[name]));
  return sizes.find((size) => typeof size === 'number' && size >= 256) as number | undefined;
}

const ID = /"id"\s*:\s*("(?:[^"\\]|\\.)+")/g;
/** Names that are looked at in the beginning of a list. */
const MAX_LOOKED_AT = 200;

/** The same of a list of which only the beginning was read. */
export function firstModelOfCut(text: string): ListedModel | undefined {
  const found: unknown[] = [];
  for (const [, id] of text.slice(Math.max(0, text.indexOf('"data"'))).matchAll(ID)) {
    found.push(parseLeanJson(id!));
    if (found.length === MAX_LOOKED_AT) break;
  }
  return firstModel(found);
}

/** A model as it is shown: llama-server lists the path of its file, which is nothing to a caller. */
export function shownName(id: string): string {
  const isPath = /^(?:[/~]|\.{1,2}[/\\]|[A-Za-z]:[/\\])|\\|\.(?:gguf|ggml|bin|safetensors|llamafile)$/i.test(
    id,
  );
  const last = id.split(/[/\\]/).findLast((part) => part !== '');
  return isPath && last !== undefined ? last : id;
}

/** Tokens for each byte of UTF-8: English has four letters a token, Russian two, Chinese and Japanese one. */
const TOKENS_OF_BYTE = 0.3;

/** About how many tokens a text is, in any script. */
export function estimatedTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) * TOKENS_OF_BYTE);
}
