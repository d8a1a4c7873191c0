import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { previewPath } from '../../../contract/desk/desk-paths.ts';
import { deskRefusals } from '../../../contract/desk/desk-refusals.ts';
import type { Preview } from '../../printing/preview.ts';
import type { DeskEnv } from '../desk-call.ts';
import type { StaffAuth } from '../sign-in/staff-auth.ts';
import { addPreview } from './preview-page.ts';

async function ask(path: string, preview?: Preview, isReady: boolean | null = true) {
  const routes = new Hono<DeskEnv>();
  const find = async () => (isReady === null ? undefined : { ready: isReady });
  addPreview(routes, preview ? { preview } : {}, { find } as unknown as Pick<StaffAuth, 'find'>);
  const answer = await routes.fetch(new Request(`https://taana.example${previewPath}${path}`));
  const { status, headers } = answer;
  return { status, text: await answer.text(), retry: headers.get('retry-after') };
}

test('the page with the drafts in it, at its own address', async () => {
  const asked: unknown[] = [];
  const preview: Preview = async (page) => {
    asked.push(page);
    return { ok: true, value: { status: 404, html: '<p>Drafted</p>' } };
  };
  expect(await ask('/fabrics?unknown=1', preview)).toEqual({
    status: 404,
    text: '<p>Drafted</p>',
    retry: null,
  });
  await ask('/', preview);
  expect(asked).toEqual([
    { path: '/fabrics', query: expect.not.stringContaining('unknown') },
    { path: '/', query: '' },
  ]);
});

test('drafts that cannot be shown are explained, and a failure asks for patience', async () => {
  const faults = ['Answer: is <missing>.', 'Slug: is taken.'];
  const refused = await ask('/', async () => ({ ok: false, cause: 'content', faults }));
  expect([refused.status, refused.retry]).toEqual([422, null]);
  expect(refused.text).toContain('<h1>These drafts cannot be shown yet</h1>');
  expect(refused.text).toContain(
    '<ul><li>Answer: is &#60;missing&#62;.</li><li>Slug: is taken.</li></ul>',
  );
  const failed = await ask('/', async () => ({ ok: false, cause: 'process', faults }));
  expect([failed.status, failed.retry]).toEqual([503, '2']);
  expect(failed.text).toContain('<title>Please try again</title>');
  expect(failed.text).toContain('could not be printed just now. Please try again.');
  expect(failed.text).not.toContain('missing');
});

test('only who is signed in sees one, and only where there are previews', async () => {
  const shown: Preview = async () => ({ ok: true, value: { status: 200, html: 'secret' } });
  for (const isReady of [null, false]) {
    const { status, text } = await ask('/', shown, isReady);
    expect(status).toBe(401);
    expect(text).toContain(deskRefusals['signed-out']);
  }
  expect((await ask('/')).status).toBe(404);
});
