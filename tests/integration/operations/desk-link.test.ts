import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { endpoints } from '../../../src/contract/desk/endpoints.ts';
import { checkChain } from '../../../src/server/desk/audit-chain.ts';
import { joinDesk, must, openDesk, visitDesk } from '../../support/desk/desk-visitor.ts';
import { printDeskLink } from '../../support/desk/print-desk-link.ts';
import { engines, freshHome } from '../../support/database/engines.ts';

const email = 'owner@mill.example';

describe.for(engines())('npm run desk-link on %s', (engine) => {
  test('prints the way in for the first owner, and for one who lost everything', async () => {
    const home = await freshHome(engine);
    const store = await home.open();
    const desk = openDesk(store);
    const ended = (await printDeskLink(home.env)).split('#')[1]!;
    const first = (await printDeskLink(home.env)).split('#')[1]!;
    const look = (token: string) => visitDesk(desk).ask(endpoints.invitation, { body: { token } });
    expect((await look(ended)).status).toBe(410);
    const owner = await joinDesk(desk, first, email, 'Harpreet Kaur');
    await expect(printDeskLink(home.env)).rejects.toThrow('The desk has an owner.');

    await expect(printDeskLink(home.env, 'nobody@mill.example')).rejects.toThrow(
      'No owner of the desk has the address nobody@mill.example.',
    );
    const token = (await printDeskLink(home.env, email)).split('#')[1]!;
    expect(must(await look(token)).body).toMatchObject({ purpose: 'password', email });
    const entry = must(await owner.ask(endpoints.audit)).body.lines[0]!;
    expect([entry.actor, entry.verb]).toEqual(['The server', 'printed a link for a new password']);
    const link = await store.db
      .selectFrom('staff_link')
      .select(['created_at', 'expires_at'])
      .where('used_at', 'is', null)
      .executeTakeFirstOrThrow();
    expect(link.expires_at - link.created_at).toBe(3_600_000);

    const again = await joinDesk(desk, token, email, 'Harpreet Kaur');
    must(await again.ask(endpoints.inbox));
    expect((await owner.ask(endpoints.inbox)).status).toBe(401);
    expect(await checkChain(store.db)).toMatchObject({ whole: true });
  });
});

test('npm run desk-link makes no database of its own', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'taana-nothing-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await expect(printDeskLink({ DATA_DIR: folder })).rejects.toThrow('There is no database at');
  expect(await readdir(folder)).toEqual([]);
});
