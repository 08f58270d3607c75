/** The calls that are measured, each `{ name, method, path, body }`; `name` begins with the id of the operation. */
import { operations } from '../../dist/registry.js';
import { jsonInput } from '../../dist/surfaces/examples/json-input.js';
import { workloads } from '../convert/workloads.mjs';

/**
 * Every operation with its first example, and those whose cost grows with their input with a large one. A page is read
 * from `siteUrl`, where world.mjs serves it.
 */
export function requests(siteUrl) {
  const rows = workloads().orders;
  return [
    ...operations.map((operation) => exampleRequest(operation, siteUrl)),
    { name: 'qr.create, a PNG of 512', method: 'GET', path: '/v1/qr?format=png&size=512&data=menu' },
    post('site.intel, a page of 98 KB', '/v1/site/intel', JSON.stringify({ url: `${siteUrl}/large` })),
    post('convert.json_to_csv, 1 MB', '/v1/convert/json-to-csv', `{"rows":${rows}}`),
    post('convert.json_to_xlsx, 1 MB', '/v1/convert/json-to-xlsx', `{"rows":${rows}}`),
  ];
}

/** A call that counts nothing and computes nothing: what serving alone costs. */
export const health = { name: '/health', method: 'GET', path: '/health' };

/** The first example, by POST where there is such a route; an example about a page, with the page where it is served. */
function exampleRequest(operation, siteUrl) {
  const { id, routes, examples, needs, subject } = operation;
  const input = jsonInput(operation, examples[0]);
  const own = needs.includes('pageFetcher') ? { ...input, [subject.member]: `${siteUrl}/` } : input;
  const route = routes.find(({ method }) => method === 'POST');
  if (route !== undefined) return post(id, route.path, JSON.stringify(own));
  const query = new URLSearchParams(Object.entries(own)).toString();
  return { name: id, method: 'GET', path: query === '' ? routes[0].path : `${routes[0].path}?${query}` };
}

function post(name, path, text) {
  return { name, method: 'POST', path, body: Buffer.from(text) };
}
