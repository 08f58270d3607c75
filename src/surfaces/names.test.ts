import { describe, expect, it } from 'vitest';
import { sampleOperation } from '../../test/support/operations/sample-operation.ts';
import type { Operation, Route } from '../operation.ts';
import { operationId } from './names.ts';

const get: Route = { method: 'GET', path: '/v1/a' };
const post: Route = { method: 'POST', path: '/v1/a' };
const rows: readonly {
  name: string;
  id: Operation['id'];
  routes: Route[];
  route: Route;
  expected: string;
}[] = [
  { name: 'a POST beside a GET', id: 'qr.create', routes: [get, post], route: post, expected: 'qrCreate' },
  {
    name: 'a GET beside a POST',
    id: 'qr.create',
    routes: [get, post],
    route: get,
    expected: 'qrCreateFromQuery',
  },
  { name: 'a GET alone', id: 'invoice.sample', routes: [get], route: get, expected: 'invoiceSample' },
  {
    name: 'a name of several words',
    id: 'convert.json_to_csv',
    routes: [post],
    route: post,
    expected: 'convertJsonToCsv',
  },
];

describe('operationId', () => {
  it.each(rows)('$name', ({ id, routes, route, expected }) => {
    expect(operationId({ ...sampleOperation, id, routes }, route)).toBe(expected);
  });
});
