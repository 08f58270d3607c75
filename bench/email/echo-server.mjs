import { createServer } from 'node:http';
import { reportTo } from '../shell/child.mjs';

/** The minimum of a JSON service: read the body, parse it, write it again. */
const server = createServer((request, response) => {
  const parts = [];
  request.on('data', (part) => parts.push(part));
  request.on('end', () => {
    const body = JSON.stringify(JSON.parse(Buffer.concat(parts).toString()));
    response.setHeader('content-type', 'application/json');
    response.setHeader('content-length', Buffer.byteLength(body));
    response.end(body);
  });
});
server.listen(0, '127.0.0.1', () => reportTo(process, server.address().port));
