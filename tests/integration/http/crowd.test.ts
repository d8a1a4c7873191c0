import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { shippedContent } from '../../../src/content/shipped-content.ts';
import { lineFields } from '../../../src/contract/enquiry/quote-lines.ts';
import type { EnquiryRow } from '../../../src/server/db/schema.ts';
import { createMailWriter } from '../../../src/server/mail-templates/compose-mail.ts';
import { fileTransport } from '../../../src/server/mail/file-transport.ts';
import { type App, createApp } from '../../support/server/functions-app.ts';
import { freshHome } from '../../support/database/engines.ts';
import { type HonestRequest, honestRequest } from '../../support/enquiries/honest-requests.ts';
import { hostileRequest } from '../../support/enquiries/hostile-requests.ts';

const crowd = 10_000;

test('of 10,000 valid requests none is refused and none is quarantined', async () => {
  const home = await freshHome('sqlite');
  const store = await home.open();
  const app = createApp(store);
  const refused: string[] = [];
  await eachOf(fc.sample(honestRequest, crowd), async (request, i) => {
    const { status, text } = await sendHonestly(app, uniquely(request, i), i);
    const isTaken = request.asForm ? status === 303 : status === 200;
    if (!isTaken) refused.push(`${status} ${text} ${JSON.stringify(request).slice(0, 300)}`);
  });
  expect(refused).toEqual([]);
  const rows = await store.db.selectFrom('enquiry').select(['id', 'quarantine_reason']).execute();
  expect(rows).toHaveLength(crowd);
  expect(rows.filter((row) => row.quarantine_reason !== null)).toEqual([]);
});

test('10,000 hostile requests cause no fault, no header and no second recipient', async () => {
  const home = await freshHome('sqlite');
  const store = await home.open();
  const app = createApp(store);
  const statuses = new Map<number, number>();
  await eachOf(fc.sample(hostileRequest, crowd), async ({ path, type, body }, i) => {
    const { status } = await app.post(path, {
      body,
      headers: { 'content-type': type, ...from(i) },
    });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  });
  expect(app.errors).toEqual([]);
  expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
  // Many must be accepted, or the mails below would prove nothing.
  expect(statuses.get(200)).toBeGreaterThan(crowd / 20);
  expect(statuses.get(422)).toBeGreaterThan(crowd / 10);

  const rows = await store.db.selectFrom('enquiry').selectAll().execute();
  const transport = fileTransport(home.dataDir);
  const mails = createMailWriter({ store, settings, readContent: () => shippedContent });
  const compose = (topic: string, { id }: EnquiryRow) =>
    mails.compose({ id, topic, enquiry_id: id, payload: '{}', created_at: 0 });
  for (const row of rows) {
    for (const topic of ['enquiry-to-sales', 'enquiry-receipt']) {
      const mail = await compose(topic, row);
      expect(mail?.subject).toContain(row.reference);
      expect(`${mail?.subject}${mail?.replyTo?.name}`).not.toMatch(/[\r\n\0\u2028\u202e]/);
    }
  }
  // Compiling every mail is too slow; every tenth shows what a mail server would get.
  for (const row of rows.filter((_, i) => i % 10 === 0)) {
    await transport.send((await compose('enquiry-to-sales', row))!);
    const file = `19700101-000000-${row.reference}.enquiry-to-sales.${row.id}.eml`;
    const mail = await PostalMime.parse(await readFile(join(home.dataDir, file)));
    expect(mail.to).toEqual([{ address: settings.salesTo, name: '' }]);
    expect(mail.cc ?? mail.bcc ?? []).toEqual([]);
    expect(mail.headers.map(({ key }) => key).filter((key) => !known.has(key))).toEqual([]);
  }
});

const settings = {
  mailFrom: 'mill@taana.example',
  salesTo: 'desk@taana.example',
  siteUrl: 'https://taana.example',
};
const known = new Set(
  'from to reply-to subject message-id date mime-version content-type auto-submitted x-enquiry'.split(
    ' ',
  ),
);

/** As many at a time as a busy site has open. */
async function eachOf<T>(items: readonly T[], visit: (item: T, i: number) => Promise<void>) {
  let next = 0;
  const visitor = async () => {
    while (next < items.length) {
      const i = next;
      next += 1;
      await visit(items[i]!, i);
    }
  };
  await Promise.all(Array.from({ length: 100 }, visitor));
}

/** Random requests may share an address, and the catalogue limit would then rightly apply; this avoids it. */
function uniquely(request: HonestRequest, i: number): HonestRequest {
  const own = (value: unknown) => (value ? String(value).replace('@', `@v${i}.`) : value);
  const { email, contactMethod, contactValue } = request.body;
  return {
    ...request,
    body: {
      ...request.body,
      ...(email !== undefined && { email: own(email) }),
      ...(contactMethod === 'email' && { contactValue: own(contactValue) }),
    },
  };
}

async function sendHonestly(app: App, { name, body, asForm }: HonestRequest, i: number) {
  const path = `/functions/v1/${name}`;
  const response = asForm
    ? await app.post(path, { body: toForm(body), headers: from(i) })
    : await app.post(path, {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', 'idempotency-key': `${i}`, ...from(i) },
      });
  return { status: response.status, text: await response.text() };
}

function toForm(body: Readonly<Record<string, unknown>>): URLSearchParams {
  const form = new URLSearchParams();
  for (const [key, value] of Object.entries(body)) {
    if (key !== 'lines') for (const one of [value].flat()) form.append(key, String(one));
  }
  const lines = (body['lines'] ?? []) as Record<keyof typeof lineFields, string>[];
  for (const line of lines) {
    for (const part of Object.keys(lineFields) as (keyof typeof lineFields)[]) {
      form.append(lineFields[part], line[part]);
    }
  }
  return form;
}

/** At most a few visitors share one IP address. */
function from(i: number): { 'x-forwarded-for': string } {
  const nth = Math.floor(i / 4);
  return { 'x-forwarded-for': `10.${(nth >> 16) & 255}.${(nth >> 8) & 255}.${nth & 255}` };
}
