import { describe, expect, test } from 'vitest';
import { onlyKey } from '../../../src/content/records/kind.ts';
import { shippedContent } from '../../../src/content/shipped-content.ts';
import { engines, freshHome } from '../../support/database/engines.ts';
import { enterAsOwner, openDesk, visitDesk } from '../../support/desk/desk-visitor.ts';
import { edit, editAndPublish } from '../../support/publishing/edit.ts';
import { openInstance, say } from '../../support/publishing/instance.ts';
import { tinyBuilds } from '../../support/publishing/tiny-site.ts';
import { within } from '../../support/patience.ts';

describe.for(engines())('a preview on %s', { timeout: within(180_000) }, (engine) => {
  test('shows the page with the drafts to who is signed in, and to nobody else', async () => {
    const { desk, store, instance } = await start();
    await editAndPublish(store, 'offline', onlyKey, { heading: 'Public words' });
    await edit(store, 'mill', onlyKey, { name: 'Drafted Knits' });
    const stranger = await visitDesk(desk).get('/desk/preview/contact');
    expect([stranger.status, stranger.text.includes('Drafted')]).toEqual([401, false]);

    const owner = await enterAsOwner(desk, store);
    const page = await owner.get('/desk/preview/contact');
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('Drafted Knits')]);
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
      'content-type': expect.stringContaining('text/html'),
    });
    expect((await owner.get('/desk/preview/nowhere')).status).toBe(404);
    expect(say(instance, '/contact')).not.toContain('Drafted');
  });

  test('of a draft that is not complete says what is missing, as text', async () => {
    const { desk, store } = await start();
    const bad = '<script>alert(1)</script>';
    await edit(store, 'mill', onlyKey, { name: '', [bad]: 1 });
    const owner = await enterAsOwner(desk, store);
    const page = await owner.get('/desk/preview/contact');
    expect(page.status).toBe(422);
    expect(page.text).toMatch(/mill site: .*name/i);
    expect(page.text).not.toContain(bad);
  });

  test('is the page that becomes public', async () => {
    const { desk, store, instance } = await start();
    await edit(store, 'mill', onlyKey, { name: 'Drafted Knits' });
    const owner = await enterAsOwner(desk, store);
    const { text } = await owner.get('/desk/preview/contact');
    await editAndPublish(store, 'mill', onlyKey, { name: 'Drafted Knits' });
    await instance.opened.following.look();
    expect(say(instance, '/contact')).toBe(text);
    expect(text).not.toContain(shippedContent.mill.name);
  });

  async function start() {
    const home = await freshHome(engine);
    const store = await home.open();
    const { build } = await tinyBuilds();
    const instance = await openInstance(store, await build('a'), home.dataDir);
    const desk = openDesk(store, { preview: instance.opened.preview });
    return { store, instance, desk };
  }
});
