import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { shippedContent } from '../../../src/content/shipped-content.ts';
import { logoAddress } from '../../../src/domain/design/logo.ts';
import { openLooks } from '../../../src/server/look/looks.ts';
import { saveDraft } from '../../../src/server/publishing/revisions.ts';
import { freshStore } from '../../support/database/engines.ts';

/** One pixel. */
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('stylesheet, icons and the logo of a draft are answered for ever, and nothing else is', async () => {
  const store = await freshStore('sqlite');
  const looks = openLooks({ readContent: () => shippedContent, store });
  const server = createServer((req, res) => {
    void looks.answer({ req, res, secure: false }, req.url ?? '').then((isSent) => {
      if (!isSent) res.writeHead(404).end();
    });
  });
  server.listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const ask = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    return { status: answer.status, headers: answer.headers, body: await answer.text() };
  };
  const css = await ask('/look/125a60-safed.css');
  expect(css.status).toBe(200);
  expect(css.body).toContain('--color-indigo:#125a60');
  expect(css.headers.get('cache-control')).toContain('immutable');
  expect((await ask('/look/icon-R-125a60.svg')).body).toContain('fill="#125a60"');
  expect(css.headers.get('content-encoding')).not.toBeNull();
  const icon = await ask('/look/icon-R-125a60-180.png');
  expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/png']);
  // A PNG is compressed already: to pack it again costs time and saves nothing.
  expect(icon.headers.get('content-encoding')).toBeNull();
  for (const path of ['/look/ffffff-kora.css', '/look/icon-R-ffffff.svg', '/look/x'])
    expect([path, (await ask(path)).status]).toEqual([path, 404]);

  const logo = { png, width: 1, height: 1 };
  await saveDraft(store, {
    kind: 'mill',
    key: 'site',
    parent: null,
    body: { ...shippedContent.mill, look: { dye: '#125a60', ground: 'kora', logo } } as never,
    author: { id: 'p1', name: 'Asha' },
    at: 5,
  });
  const drafted = await ask(logoAddress(logo));
  expect([drafted.status, drafted.headers.get('content-encoding')]).toEqual([200, null]);
  expect((await ask('/look/logo-0123456789abcdef.png')).status).toBe(404);
  server.close();
});
