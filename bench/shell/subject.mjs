import { createQr } from '../../dist/operations/qr/create.operation.js';
import { perform } from '../../dist/request/perform.js';
import { readValue } from '../../dist/request/read.js';
import { httpBody } from '../../dist/service/calls/http-body.js';

/**
 * The answer of both servers: the QR code of a short address on GET, the same bytes on a POST of 1 KB. The drawing
 * is done once, beforehand, so that the shell around it is measured and not the encoder.
 */
export const schema = createQr.input;

const needs = { clock: () => new Date() };
const { input } = readValue(createQr, { data: 'https://example.com/a' });
const result = await createQr.run(input, needs);

/** The real declaration, without its work. */
export const operation = { ...createQr, run: () => result };

/** The bytes and the content type of every answer. */
export const answer = httpBody(await perform(operation, { input: undefined, ignored: [] }, needs));

/** The requests of the rows of the bench. */
export const requests = {
  'GET of a small SVG': {
    method: 'GET',
    path: '/v1/qr?data=https%3A%2F%2Fexample.com%2Fa&size=256&ec=M',
    body: '',
  },
  'POST of 1 KB': {
    method: 'POST',
    path: '/v1/qr',
    body: JSON.stringify({ data: 'x'.repeat(960), size: 256, ec: 'L', fg: '#102030' }),
  },
};
