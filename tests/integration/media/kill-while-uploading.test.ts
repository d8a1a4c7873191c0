import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { endpoints } from '../../../src/contract/desk/endpoints.ts';
import { engines, freshHome } from '../../support/database/engines.ts';
import { enterAsOwner, must, openDesk, visitDesk } from '../../support/desk/desk-visitor.ts';
import { phonePhotograph } from '../../support/media/photographs.ts';
import { freePort } from '../../support/server/free-port.ts';
import { makeLightServer } from '../../support/server/light-server.ts';
import { createServerUnderTest } from '../../support/server/server-under-test.ts';
import { within } from '../../support/patience.ts';

describe.for(engines())('a server killed while a photograph arrives (%s)', (engine) => {
  test(
    'loses nothing else, and the next start removes what was left',
    { timeout: within(180_000) },
    async () => {
      const home = await freshHome(engine);
      const program = await makeLightServer(join(home.dataDir, 'light'));
      const port = await freePort();
      const server = createServerUnderTest(program, port, home.env);
      onTestFinished(() => server.kill());
      await server.bringUp();

      const store = await home.open();
      const desk = openDesk(store, { dataDir: home.dataDir });
      const { cookies } = await enterAsOwner(desk, store);
      // The session was opened without a socket; what is sent now goes through one.
      const through = (request: Request) => {
        const { pathname, search } = new URL(request.url);
        const sent = new Request(server.url + pathname + search, request);
        sent.headers.set('origin', server.url);
        return fetch(sent);
      };
      const owner = visitDesk({ fetch: through });
      for (const [name, value] of cookies) owner.cookies.set(name, value);
      const photograph = await phonePhotograph();
      const { key } = must(await owner.upload(endpoints.uploadPicture, photograph)).body;

      const { promise: never } = Promise.withResolvers<void>();
      const half = new ReadableStream({
        start: (controller) => controller.enqueue(photograph.subarray(0, 50_000)),
        pull: () => never,
      });
      const lost = owner.upload(endpoints.uploadPicture, half).catch((error: unknown) => error);
      const uploads = join(home.dataDir, 'uploads');
      await vi.waitFor(async () => expect(await readdir(uploads)).toHaveLength(1), within(30_000));
      await server.kill();
      expect(await lost).toBeInstanceOf(Error);
      expect(await readdir(uploads)).toHaveLength(1);

      await server.bringUp();
      await vi.waitFor(async () => expect(await readdir(uploads)).toEqual([]), within(30_000));
      const again = must(await owner.upload(endpoints.uploadPicture, photograph)).body;
      expect([again.key, again.isNew]).toEqual([key, false]);
      const answer = await fetch(`${server.url}/pictures/media/${key}-180.avif`);
      expect(answer.status).toBe(200);
      expect(await store.db.selectFrom('media').select('id').execute()).toEqual([{ id: key }]);
    },
  );
});
