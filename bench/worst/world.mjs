import { once } from 'node:events';
import { createServer } from 'node:http';

/** The network of the service: name servers that have no such name, and a site with the given pages. */
export async function startWorld(pages) {
  const dns = await listen(answerNoSuchName);
  const site = await listen((request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(pages[Number(request.url.slice(1))] ?? '');
  });
  return {
    dnsUrl: `${urlOf(dns)}/dns-query`,
    siteUrl: urlOf(site),
    end: () => {
      for (const server of [dns, site]) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}

async function listen(handler) {
  const server = createServer(handler);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

function urlOf(server) {
  return `http://127.0.0.1:${server.address().port}`;
}

/** RFC 1035 4.1: the header and the question as received, with NXDOMAIN and no records. */
async function answerNoSuchName(request, response) {
  const message = Buffer.concat(await chunksOf(request));
  let end = 12;
  while (message[end] !== 0) end += message[end] + 1;
  const answer = Buffer.from(message.subarray(0, end + 5));
  answer.writeUInt16BE(0x8183, 2);
  answer.fill(0, 6, 12);
  response.setHeader('content-type', 'application/dns-message');
  response.end(answer);
}

async function chunksOf(stream) {
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  return chunks;
}
