import { expect, test } from 'vitest';
import { sampleOperation } from '../../test/support/operations/sample-operation.ts';
import { operations } from '../registry.ts';
import { routeTable } from './route-table.ts';
import { routes } from './routes.ts';

test('the POST of an operation is called, its GET where it has no other', () => {
  expect(routes).toMatchObject({
    email: { verifyBatch: 'POST /v1/email/verify/batch' },
    invoice: { sample: 'GET /v1/invoice/sample' },
    qr: { create: 'POST /v1/qr' },
  });
});

test('an operation is in the client by its line of the registry alone', () => {
  const methods = Object.values(routes).flatMap((group) => Object.keys(group));
  expect(methods).toHaveLength(operations.length);
  expect(routeTable([...operations, sampleOperation])).toMatchObject({ text: { greet: 'POST /v1/greet' } });
});
