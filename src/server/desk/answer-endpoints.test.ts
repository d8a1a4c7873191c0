import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { countCycles } from '../../../tests/support/server/count-cycles.ts';
import { type Access, buildAddress, type Endpoint } from '../../contract/desk/endpoint.ts';
import { type EndpointName, endpoints } from '../../contract/desk/endpoints.ts';
import { deskApi } from '../../contract/desk/desk-paths.ts';
import type { roles } from '../../domain/desk/roles.ts';
import { addEndpoints } from './answer-endpoints.ts';
import type { DeskEnv } from './desk-call.ts';
import { Refusal } from './endpoint-handler.ts';
import type { SignedIn } from './sign-in/staff-auth.ts';

type Visitor = 'stranger' | 'newcomer' | keyof typeof roles;

/** The table alone decides who is let in. `newcomer` has not set up the authenticator yet. */
const letIn: Readonly<Record<Access, readonly Visitor[]>> = {
  public: ['stranger', 'newcomer', 'viewer', 'sales', 'editor', 'owner'],
  setup: ['newcomer'],
  look: ['viewer', 'sales', 'editor', 'owner'],
  work: ['sales', 'owner'],
  draft: ['sales', 'editor', 'owner'],
  publish: ['editor', 'owner'],
  manage: ['owner'],
};

const table = Object.entries<Endpoint>(endpoints);
const withBody = table.filter(([, { body }]) => body !== undefined);

test.for(letIn.public)('every endpoint treats a visitor as the table says: %s', async (visitor) => {
  const { call, called } = visit(visitor);
  const statuses: [string, number][] = [];
  for (const [name, endpoint] of table) statuses.push([name, await call(endpoint, 'not JSON')]);
  expect(statuses).toEqual(
    table.map(([name, { access, body }]) => {
      if (letIn[access].includes(visitor)) return [name, body ? 400 : 200];
      if (visitor === 'stranger' || visitor === 'newcomer') return [name, 401];
      return [name, access === 'setup' ? 409 : 403];
    }),
  );
  const entered = table.filter(([, { access, body }]) => !body && letIn[access].includes(visitor));
  expect(called).toEqual(entered.map(([name]) => name));
});

test('no handler gets a body that its schema refuses', async () => {
  const visitors = { owner: visit('owner'), newcomer: visit('newcomer') };
  for (const [name, endpoint] of withBody) {
    const { call } = visitors[endpoint.access === 'setup' ? 'newcomer' : 'owner'];
    const statuses = [
      await call(endpoint, '{}', 'text/plain'),
      await call(endpoint, ''),
      await call(endpoint, `"${'x'.repeat(endpoint.largestBody ?? 128 * 1024)}"`),
      await call(endpoint, '"x"'),
    ];
    expect([name, ...statuses]).toEqual([name, 415, 400, 413, 422]);
  }
  expect([...visitors.owner.called, ...visitors.newcomer.called]).toEqual([]);
});

test('a stranger is not told which addresses exist', async () => {
  const missing: Endpoint = { ...endpoints.inbox, path: '/nothing' };
  expect(await visit('stranger').call(missing)).toBe(401);
  expect(await visit('newcomer').call(missing)).toBe(401);
  expect(await visit('viewer').call(missing)).toBe(404);
});

test('of many requests at once each is answered in a cycle of its own', async () => {
  const cycles = countCycles();
  const handled: number[] = [];
  const app = createApp('owner', () => {
    handled.push(cycles.now());
    return {};
  });
  await Promise.all([1, 2, 3, 4, 5].map(() => app.request(`${deskApi}/first-hour`)));
  cycles.stop();
  expect(handled).toHaveLength(5);
  expect(new Set(handled).size).toBe(5);
});

test('a handler gets its parameters, query, body and actor, and its refusal becomes the answer', async () => {
  const app = createApp('sales', (name, input) =>
    name === 'reply' ? new Refusal('enquiry-gone') : { name, ...input, call: undefined },
  );
  const inbox = await app.request(`${deskApi}/inbox?view=all&search=x`);
  expect(await inbox.json()).toMatchObject({
    name: 'inbox',
    query: { view: 'all', search: 'x', unread: false },
    actor: { id: 'sales' },
    sessionId: 'session',
  });
  const note = await post(app, `${deskApi}/enquiries/a%2Fb/notes`, {
    body: ' Call her. ',
    more: 1,
  });
  expect(await note.json()).toMatchObject({ params: { id: 'a/b' }, body: { body: 'Call her.' } });
  const reply = await post(app, `${deskApi}/enquiries/x/replies`, { subject: 'a', body: 'b' });
  expect(reply.status).toBe(404);
  expect(await reply.json()).toEqual({ error: 'This enquiry no longer exists.' });
  const empty = await post(app, `${deskApi}/enquiries/x/replies`, { subject: '', body: 'b' });
  expect(await empty.json()).toEqual({
    error: 'Please write something.',
    fields: { subject: 'Please write something.' },
  });
});

test('a file is sent with the type of its endpoint and the name of its content', async () => {
  const app = createApp('owner', () => ({ content: 'a,b', filename: 'a.csv' }));
  const csv = await app.request(`${deskApi}/export/enquiries.csv`);
  expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(csv.headers.get('content-disposition')).toBe('attachment; filename="a.csv"');
  expect(await csv.text()).toBe('a,b');
  const pdf = await app.request(`${deskApi}/quotes/x/pdf`);
  expect(pdf.headers.get('content-disposition')).toBe('inline; filename="a.csv"');
  const feed = await app.request(`${deskApi}/agenda/x.ics`);
  expect(feed.headers.get('content-disposition')).toBeNull();
});

test('exports, erasing and new owners need a second look', async () => {
  const reached: string[] = [];
  const note = (name: string) => {
    reached.push(name);
    return name.startsWith('export') ? { content: '' } : {};
  };
  const app = createApp('owner', note, false);
  const people = `${deskApi}/people`;
  const newcomer = { name: 'Vik', email: 'vik@mill.example' };
  const change = { current: 'x', password: 'twelve letters' };
  const refused = await Promise.all([
    app.request(`${deskApi}/export/enquiries.csv`),
    app.request(`${deskApi}/export/everything.jsonl`),
    post(app, `${deskApi}/erase`, { contact: 'asha@rao.example', confirmed: true }),
    post(app, `${people}/invite`, { ...newcomer, role: 'owner' }),
    post(app, `${people}/x/role`, { role: 'owner' }),
    post(app, `${deskApi}/password`, change),
    app.request(`${deskApi}/identity`),
  ]);
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 428));
  expect(reached).toEqual([]);

  await post(app, `${deskApi}/erase`, { contact: 'asha@rao.example', confirmed: false });
  await post(app, `${people}/invite`, { ...newcomer, role: 'sales' });
  await post(app, `${people}/x/role`, { role: 'viewer' });
  expect(reached).toEqual(['erase', 'invite', 'changeRole']);
});

type Answering = (name: EndpointName, input: Record<string, unknown>) => object;

function createApp(visitor: Visitor, answer: Answering, confirmed = true): Hono<DeskEnv> {
  const person = { id: visitor, name: visitor, email: '', role: visitor };
  const signedIn =
    visitor === 'stranger'
      ? undefined
      : ({ person, ready: visitor !== 'newcomer', sessionId: 'session' } as SignedIn);
  const handlers = Object.fromEntries(
    (Object.keys(endpoints) as EndpointName[]).map((name) => [
      name,
      (input: never) => answer(name, input),
    ]),
  );
  const api = new Hono<DeskEnv>();
  addEndpoints(
    api,
    { find: async () => signedIn, isConfirmed: async () => confirmed },
    handlers as Parameters<typeof addEndpoints>[2],
  );
  return new Hono<DeskEnv>().route(deskApi, api);
}

/** One visitor's calls, and the names of the handlers they reached. */
function visit(visitor: Visitor) {
  const called: string[] = [];
  const app = createApp(visitor, (name) => {
    called.push(name);
    const { answer }: Endpoint = endpoints[name];
    if (answer.kind === 'events') return new Response('');
    return answer.kind === 'file' ? { content: '' } : {};
  });
  const call = async (endpoint: Endpoint, body = '', type = 'application/json') => {
    const { method } = endpoint;
    const { status } = await app.request(
      buildAddress(endpoint, {
        params: {
          id: 'x',
          file: 'x',
          kind: 'x',
          key: 'x',
          revision: 'x',
          number: '1',
          fabric: 'x',
          n: '1',
          subject: 'x',
          before: 'x',
          after: 'x',
        },
      }),
      { method, ...(method !== 'GET' && { headers: { 'content-type': type }, body }) },
    );
    return status;
  };
  return { call, called };
}

function post(app: Hono<DeskEnv>, path: string, body: object): Response | Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return app.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
}
