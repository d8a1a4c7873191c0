import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { endpoints } from '../../../src/contract/desk/endpoints.ts';
import { engines, freshHome } from '../../support/database/engines.ts';
import { joinDesk, must } from '../../support/desk/desk-visitor.ts';
import { phonePhotograph } from '../../support/media/photographs.ts';
import { firstOwnerPath } from '../../../src/server/desk/sign-in/first-owner-link.ts';
import { freePort } from '../../support/server/free-port.ts';
import { makeSmallSite } from '../../support/server/light-server.ts';
import { createServerUnderTest } from '../../support/server/server-under-test.ts';

const program = join(import.meta.dirname, '../../../src/server/main.ts');

describe.for(engines)('a server killed while a photograph arrives (%s)', (engine) => {
  test(
    'loses nothing else, and the next start removes what was left',
    { timeout: 180_000 },
    async () => {
      const home = await freshHome(engine);
      const build = join(home.dataDir, 'site');
      await mkdir(build);
      await makeSmallSite(build);
      const port = await freePort();
      const server = createServerUnderTest(program, port, {
        ...home.env,
        SITE_URL: 'http://desk.test',
      });
      onTestFinished(() => server.kill());
      await server.bringUp();

      const store = await home.open();
      const path = await firstOwnerPath(store, Date.now());
      // The visitor speaks to the socket, as a browser behind a proxy does.
      const through = (request: Request) => {
        const { pathname, search } = new URL(request.url);
        return fetch(new Request(server.url + pathname + search, request));
      };
      const owner = await joinDesk(
        { fetch: through },
        path!.split('#')[1]!,
        'owner@mill.example',
        'Harpreet Kaur',
      );
      const photograph = await phonePhotograph();
      const { key } = must(await owner.upload(endpoints.uploadPicture, photograph)).body;

      const { promise: never } = Promise.withResolvers<void>();
      const half = new ReadableStream({
        start: (controller) => controller.enqueue(photograph.subarray(0, 50_000)),
        pull: () => never,
      });
      const lost = owner.upload(endpoints.uploadPicture, half).catch((error: unknown) => error);
      const uploads = join(home.dataDir, 'uploads');
      await vi.waitFor(async () => expect(await readdir(uploads)).toHaveLength(1), 30_000);
      await server.kill();
      expect(await lost).toBeInstanceOf(Error);
      expect(await readdir(uploads)).toHaveLength(1);

      await server.bringUp();
      await vi.waitFor(async () => expect(await readdir(uploads)).toEqual([]), 30_000);
      const again = must(await owner.upload(endpoints.uploadPicture, photograph)).body;
      expect([again.key, again.isNew]).toEqual([key, false]);
      const answer = await fetch(`${server.url}/pictures/media/${key}-180.avif`, {
        headers: { host: 'desk.test' },
        redirect: 'manual',
      });
      expect([200, 301, 308]).toContain(answer.status);
      expect(await store.db.selectFrom('media').select('id').execute()).toEqual([{ id: key }]);
    },
  );
});
