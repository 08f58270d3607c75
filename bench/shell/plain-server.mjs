import Fastify from 'fastify';
import { reportTo } from './child.mjs';
import { answer, schema } from './subject.mjs';

/** The comparison: Fastify as in its guide, with the schema of the operation and nothing else. */
const app = Fastify({ ajv: { customOptions: { strict: false } } });
const reply = (_request, response) => {
  response.header('content-type', answer.headers['content-type']).send(Buffer.from(answer.bytes));
};
app.get('/v1/qr', { schema: { querystring: schema } }, reply);
app.post('/v1/qr', { schema: { body: schema } }, reply);
await app.listen({ host: '127.0.0.1', port: 0 });
reportTo(process, app.server.address().port);
