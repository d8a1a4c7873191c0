import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The peer of the bench: one page from memory, by bare node:http and nothing else. */
const page = Buffer.alloc(12_000, 'x');
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html', 'content-length': page.length }).end(page);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
