import { expect, test } from 'vitest';
import { sampleOperation } from '../../test/support/operations/sample-operation.ts';
import { sameCallByCurl } from './same-call.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

const call = {
  operation: sampleOperation,
  argumentsText: bytes(`{"name":"it's"}`),
  fileName: 'a b.svg',
  origin: 'http://127.0.0.1:8080',
  hasKey: false,
};

test('the same call is a command for a shell, whatever is in the arguments', () => {
  expect(sameCallByCurl(call)).toBe(
    "The same call saves it: curl -o 'a b.svg' 'http://127.0.0.1:8080/v1/greet' " +
      `-H 'Content-Type: application/json' -d '{"name":"it'\\''s"}'`,
  );
});

test('a key is never part of it, only where it goes', () => {
  expect(sameCallByCurl({ ...call, hasKey: true })).toContain('-H "X-Api-Key: $SUNDRY_KEY"');
});

test('long arguments, and those with a secret, are not repeated', () => {
  expect(sameCallByCurl({ ...call, argumentsText: bytes(`{"name":"${'x'.repeat(2000)}"}`) })).toMatch(
    /-d @arguments\.json$/,
  );
  const input = { type: 'object', properties: { pass: { type: 'string', 'x-sensitive': true } } } as const;
  const secret = {
    ...call,
    operation: { ...sampleOperation, input },
    argumentsText: bytes('{"pass":"hunter2"}'),
  };
  expect(sameCallByCurl(secret)).not.toContain('hunter2');
});

test('an operation without a POST is called by its GET', () => {
  const operation = { ...sampleOperation, routes: sampleOperation.routes.slice(0, 1) };
  expect(sameCallByCurl({ ...call, operation })).toMatch(/'http:\/\/127\.0\.0\.1:8080\/v1\/greet'$/);
});
