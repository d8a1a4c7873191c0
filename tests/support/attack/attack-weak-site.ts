import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';

/** A site with SQL injection and XSS holes: a scanner that finds nothing here proves nothing elsewhere. */
export async function openWeakSite(): Promise<{ readonly url: string; close(): Promise<void> }> {
  const database = new DatabaseSync(':memory:');
  database.exec("create table cloth (id integer, name text); insert into cloth values (1, 'lace')");
  const server = createServer((req, res) => {
    const { searchParams } = new URL(req.url ?? '/', 'http://weak.test');
    const word = searchParams.get('word') ?? '';
    res.setHeader('content-type', 'text/html');
    try {
      const rows = database
        .prepare(`select name from cloth where id = ${searchParams.get('id') ?? '1'}`)
        .all();
      res.end(`<p>${word}</p><p>${JSON.stringify(rows)}</p><a href="/?word=a&id=1">again</a>`);
    } catch (error) {
      res.writeHead(500).end(String(error));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      database.close();
    },
  };
}
