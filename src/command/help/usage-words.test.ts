import { expect, it } from 'vitest';
import { keysUsage } from '../../service/keys/keys-command.ts';
import { usageWords } from './usage-words.ts';

it.each([
  ['operations', 'operations [--json]', [], ['--json']],
  ['openapi', 'openapi [--url URL]', [], ['--url=']],
  ['completion', 'completion bash|zsh|fish', ['bash', 'zsh', 'fish'], []],
  ['mcp', 'usage: sundry mcp [--files DIR]\n\n  --files DIR  saves files\n', [], ['--files=']],
  ['serve', 'usage: sundry serve [--help]\n', [], ['--help']],
  ['backup', 'usage: sundry backup FILE\n', [], []],
])('reads what follows %s', (word, usage, commands, flags) => {
  const found = usageWords(word, usage);
  expect(found.commands.map((each) => each.word)).toEqual(commands);
  expect(found.flags.map(({ name, hasValue }) => name + (hasValue ? '=' : ''))).toEqual(flags);
});

it('reads the commands of keys with their flags', () => {
  const { commands } = usageWords('keys', keysUsage);
  expect(commands.map(({ word }) => word)).toEqual(
    expect.arrayContaining(['create', 'list', 'revoke', 'export', 'import']),
  );
  const create = commands.find(({ word }) => word === 'create')!;
  expect(create.flags).toContainEqual({ name: '--limit', hasValue: true });
});
