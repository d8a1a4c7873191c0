import { describe, expect, test } from 'vitest';
import { contentKinds } from '../../../src/content/records/content-kinds.ts';
import { endpoints } from '../../../src/contract/desk/endpoints.ts';
import { mostWaitingEach } from '../../../src/domain/picture/knit-job.ts';
import type { RecordBody } from '../../../src/domain/publishing/merge-changes.ts';
import { claimJob, updateJob } from '../../../src/server/knitting/knit-leases.ts';
import {
  type DeskVisitor,
  enterAsOwner,
  joinDesk,
  must,
  openDesk,
} from '../../support/desk/desk-visitor.ts';
import { mailedTokens } from '../../support/desk/mailed-tokens.ts';
import { engines, freshStore } from '../../support/database/engines.ts';

const { f001 } = contentKinds.fabric.shipped;

describe.for(engines())('pictures asked for at the desk on %s', (engine) => {
  test('a new fabric is knitted as its draft says, followed and cancelled', async () => {
    const store = await freshStore(engine);
    const desk = openDesk(store);
    const owner = await enterAsOwner(desk, store);
    const params = { fabric: 'f091' };
    expect((await owner.ask(endpoints.startKnitting, { params })).status).toBe(404);
    expect((await owner.ask(endpoints.knitting, { params })).status).toBe(404);
    await saveFabric(owner, 'f091', {});

    const asked = must(await owner.ask(endpoints.startKnitting, { params })).body;
    expect(asked).toMatchObject({ fabric: 'f091', state: 'waiting', share: 0, planned: 0 });
    const again = must(await owner.ask(endpoints.startKnitting, { params })).body;
    expect(again.id).toBe(asked.id);

    const job = await claimJob(store, 60_000);
    expect(JSON.parse(job!.cloth)).toMatchObject({ id: 91, construction: f001!.construction });
    const plan = JSON.stringify([{ recipe: 'r', scene: 'macro', alt: 'A macro' }]);
    await updateJob(store, job!, { stage: 'dye', scene: 'drape', progress: 420, plan });
    expect(must(await owner.ask(endpoints.knitting, { params })).body).toMatchObject({
      state: 'knitting',
      stage: 'dye',
      scene: 'drape',
      share: 0.42,
      planned: 1,
      made: 0,
    });
    expect(must(await owner.ask(endpoints.knittedPictures, { params })).body).toEqual({
      gallery: [],
    });

    must(await owner.ask(endpoints.cancelKnitting, { params }));
    const late = await owner.ask(endpoints.cancelKnitting, { params });
    expect([late.status, late.text]).toEqual([409, expect.stringContaining('no longer being')]);
    expect(must(await owner.ask(endpoints.knitting, { params })).body.state).toBe('cancelled');
    const verbs = await store.db.selectFrom('audit').select('verb').execute();
    expect(verbs.map(({ verb }) => verb)).toEqual(
      expect.arrayContaining(['asked for pictures', 'cancelled pictures']),
    );
  });

  test('who may save a draft may ask; who may only look may follow', async () => {
    const store = await freshStore(engine);
    const desk = openDesk(store);
    const owner = await enterAsOwner(desk, store);
    const invited = async (role: 'sales' | 'viewer') => {
      const email = `${role}@mill.example`;
      must(await owner.ask(endpoints.invite, { body: { name: role, email, role } }));
      const token = (await mailedTokens(store, 'desk-invitation')).at(-1)!;
      return joinDesk(desk, token, email, role);
    };
    const sales = await invited('sales');
    const viewer = await invited('viewer');
    const params = { fabric: 'f001' };
    must(await sales.ask(endpoints.startKnitting, { params }));
    must(await viewer.ask(endpoints.knitting, { params }));
    expect((await viewer.ask(endpoints.startKnitting, { params })).status).toBe(403);
    expect((await viewer.ask(endpoints.cancelKnitting, { params })).status).toBe(403);
    expect(must(await sales.ask(endpoints.knitting, { params })).body.state).toBe('waiting');
  });

  test('a draft that is no fabric, and an address of anything else, is refused with a sentence', async () => {
    const store = await freshStore(engine);
    const desk = openDesk(store);
    const owner = await enterAsOwner(desk, store);
    await saveFabric(owner, 'f092', { title: '' });
    const refused = await owner.ask(endpoints.startKnitting, { params: { fabric: 'f092' } });
    expect(refused.status).toBe(422);
    expect(JSON.parse(refused.text).error).toMatch(/\w/);
    for (const fabric of ['mill', '../f001', 'f9999999', 'constructor', 'f093']) {
      const { status } = await owner.ask(endpoints.startKnitting, { params: { fabric } });
      expect([fabric, status]).toEqual([fabric, 404]);
    }
    const rows = await store.db.selectFrom('knit_job').select('id').execute();
    expect(rows).toEqual([]);
  });

  test('one person cannot fill the queue', async () => {
    const store = await freshStore(engine);
    const desk = openDesk(store);
    const owner = await enterAsOwner(desk, store);
    const keys = Object.keys(contentKinds.fabric.shipped).slice(0, mostWaitingEach + 2);
    const statuses: number[] = [];
    for (const fabric of keys)
      statuses.push((await owner.ask(endpoints.startKnitting, { params: { fabric } })).status);
    expect(statuses).toEqual([...Array(mostWaitingEach).fill(200), 429, 429]);
  });
});

/** The first shipped fabric under another number. */
async function saveFabric(visitor: DeskVisitor, key: string, change: object): Promise<void> {
  const id = Number(key.slice(1));
  const own = 'slug' in f001! ? { slug: `new-cloth-${id}z` } : {};
  const body = { ...f001!, id, number: `${id}Z`, ...own, ...change } as unknown as RecordBody;
  must(
    await visitor.ask(endpoints.saveContent, {
      params: { kind: 'fabric', key },
      body: { parent: null, body },
    }),
  );
}
