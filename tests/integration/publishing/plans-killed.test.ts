import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listPublications } from '../../../src/server/publishing/list-publications.ts';
import { listPlans } from '../../../src/server/publishing/plans/list-plans.ts';
import { planPublication } from '../../../src/server/publishing/plans/plan-publication.ts';
import { saveRecord } from '../../../src/server/publishing/records/save-record.ts';
import { engines, freshHome, type Home } from '../../support/database/engines.ts';
import { employ } from '../../support/desk/employ.ts';
import { within } from '../../support/patience.ts';

const asha = { id: 'asha', name: 'Asha' };
const soon = { timeout: within(60_000), interval: 2 };

test.for(engines())(
  'on %s every plan is published once, though instances are killed in the middle of it',
  async (engine) => {
    const home = await freshHome(engine);
    const store = await home.open();
    await employ(store, asha, 'editor');
    const count = 40;
    for (let nth = 0; nth < count; nth += 1) {
      const key = `q-plan-${nth}`;
      const name = { kind: 'question', key } as const;
      const body = { id: key, question: 'Do you dye to order?', answer: 'Yes, from 300 kg.' };
      const saved = await saveRecord(store, { ...name, parent: null, body, author: asha, at: 1 });
      if (saved.kind !== 'saved') throw new Error(saved.kind);
      const changes = [{ ...name, revision: saved.revision }];
      await planPublication(store, { author: asha, at: 2, now: 1, changes });
    }
    const published = async () => (await listPublications(store.db)).length;
    for (const reached of [3, 12]) {
      const actor = await startActor(home);
      await vi.waitFor(async () => expect(await published()).toBeGreaterThan(reached), soon);
      actor.kill('SIGKILL');
      await once(actor, 'exit');
    }
    expect(await published()).toBeLessThan(count);
    await startActor(home);
    await startActor(home);
    await vi.waitFor(async () => expect(await listPlans(store.db)).toEqual([]), soon);
    const publications = await listPublications(store.db);
    expect(publications.map(({ records }) => records)).toEqual(Array(count).fill(1));
    const lines = await store.db.selectFrom('audit').select('verb').execute();
    expect(lines).toHaveLength(count);
  },
);

async function startActor({ env }: Home): Promise<ChildProcess> {
  const file = join(import.meta.dirname, '../../support/publishing/plan-actor.ts');
  const actor = spawn(process.execPath, [file], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void actor.kill('SIGKILL'));
  await once(actor.stdout!, 'data');
  return actor;
}
