import { expect, it } from 'vitest';
import { firstModel, firstModelOfCut, shownName } from './model-list.ts';

it.each([
  ['the first', [{ id: 'a' }, { id: 'b' }], { id: 'a' }],
  ['names alone', ['a'], { id: 'a' }],
  [
    'no embedding model',
    [{ id: 'text-embedding-nomic-embed-text-v1.5' }, { id: 'qwen2.5-7b' }],
    { id: 'qwen2.5-7b' },
  ],
  ['no speech model', [{ id: 'whisper-1' }, { id: 'tts-1' }, { id: 'qwen2.5-7b' }], { id: 'qwen2.5-7b' }],
  [
    'none of another type',
    [
      { id: 'x', type: 'embeddings' },
      { id: 'y', type: 'llm' },
    ],
    { id: 'y' },
  ],
  ['an embedding model where there is no other', [{ id: 'bge-m3' }], { id: 'bge-m3' }],
  ['the context of vLLM', [{ id: 'a', max_model_len: 8192 }], { id: 'a', context: 8192 }],
  ['the context of OpenRouter', [{ id: 'a', context_length: 131_072 }], { id: 'a', context: 131_072 }],
  ['the context of llama.cpp', [{ id: 'a', meta: { n_ctx: 4096 } }], { id: 'a', context: 4096 }],
])('a list has %s', (_, list, expected) => {
  expect(firstModel(list)).toMatchObject(expected);
});

it.each([[[]], [undefined], [{}], [[{}]], [[{ id: '' }, 7, null]]])('a list has none: %j', (list) => {
  expect(firstModel(list)).toBeUndefined();
});

it('the beginning of a list is enough', () => {
  expect(firstModelOfCut('{"data":[{"id":"bge-m3"},{"id":"a \\"b\\""},{"id":"c')).toMatchObject({
    id: 'a "b"',
  });
});

it.each([
  ['/models/llama-3.1-8b.Q4_K_M.gguf', 'llama-3.1-8b.Q4_K_M.gguf'],
  ['C:\\models\\qwen.gguf', 'qwen.gguf'],
  ['./models/qwen', 'qwen'],
  ['~/qwen', 'qwen'],
  ['models/qwen.gguf', 'qwen.gguf'],
  ['/srv/models/qwen/', 'qwen'],
  ['meta-llama/Llama-3.1-8B-Instruct', 'meta-llama/Llama-3.1-8B-Instruct'],
  ['llama3.1:8b', 'llama3.1:8b'],
])('%s is shown as %s', (id, shown) => {
  expect(shownName(id)).toBe(shown);
});
