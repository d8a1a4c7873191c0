import { describe, expect, test } from 'vitest';
import { claims } from '../../../src/content/claims.ts';
import { shippedRecords } from '../../../src/content/records/assemble-records.ts';
import { deskRefusals } from '../../../src/contract/desk/desk-refusals.ts';
import { endpoints } from '../../../src/contract/desk/endpoints.ts';
import type { LiveItem } from '../../../src/contract/desk/endpoints/mill-endpoints.ts';
import { largestProof } from '../../../src/server/media/keep-proof.ts';
import { engines, type Engine, freshStore } from '../../support/database/engines.ts';
import { enterAsOwner, must, openDesk, visitDesk } from '../../support/desk/desk-visitor.ts';
import { enquiryRow } from '../../support/desk/desk-rows.ts';
import { edit, editAndPublish } from '../../support/publishing/edit.ts';

const today = Date.parse('2026-11-16T06:00:00Z');

async function open(engine: Engine) {
  const store = await freshStore(engine);
  const desk = openDesk(store, { clock: { now: () => today } });
  return { store, desk, owner: await enterAsOwner(desk, store) };
}

const pdf = Buffer.from('%PDF-1.7\nShed plan 2019\n%%EOF');

describe.for(engines())('the mill at the desk on %s', (engine) => {
  test('lists what the mill says, with what a draft changes', async () => {
    const { store, owner } = await open(engine);
    await editAndPublish(store, 'claim', 'capacity', { text: '400,000 mtrs', value: 400_000 });
    const names = async () =>
      must(await owner.ask(endpoints.millBook)).body.records.map(({ kind, key }) => [kind, key]);
    const before = await names();
    const { body: detail } = must(
      await owner.ask(endpoints.contentRecord, { params: { kind: 'mill', key: 'site' } }),
    );
    const body = { ...detail.body!, name: 'Rewa Knits', gloss: '' };
    must(
      await owner.ask(endpoints.saveContent, {
        params: { kind: 'mill', key: 'site' },
        body: { parent: detail.parent, body },
      }),
    );
    const { body: book } = must(await owner.ask(endpoints.millBook));
    const find = (kind: string, key: string) =>
      book.records.find((one) => one.kind === kind && one.key === key);
    // It is not complete, and shown as it was left.
    expect(find('mill', 'site')).toMatchObject({
      state: 'draft',
      body: { name: 'Rewa Knits', gloss: '' },
      before: { name: 'Taana Warp Knits' },
      shipped: { name: 'Taana Warp Knits' },
    });
    expect(await names()).toEqual(before);
    expect(find('claim', 'capacity')).toMatchObject({ state: 'changed', body: { value: 400_000 } });
    expect(find('claim', 'since')).toEqual({
      kind: 'claim',
      key: 'since',
      state: 'shipped',
      body: claims.since,
    });
    expect(book.today).toBe('2026-11-16');
    expect(book.count).toMatchObject({ questions: expect.any(Number), fabrics: 90 });
    expect(new Set(book.records.map(({ kind }) => kind)).has('fabric')).toBe(false);
  });

  test('one value settles every claim that speaks of a subject, as drafts', async () => {
    const { owner } = await open(engine);
    const settle = (subject: string, value: string) =>
      owner.ask(endpoints.settleClaims, { params: { subject }, body: { value } });
    expect((await settle('clients', 'many')).text).toContain('Please write a number');
    expect((await settle('weather', '1')).status).toBe(404);
    expect(must(await settle('clients', '2,000+')).body).toMatchObject({
      kind: 'settled',
      records: { length: 4 },
    });
    const { body: checked } = must(await owner.ask(endpoints.contentDrafts));
    expect(checked.drafts.map(({ key }) => key).toSorted()).toEqual([
      'clientsCatalogue',
      'clientsContact',
      'clientsHome',
      'clientsReviews',
    ]);
    expect(checked.faults).toEqual([]);
    const { body: book } = must(await owner.ask(endpoints.millBook));
    const catalogue = book.records.find(({ key }) => key === 'clientsCatalogue');
    expect(catalogue?.body).toMatchObject({ text: '2,000+ clients', value: 2000 });
    expect(catalogue?.body).not.toHaveProperty('risk');
    const item = await itemOf(owner, 'subject-clients');
    expect(item).toMatchObject({ state: 'drafted', group: 'should' });
  });

  test('a proof is stored once, by its first bytes, and only the desk opens it', async () => {
    const { desk, store, owner } = await open(engine);
    const { body: file } = must(await owner.upload(endpoints.uploadProof, pdf));
    expect(file).toMatchObject({ name: 'proof.pdf', size: pdf.length, author: 'Harpreet Kaur' });
    const again = must(await owner.upload(endpoints.uploadProof, pdf)).body;
    expect(again.id).toBe(file.id);
    const address = `/desk/api/mill/proofs/${file.id}`;
    const opened = await owner.get(address);
    expect(opened.text).toBe(pdf.toString());
    expect(opened.headers.get('content-type')).toBe('application/octet-stream');
    // What a stranger sent must not run, even where a browser opens it instead of saving it.
    expect(opened.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    expect(opened.headers.get('content-disposition')).toBe('attachment; filename="proof.pdf"');
    expect((await visitDesk(desk).get(address)).status).toBe(401);
    expect((await owner.get('/desk/api/mill/proofs/none')).status).toBe(404);
    const log = await store.db.selectFrom('audit').select('verb').execute();
    expect(log.filter(({ verb }) => verb === 'took in a proof')).toHaveLength(1);
  });

  test('what is no proof is refused with a sentence', async () => {
    const { owner } = await open(engine);
    const refused = [
      ['proof-empty', 422, Buffer.alloc(0)],
      ['proof-wrong-kind', 415, Buffer.from('<html><script>alert(1)</script>')],
      ['proof-wrong-kind', 415, Buffer.from('GIF89a')],
      ['proof-too-heavy', 413, Buffer.alloc(largestProof + 1, 'x')],
    ] as const;
    for (const [reason, status, file] of refused) {
      const answer = await owner.upload(endpoints.uploadProof, file);
      expect([answer.status, answer.body]).toEqual([status, { error: deskRefusals[reason] }]);
    }
  });

  test('a claim that leaves within 30 days is counted and listed', async () => {
    const { store, owner } = await open(engine);
    await editAndPublish(store, 'claim', 'oekoTex', {
      id: 'oekoTex',
      text: 'OEKO-TEX Standard 100',
      value: 'OEKO-TEX Standard 100',
      pages: ['footer'],
      register: '24.HIN.01234',
      validUntil: '2026-12-05',
    });
    expect(await itemOf(owner, 'ends-oekoTex')).toMatchObject({
      state: 'open',
      title: '“OEKO-TEX Standard 100” runs out in 19 days',
      lead: { kind: 'record', record: { kind: 'claim', key: 'oekoTex', field: 'validUntil' } },
    });
  });

  test('a fabric without a picture is counted until it is withdrawn', async () => {
    const { store, owner } = await open(engine);
    const pictures = () => itemOf(owner, 'fabric-pictures');
    expect(await pictures()).toMatchObject({ state: 'done' });
    const bare = { ...shippedRecords.fabric['f001'], id: 901, number: '99Z', slug: 'bare-99z' };
    await editAndPublish(store, 'fabric', 'f901', bare);
    expect(await pictures()).toMatchObject({ state: 'open', why: '1 has none.' });
    await edit(store, 'fabric', 'f901', { withdrawn: true });
    expect(await pictures()).toMatchObject({ state: 'drafted' });
    await editAndPublish(store, 'fabric', 'f901', { withdrawn: true });
    expect(await pictures()).toMatchObject({ state: 'done' });
  });

  test('versions of the privacy policy name who agreed to each', async () => {
    const { store, owner } = await open(engine);
    const rows = ['1.0', '1.0', '0.9'].map((version, index) =>
      enquiryRow({ id: `e${index}`, reference: `T-${index}`, consent_version: version }),
    );
    for (const row of rows) await store.db.insertInto('enquiry').values(row).execute();
    const { body: first } = must(await owner.ask(endpoints.legalVersions));
    expect(first).toMatchObject({
      versions: [{ name: '1.0', revision: null, isPublic: true, agreed: 2 }],
      others: [{ name: '0.9', agreed: 1 }],
    });
    await editAndPublish(store, 'privacy', 'site', { version: '1.1', inForce: '2026-11-16' });
    const { body: second } = must(await owner.ask(endpoints.legalVersions));
    expect(second.versions.map(({ name, isPublic, agreed }) => [name, isPublic, agreed])).toEqual([
      ['1.1', true, 0],
      ['1.0', false, 2],
    ]);
  });

  test('nobody goes live while something that must be done is open', async () => {
    const { owner } = await open(engine);
    const { body } = must(await owner.ask(endpoints.goingLive));
    const musts = body.items.filter(({ group }) => group === 'must');
    expect(body.live).toBeNull();
    expect(musts.map(({ id, state }) => `${id} ${state}`)).toEqual([
      'name open',
      'phones open',
      'mail open',
      'address open',
      'grievance open',
      'setting-SMTP_URL open',
      'setting-SITE_URL open',
    ]);
    expect(musts.at(-2)?.lead).toMatchObject({
      kind: 'setting',
      line: expect.stringMatching(/^SMTP_URL=/),
    });
    const refused = await owner.ask(endpoints.goLive);
    expect([refused.status, refused.body]).toEqual([
      409,
      { error: deskRefusals['not-ready-to-go-live'] },
    ]);
  });

  test('going live takes over what is shipped, once, and is remembered', async () => {
    const store = await freshStore(engine);
    const settings = {
      siteUrl: 'https://mill.in',
      smtpUrl: 'smtps://mail.mill.in',
      mailFrom: 'sales@mill.in',
      salesTo: 'sales@mill.in',
      trustProxy: 1,
    };
    const desk = openDesk(store, { clock: { now: () => today }, settings });
    const owner = await enterAsOwner(desk, store);
    const { body: before } = must(
      await owner.ask(endpoints.contentRecord, { params: { kind: 'mill', key: 'site' } }),
    );
    await editAndPublish(
      store,
      'mill',
      'site',
      withoutMarks(before.body!) as Record<string, unknown>,
    );
    const { body: live } = must(await owner.ask(endpoints.goLive));
    expect(live.live).toEqual({ at: today, by: 'Harpreet Kaur' });
    expect(live.items.find(({ id }) => id === 'step-back')?.state).toBe('done');
    must(await owner.ask(endpoints.goLive));
    const log = await store.db.selectFrom('audit').select('verb').execute();
    expect(log.filter(({ verb }) => verb === 'went live')).toHaveLength(1);
  });
});

async function itemOf(
  owner: Awaited<ReturnType<typeof enterAsOwner>>,
  id: string,
): Promise<LiveItem | undefined> {
  return must(await owner.ask(endpoints.goingLive)).body.items.find((item) => item.id === id);
}

/** The shipped identity as if it were the mill's own. */
function withoutMarks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMarks);
  if (typeof value !== 'object' || value === null) return value;
  const { placeholder: _mark, ...own } = value as Record<string, unknown>;
  return Object.fromEntries(Object.entries(own).map(([name, one]) => [name, withoutMarks(one)]));
}
