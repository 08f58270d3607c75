/**
 * `npm run new-operation -- group.name`: writes a declaration that works and a test that fails until its rows are
 * written, and prints the lines to add to the registry.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { groups } from '../src/operation.ts';

export interface NewOperation {
  /** File name to content, from the root of the repository. */
  readonly files: Readonly<Record<string, string>>;
  /** What to add to src/registry.ts: the import, and the entry of its list. */
  readonly registryImport: string;
  readonly registryEntry: string;
}

/** Drafts the operation `group.name`, name in snake case. Throws an Error of one sentence for an invalid id. */
export function draftOperation(id: string): NewOperation {
  const [, group, name] = /^([a-z]+)\.([a-z][a-z0-9]*(?:_[a-z0-9]+)*)$/.exec(id) ?? [];
  if (group === undefined || name === undefined) {
    throw new Error(
      `"${id}" is not an id: group.name in lower case, such as qr.create or email.verify_batch`,
    );
  }
  if (!Object.hasOwn(groups, group)) {
    throw new Error(`"${group}" is not a group: one of ${Object.keys(groups).join(', ')} (src/operation.ts)`);
  }
  const stem = name.replaceAll('_', '-');
  const constant = camelCase(`${name}_${group}`);
  const folder = `src/operations/${group}`;
  return {
    files: {
      [`${folder}/${stem}.operation.ts`]: declaration(id, constant, `/v1/${group}/${stem}`),
      [`${folder}/${stem}.operation.test.ts`]: test(id, constant, stem),
    },
    registryImport: `import { ${constant} } from './operations/${group}/${stem}.operation.ts';`,
    registryEntry: constant,
  };
}

function camelCase(snake: string): string {
  return snake.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
}

function declaration(id: string, constant: string, path: string): string {
  const type = `${constant[0]?.toUpperCase()}${constant.slice(1)}Input`;
  return `import type { Operation } from '../../operation.ts';

export interface ${type} {
  readonly text: string;
}

export const ${constant} = {
  id: '${id}',
  summary: 'Say one imperative line',
  description: 'Says what the fields do not say.',
  routes: [{ method: 'POST', path: '${path}' }],
  input: {
    type: 'object',
    properties: {
      text: { type: 'string', minLength: 1, maxLength: 1000, description: 'What to answer.' },
    },
    required: ['text'],
  },
  output: {
    media: {
      'application/json': {
        schema: {
          type: 'object',
          properties: { text: { type: 'string', description: 'The text as it came.' } },
          required: ['text'],
        },
      },
    },
  },
  limits: { bodyBytes: 16_384 },
  answerBytes: 16_384,
  needs: [],
  cost: { ofBytes: () => 0, ofInput: ({ text }) => text.length / 100_000 },
  examples: [{ title: 'A greeting', input: { text: 'hello' } }],
  run: ({ text }: ${type}) => ({ kind: 'json', value: { text } }),
} as const satisfies Operation<${type}>;
`;
}

function test(id: string, constant: string, stem: string): string {
  return `import { describe, expect, it } from 'vitest';
import { ${constant} } from './${stem}.operation.ts';

describe('${id}', () => {
  it.each([
    // One row for each rule: its name cites the clause or the pitfall, the value comes from the standard or by hand.
    { name: 'clause or pitfall', input: { text: 'hello' }, expect: { text: 'not written yet' } },
  ])('$name', ({ input, expect: expected }) => {
    expect(${constant}.run(input)).toEqual({ kind: 'json', value: expected });
  });
});
`;
}

/** Writes the files; refuses to replace one. */
function write(root: string, { files }: NewOperation): void {
  const taken = Object.keys(files).filter((file) => existsSync(join(root, file)));
  if (taken.length > 0) throw new Error(`${taken.join(' and ')} already there`);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
    process.stdout.write(`wrote ${file}\n`);
  }
}

function main(id: string): void {
  const operation = draftOperation(id);
  write(resolve(fileURLToPath(import.meta.url), '../..'), operation);
  process.stdout.write(
    `\nAdd to src/registry.ts\n  ${operation.registryImport}\nand ${operation.registryEntry} to its list, where people should see it.\n`,
  );
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    main(process.argv[2] ?? '');
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 2;
  }
}
