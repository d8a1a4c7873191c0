import { describe, expect, test } from 'vitest';
import { shippedRecords } from '../../../src/content/records/assemble-records.ts';
import { onlyKey } from '../../../src/content/records/kind.ts';
import { endpoints } from '../../../src/contract/desk/endpoints.ts';
import type { Role } from '../../../src/domain/desk/roles.ts';
import { checkChain } from '../../../src/server/desk/audit-chain.ts';
import type { Desk } from '../../../src/server/desk/create-desk.ts';
import type { Store } from '../../../src/server/db/store.ts';
import {
  enterAsOwner,
  joinDesk,
  must,
  openDesk,
  type SignedIn,
} from '../../support/desk/desk-visitor.ts';
import { engines, freshStore } from '../../support/database/engines.ts';
import { mailedTokens } from '../../support/desk/mailed-tokens.ts';

const mill = { kind: 'mill', key: onlyKey };
const shipped = { ...shippedRecords.mill[onlyKey]! };

describe.for(engines())('what the site says, at the desk on %s', (engine) => {
  test('sales draft, an editor publishes and takes back, and the log names fields and no text', async () => {
    const store = await freshStore(engine);
    const desk = openDesk(store);
    const owner = await enterAsOwner(desk, store);
    const sales = await invite(desk, store, owner, 'sales');
    const editor = await invite(desk, store, owner, 'editor');

    const body = { ...shipped, gloss: 'Words that belong in no log.' };
    const save = { params: mill, body: { parent: null, body } };
    const saved = must(await sales.ask(endpoints.saveContent, save)).body;
    if (saved.kind !== 'saved') throw new Error(saved.kind);
    expect(saved).toMatchObject({ fields: ['gloss'], faults: [], merged: false });

    const drafts = must(await editor.ask(endpoints.contentDrafts)).body;
    expect(drafts).toMatchObject({ drafts: [{ ...mill, author: 'sales' }], faults: [] });
    const publish = {
      body: { changes: [{ ...mill, revision: saved.revision }], note: 'New words' },
    };
    const barred = await sales.ask(endpoints.publishContent, publish);
    expect([barred.status, barred.text]).toEqual([
      403,
      expect.stringMatching(/owner or an editor/),
    ]);
    expect(must(await editor.ask(endpoints.publishContent, publish)).body).toEqual({
      kind: 'published',
      number: 1,
    });
    expect(must(await sales.ask(endpoints.publications)).body).toMatchObject([
      { number: 1, author: 'editor', note: 'New words' },
    ]);

    const back = { params: { number: '1' }, body: {} };
    expect((await sales.ask(endpoints.undoPublication, back)).status).toBe(403);
    expect(must(await editor.ask(endpoints.undoPublication, back)).body).toMatchObject({
      kind: 'published',
      number: 2,
    });
    const change = { body: { ids: ['x'], action: { kind: 'open' } } } as const;
    expect((await editor.ask(endpoints.changeMany, change)).text).toMatch(
      /does not work on enquir/,
    );
    expect((await editor.ask(endpoints.audit)).text).toMatch(/Only an owner/);
    expect((await editor.ask(endpoints.takeOverContent)).status).toBe(403);
    expect(must(await owner.ask(endpoints.takeOverContent)).body).toMatchObject({
      now: true,
      number: 3,
    });

    const { lines } = must(await owner.ask(endpoints.audit)).body;
    const verbs = lines.map(({ verb }) => verb);
    expect(verbs.slice(0, 4)).toEqual(['took over what is shipped', 'took back a publication', 'published', 'saved a draft']); // oxfmt-ignore
    expect(lines[3]?.detail).toEqual({ ...mill, revision: saved.revision, fields: 'gloss' });
    expect(JSON.stringify(lines)).not.toContain('Words that belong');
    expect(await checkChain(store.db)).toMatchObject({ whole: true });
  });

  test('the same save sent twice is one revision, and a conflict is answered with both texts', async () => {
    const store = await freshStore(engine);
    const desk = openDesk(store);
    const owner = await enterAsOwner(desk, store);
    const headers = { 'idempotency-key': 'one-and-the-same-key' };
    const attempt = {
      params: mill,
      body: { parent: null, body: { ...shipped, gloss: 'A.' } },
      headers,
    };
    const [one, two] = await Promise.all([
      owner.send(endpoints.saveContent, attempt),
      owner.send(endpoints.saveContent, attempt),
    ]);
    expect([one.status, two.status, two.body]).toEqual([200, 200, one.body]);
    const history = must(await owner.ask(endpoints.contentHistory, { params: mill })).body;
    expect(history).toHaveLength(1);

    const late = { params: mill, body: { parent: null, body: { ...shipped, subtitle: 'B' } } };
    const told = must(await owner.ask(endpoints.saveContent, late)).body;
    expect(told).toMatchObject({
      kind: 'conflict',
      merged: { gloss: 'A.', subtitle: 'B' },
      clashes: [],
    });
    const merge = { params: mill, body: { ...late.body, merge: true } };
    expect(must(await owner.ask(endpoints.saveContent, merge)).body).toMatchObject({
      kind: 'saved',
      merged: true,
    });
  });

  test('a record is looked at, opened by two, discarded and brought back', async () => {
    const store = await freshStore(engine);
    const desk = openDesk(store);
    const owner = await enterAsOwner(desk, store);
    const sales = await invite(desk, store, owner, 'sales');
    const params = { kind: 'review', key: 'r1' };
    must(await owner.ask(endpoints.openContent, { params }));
    expect(must(await sales.ask(endpoints.openContent, { params })).body).toMatchObject([
      { name: 'Harpreet Kaur' },
    ]);
    const record = must(await sales.ask(endpoints.contentRecord, { params })).body;
    expect(record).toMatchObject({ state: 'shipped', parent: null, grows: true, faults: [] });
    expect(record.present.map(({ name }) => name)).toEqual(['Harpreet Kaur', 'sales']);
    must(await owner.ask(endpoints.closeContent, { params }));

    const out = must(
      await sales.ask(endpoints.takeOutContent, { params, body: { parent: null } }),
    ).body;
    if (out.kind !== 'saved') throw new Error(out.kind);
    const { revision } = out;
    must(await sales.ask(endpoints.discardContent, { params, body: { revision } }));
    expect((await sales.ask(endpoints.discardContent, { params, body: { revision } })).status).toBe(
      409,
    );
    must(await sales.ask(endpoints.bringBackContent, { params, body: { parent: null, revision } }));
    expect(
      must(await sales.ask(endpoints.contentRevision, { params: { ...params, revision } })).body,
    ).toMatchObject({ takesOut: true, body: null });
    must(
      await sales.ask(endpoints.placeContent, {
        params: { ...params, key: 'r2' },
        body: { after: 'r5' },
      }),
    );
    const kinds = must(await sales.ask(endpoints.contentKinds)).body;
    expect(kinds.find(({ kind }) => kind === 'review')).toMatchObject({
      drafts: 2,
      label: 'Review',
    });
    expect(must(await sales.ask(endpoints.contentRecords, { params })).body).toHaveLength(6);
    expect(must(await sales.ask(endpoints.contentOffers)).body).toEqual([]);
    expect(must(await sales.ask(endpoints.publicInstances)).body).toEqual({
      number: 0,
      instances: [],
    });
  });

  test('what makes no sense is answered in a sentence', async () => {
    const store = await freshStore(engine);
    const owner = await enterAsOwner(openDesk(store), store);
    const params = { kind: 'review', key: 'r1' };
    const save = (body: unknown) =>
      owner.send(endpoints.saveContent, { params, body: { parent: null, body } });
    const answers = await Promise.all([
      save({ stars: 7 }),
      save([]),
      save(JSON.parse(`${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}`)),
      save({ name: 'a\u0000' }),
      save({ name: 'x'.repeat(270_000) }),
      save({ name: 'x'.repeat(400_000) }),
      owner.send(endpoints.saveContent, {
        params: { kind: 'x', key: 'y' },
        body: { parent: null, body: {} },
      }),
      owner.ask(endpoints.contentRecord, { params: { kind: '__proto__', key: 'site' } }),
      owner.ask(endpoints.contentRevision, { params: { ...params, revision: 'x' } }),
      owner.ask(endpoints.publication, { params: { number: '1e3' } }),
      owner.ask(endpoints.undoPublication, { params: { number: '7' }, body: {} }),
      owner.ask(endpoints.acceptOffer, { params }),
      owner.ask(endpoints.dismissOffer, { params }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422, 413, 404, 404, 404, 404, 404, 404, 404]); // oxfmt-ignore
    for (const { text } of answers) {
      expect((JSON.parse(text) as { error: string }).error).toMatch(/^[A-Z].*\.$/);
    }
  });
});

async function invite(desk: Desk, store: Store, owner: SignedIn, role: Role): Promise<SignedIn> {
  const email = `${role}@mill.example`;
  must(await owner.ask(endpoints.invite, { body: { name: role, email, role } }));
  const tokens = await mailedTokens(store, 'desk-invitation');
  return joinDesk(desk, tokens.at(-1)!, email, role);
}
