import type { PlaygroundOperation } from '../../surfaces/playground/playground.ts';
import type { ObjectDraft } from '../form/draft.ts';

/**
 * The name under which code saves an answer that has not come yet, undefined for JSON: that of an example, with the
 * extension that the input asks for.
 */
export function savedBefore(
  { examples, input }: Pick<PlaygroundOperation, 'examples' | 'input'>,
  { members }: ObjectDraft,
): string | undefined {
  const saved = examples.find((example) => example.savedAs !== undefined)?.savedAs;
  const dot = saved?.lastIndexOf('.') ?? -1;
  if (saved === undefined || dot < 0) return saved;
  const extension = saved.slice(dot + 1);
  for (const [name, schema] of Object.entries(input.properties)) {
    if (schema.type !== 'string' || !schema.enum?.includes(extension)) continue;
    const member = members[name];
    const asked = (member?.kind === 'text' && member.text) || schema.default || extension;
    return asked === 'json' ? undefined : `${saved.slice(0, dot)}.${asked}`;
  }
  return examples[0]?.savedAs;
}
