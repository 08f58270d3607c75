import { describe, expect, it } from 'vitest';
import { mostAnswerBytes, type Operation } from '../src/operation.ts';
import { operations } from '../src/registry.ts';
import { bodyFormOf } from '../src/request/body-form.ts';
import type { Schema } from '../src/schema/schema.ts';

describe('every declaration', () => {
  it.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s names as its subject a member of its input, a text where it has one a line',
    (_id, { input, subject }: Operation) => {
      if (subject === undefined) return;
      expect(Object.keys(input.properties)).toContain(subject.member);
      if (subject.lines) expect(input.properties[subject.member]!.type).toBe('string');
    },
  );

  it.each(operations.flatMap(({ id, companion, input }) => (companion ? [{ id, companion, input }] : [])))(
    '$id names as its companion $companion, which answers the same input with JSON',
    ({ companion, input }) => {
      const named = operations.find(({ id }) => id === companion);
      // Either may require a member that the other does not.
      expect(named?.input.properties).toBe(input.properties);
      expect(Object.keys(named!.output.media)).toEqual(['application/json']);
    },
  );

  it.each(
    operations.flatMap((operation: Operation) =>
      (operation.output.links ?? []).map((link) => ({ operation, link })),
    ),
  )(
    '$operation.id has the member $link.member in its answer, which $link.operation takes',
    ({ operation: { output }, link }) => {
      const json = output.media['application/json'];
      const answer = json && 'schema' in json ? json.schema : undefined;
      expect(answer?.type === 'object' && Object.keys(answer.properties)).toContain(link.member);
      const next: Operation | undefined = operations.find(({ id }) => id === link.operation);
      expect(next?.routes.map(({ method }) => method)).toContain('POST');
      if (link.as !== undefined) expect(Object.keys(next!.input.properties)).toContain(link.as);
    },
  );

  it.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s narrows and requires on a route only members of its input, and leaves them only to a POST beside it',
    (_id, { input, routes }: Operation) => {
      for (const { method, path, narrows = {}, requires = [] } of routes) {
        expect(Object.keys(input.properties)).toEqual(expect.arrayContaining(Object.keys(narrows)));
        expect(Object.keys(input.properties)).toEqual(expect.arrayContaining([...requires]));
        const leftOut = Object.keys(narrows).filter((name) => narrows[name] === false);
        expect(requires.filter((name) => leftOut.includes(name))).toEqual([]);
        const others = routes.filter((route) => route.method === 'POST' && route.path === path);
        if (leftOut.length > 0) expect([method, others.length]).toEqual(['GET', 1]);
      }
    },
  );

  it.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s bounds its answer to any request: a longer one may have a longer answer, never a shorter one',
    (_id, operation: Operation) => {
      const { jsonBytes } = bodyFormOf(operation);
      const bounds = [0, 100, 16_384, jsonBytes].map((bytes) => mostAnswerBytes(operation, bytes));
      expect(bounds.every((bound) => Number.isInteger(bound) && bound > 0 && bound < 2 ** 28)).toBe(true);
      expect(bounds).toEqual(bounds.toSorted((one, other) => one - other));
    },
  );

  it.each(jsonAnswers())('%s marks at most one member of its answer as the headline', (_id, schema) => {
    expect(headlines(schema).length).toBeLessThanOrEqual(1);
  });
});

function jsonAnswers(): readonly (readonly [string, Schema])[] {
  return operations.flatMap(({ id, output }) => {
    const json = output.media['application/json'];
    return json && 'schema' in json ? [[id, json.schema] as const] : [];
  });
}

function headlines(schema: Schema): readonly string[] {
  if (schema.type !== 'object') return [];
  return Object.entries(schema.properties).flatMap(([name, member]) => (member['x-headline'] ? [name] : []));
}
