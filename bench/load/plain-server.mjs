/** Node's HTTP server with nothing behind it, in a process of its own: the unit of the costs of the service. */
import { createServer } from 'node:http';

const server = createServer((_request, response) => {
  response.setHeader('content-type', 'application/json');
  response.end('{"status":"ok"}');
});
process.on('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
