import { afterAll, beforeAll, expect, test } from 'vitest';
import { SMTPServer } from 'smtp-server';
import type { AddressInfo } from 'node:net';
import { endpoints } from '../../../src/contract/desk/endpoints.ts';
import type { Desk } from '../../../src/server/desk/create-desk.ts';
import { kinds } from '../../../src/contract/enquiry/kinds.ts';
import { freePort } from '../../support/server/free-port.ts';
import {
  type SignedIn,
  joinDesk,
  must,
  ownerPassword,
  siteUrl,
  totp,
  visitDesk,
} from '../../support/desk/desk-visitor.ts';
import { printDeskLink } from '../../support/desk/print-desk-link.ts';
import { sampleRequests } from '../../support/enquiries/sample-enquiry.ts';
import { type Server, startServer } from '../../support/server/server.ts';
import { within } from '../../support/patience.ts';

/**
 * The whole program with people's data sent through every function and every action of the desk.
 * Afterwards none of it may appear in the output of the process.
 */
const person = {
  name: 'Ashalata Vermani',
  company: 'Vermani Garmentsco',
  email: 'ashalata@vermani.example',
  phone: '098765 01234',
  address: 'Seventeen Shuttle Lane',
  city: 'Ludhianapur',
  words: 'Confidential-requirement-text',
};
const staffMail = 'harpreet.owner@mill.example';
let mail: SMTPServer;
let server: Server;

/** A mail server that repeats the address it refuses, as most do. */
beforeAll(async () => {
  mail = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(
        address.includes('vermani')
          ? Object.assign(new Error(`<${address}>: no such user here`), { responseCode: 550 })
          : null,
      ),
    onData: (stream, _session, done) => {
      stream.resume();
      stream.on('end', () => done());
    },
  });
  const port = await freePort();
  await new Promise<void>((resolve) => mail.listen(port, '127.0.0.1', () => resolve()));
  expect((mail.server.address() as AddressInfo).port).toBe(port);
  server = await startServer({
    SITE_URL: siteUrl,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    TRUST_PROXY: '1',
  });
});
afterAll(async () => {
  await server.remove();
  await new Promise<void>((resolve) => mail.close(() => resolve()));
});

const secrets = new Set<string>(Object.values(person));

/** The desk over a socket, for the test visitor that otherwise calls it directly. */
const desk: Desk = {
  fetch: async (request) => {
    const { pathname, search } = new URL(request.url);
    return fetch(new Request(server.url + pathname + search, request), { redirect: 'manual' });
  },
  answer: () => {},
  streams: () => 0,
  stop: () => {},
};

test('no function logs personal data', async () => {
  // After some thirty requests a visitor is asked to wait, so each kind has a visitor of its own.
  for (const [place, { kind, path }] of Object.values(kinds).entries()) {
    // A tap on WhatsApp has no field that could be refused; it has a test of its own.
    if (kind === 'whatsapp') continue;
    const visitor = { 'x-forwarded-for': `203.0.113.${place + 1}` };
    const body = withPerson(sampleRequests[kind]);
    expect(await send(path, body, visitor)).toBe(200);
    // Each of these is refused only after the body was read.
    const empty = { ...body, name: '', phone: '', email: '', contactValue: '' };
    expect(await send(path, empty, visitor)).toBe(422);
    await fetch(server.url + path, {
      method: 'POST',
      headers: visitor,
      body: JSON.stringify(body),
    });
    await fetch(server.url + path, {
      method: 'POST',
      headers: { ...visitor, 'content-type': 'application/json' },
      body: JSON.stringify(body).slice(0, -3),
    });
  }
  await fetch(server.url + kinds.quote.path, {
    method: 'POST',
    headers: {
      'idempotency-key': `key of ${person.email}`,
      referer: `${server.url}/quote?name=${person.name}`,
    },
    body: new URLSearchParams({ ...withPerson(sampleRequests.quote), lines: '' } as Record<
      string,
      string
    >),
  });
  await send('/functions/v1/ai-chat', {
    messages: [{ role: 'user', content: `I am ${person.name}, ${person.email}. ${person.words}` }],
  });
  for (const word of Object.values(person)) {
    const spelt = encodeURIComponent(word);
    await fetch(`${server.url}/fabrics?search=${spelt}&utm_source=${spelt}`);
    await fetch(`${server.url}/assistant?q=${spelt}`);
  }
  await fetch(`${server.url}/unsubscribe/${encodeURIComponent(person.email)}`);
  await waitForLog('mail-refused');
  expect(leaks()).toEqual([]);
});

test('no action of the desk does either', async () => {
  const token = (await printDeskLink({ DATA_DIR: server.dataDir })).split('#')[1]!;
  secrets.add(token).add('/desk/join#');
  const owner = await joinDesk(desk, token, staffMail, 'Harpreet Ownerkaur');
  for (const secret of [ownerPassword, owner.secret, ...owner.recoveryCodes]) secrets.add(secret);
  for (const secret of [staffMail, 'Ownerkaur', ...owner.cookies.values()]) secrets.add(secret);
  await visitDesk(desk).ask(endpoints.signIn, {
    body: { email: staffMail, password: `${ownerPassword}!` },
  });
  await visitDesk(desk).ask(endpoints.signIn, {
    body: { email: person.email, password: person.words },
  });

  const query = { view: 'all', search: person.email } as const;
  const { id } = must(await owner.ask(endpoints.inbox, { query })).body.lines[0]!;
  await workOn(owner, id);
  await quoteTo(owner, id);
  must(
    await owner.ask(endpoints.invite, {
      body: { name: person.name, email: person.email, role: 'sales' },
    }),
  );
  const agenda = must(await owner.ask(endpoints.renewAgendaFeed)).text;
  const key = /agenda\/([\w-]+)/.exec(agenda)?.[1] ?? '';
  expect(key).not.toBe('');
  secrets.add(key);
  must(await visitDesk(desk).ask(endpoints.agendaFeed, { params: { file: `${key}.ics` } }));
  for (const name of ['exportEnquiries', 'exportEverything', 'audit', 'mails'] as const) {
    must(await owner.ask(endpoints[name]));
  }
  must(await owner.send(endpoints.audit, { query: { q: person.name } }));
  await owner.ask(endpoints.erase, { body: { contact: person.phone, confirmed: false } });
  must(await owner.ask(endpoints.erase, { body: { contact: person.email, confirmed: true } }));
  const code = { code: totp(owner.secret, Date.now()), kind: 'totp' } as const;
  await visitDesk(desk).ask(endpoints.sendCode, { body: code });
  must(await owner.ask(endpoints.signOut));
  await waitForLog('sign-out');
  expect(leaks()).toEqual([]);
});

test('the search for leaks finds one', () => {
  expect(leaksIn(`{"path":"/x","name":"${person.name}"}`)).toEqual([person.name]);
  expect(leaksIn('{"from":"127.0.0.1"}')).toEqual(['a whole address']);
});

async function workOn(owner: SignedIn, id: string): Promise<void> {
  must(await owner.ask(endpoints.openEnquiry, { params: { id } }));
  must(
    await owner.ask(endpoints.addNote, {
      params: { id },
      body: { body: `${person.name}: ${person.words}` },
    }),
  );
  must(
    await owner.ask(endpoints.planNextAction, {
      params: { id },
      body: { text: person.words, at: Date.now() },
    }),
  );
  must(
    await owner.ask(endpoints.reply, {
      params: { id },
      body: { subject: person.words, body: person.address },
    }),
  );
  must(
    await owner.ask(endpoints.requestSample, {
      params: { id },
      body: {
        fabrics: '14B Locknit',
        recipient: person.name,
        address: `${person.address}, ${person.city}`,
      },
    }),
  );
  await owner.send(endpoints.moveEnquiry, { params: { id }, body: { to: person.words } });
  await owner.ask(endpoints.addNote, { params: { id }, body: { body: person.words.repeat(400) } });
}

async function quoteTo(owner: SignedIn, id: string): Promise<void> {
  const made = must(
    await owner.ask(endpoints.sendQuote, {
      params: { id },
      body: {
        buyer: person.name,
        company: person.company,
        currency: 'INR',
        lines: [{ fabric: '14B Locknit', shade: 'Navy', metres: 500, price: 21_550 }],
        validUntil: '2099-12-31',
        terms: person.words,
      },
    }),
  ).body;
  must(await owner.ask(endpoints.quotePdf, { params: { id: made.id } }));
  const detail = must(await owner.ask(endpoints.enquiry, { params: { id } })).body;
  const { path } = detail.quotes[0]!;
  secrets.add(path.replace('/q/', ''));
  must(await visitDesk(desk).get(path));
  await fetch(server.url + path, {
    method: 'POST',
    headers: { origin: siteUrl },
    body: new URLSearchParams({ answer: 'ask', message: person.words }),
  });
  const room = must(await owner.ask(endpoints.room, { params: { id } })).body;
  expect(room.path).toMatch(/^\/room\//);
  secrets.add(room.path.replace('/room/', ''));
  must(await visitDesk(desk).get(room.path));
  must(await visitDesk(desk).get(`${room.path}/papers/${made.number}.pdf`));
  const acts: Record<string, string>[] = [
    { act: 'write', words: person.words },
    { act: 'accept', quote: made.id, name: person.name, company: person.company, gst: '' },
    { act: 'forward', address: person.email },
    { act: 'nothing', words: person.words },
  ];
  for (const fields of acts) {
    await fetch(server.url + room.path, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: siteUrl },
      body: new URLSearchParams(fields),
    });
  }
}

function withPerson(fields: object): Record<string, unknown> {
  const reach = 'contactValue' in fields ? { contactValue: person.email } : {};
  const place = 'address' in fields ? { address: person.address, city: person.city } : {};
  const { name, company, email, phone, words } = person;
  const wish = 'product' in fields || 'productName' in fields ? {} : { requirements: words };
  return { ...fields, ...reach, ...place, ...wish, name, company, email, phone };
}

async function send(path: string, body: unknown, headers = {}): Promise<number> {
  const answer = await fetch(server.url + path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await answer.text();
  return answer.status;
}

async function waitForLog(word: string): Promise<void> {
  await expect.poll(() => server.log().includes(word), { timeout: within(15_000) }).toBe(true);
}

function leaks(): string[] {
  const lines = server
    .log()
    .split('\n')
    .filter((line) => line.startsWith('{'));
  expect(lines.length).toBeGreaterThan(10);
  return lines.flatMap(leaksIn);
}

/** All spellings to search for: plain, URL-encoded, and telephone numbers without spaces. */
function leaksIn(line: string): string[] {
  const found = [...secrets].filter((secret) =>
    [
      secret,
      encodeURIComponent(secret),
      secret.replaceAll(' ', ''),
      secret.replaceAll(' ', '+'),
    ].some((spelling) => line.toLowerCase().includes(spelling.toLowerCase())),
  );
  return /127\.0\.0\.1\b/.test(line) ? [...found, 'a whole address'] : found;
}
