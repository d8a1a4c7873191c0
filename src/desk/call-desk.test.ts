import { afterEach, expect, test, vi } from 'vitest';
import { endpoints } from '../contract/desk/endpoints.ts';
import { callDesk, onSecondLook, signedOut } from './call-desk.ts';
import { formTexts } from './form-texts.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  signedOut.clear();
});

function answerWith(response: Response | Error) {
  const fetch = vi.fn(async (_address: string, _init: RequestInit) => {
    if (response instanceof Error) throw response;
    return response;
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('a query is a GET at its address; its answer is handed over', async () => {
  const fetch = answerWith(Response.json({ lines: [] }));
  const answer = await callDesk(endpoints.inbox, { query: { view: 'all', unread: true } });
  expect(answer).toEqual({ ok: true, value: { lines: [] } });
  const [address, init] = fetch.mock.calls[0]!;
  expect(address).toBe('/desk/api/inbox?view=all&unread=1');
  expect(init).toEqual({ method: 'GET', credentials: 'same-origin' });
});

test('a change carries its body as JSON', async () => {
  const fetch = answerWith(Response.json({ ok: true }));
  await callDesk(endpoints.addNote, { params: { id: 'x' }, body: { body: 'Call her.' } });
  const [address, init] = fetch.mock.calls[0]!;
  expect(address).toBe('/desk/api/enquiries/x/notes');
  expect(init).toMatchObject({
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"body":"Call her."}',
  });
});

test('a refusal says why, and whoever is signed out hears it', async () => {
  const heard = vi.fn();
  signedOut.add(heard);
  answerWith(Response.json({ error: 'No.', fields: { to: 'Bad.' } }, { status: 422 }));
  const refused = { ok: false, status: 422, error: 'No.', fields: { to: 'Bad.' } };
  expect(await callDesk(endpoints.counts)).toEqual(refused);
  expect(heard).not.toHaveBeenCalled();
  answerWith(Response.json({}, { status: 401 }));
  expect(await callDesk(endpoints.counts)).toMatchObject({ ok: false, status: 401, fields: {} });
  expect(heard).toHaveBeenCalledOnce();
});

test('a call that needs a second look is repeated after it, and refused without it', async () => {
  const refusal = () => Response.json({ error: 'Please confirm.' }, { status: 428 });
  const answers = [refusal(), Response.json({ ok: true }), refusal(), refusal()];
  const fetch = vi.fn(async (_address: string, _init: RequestInit) => answers.shift()!);
  vi.stubGlobal('fetch', fetch);
  const confirm = vi.fn(async () => true);
  const stop = onSecondLook(confirm);
  const body = { contact: 'asha@rao.example', confirmed: true };
  expect(await callDesk(endpoints.erase, { body })).toMatchObject({ ok: true });
  expect(fetch.mock.calls[1]).toEqual(fetch.mock.calls[0]);

  const refused = { ok: false, status: 428, error: 'Please confirm.' };
  confirm.mockResolvedValueOnce(false);
  expect(await callDesk(endpoints.erase, { body })).toMatchObject(refused);
  stop();
  expect(await callDesk(endpoints.erase, { body })).toMatchObject(refused);
  expect(confirm).toHaveBeenCalledTimes(2);
});

test('without a connection, or with an answer that is not ours, it says so', async () => {
  const offline = { ok: false, status: 0, error: 'No connection. Please try again.' };
  answerWith(new TypeError('failed'));
  expect(await callDesk(endpoints.counts)).toMatchObject(offline);
  answerWith(new Response('<html>', { status: 502 }));
  expect(await callDesk(endpoints.counts)).toMatchObject(offline);
});

test('the texts of a form are those that were named', () => {
  const form = new FormData();
  form.set('name', 'Asha');
  form.set('other', 'x');
  expect(formTexts(form, 'name', 'email')).toEqual({ name: 'Asha', email: '' });
});

test('a change whose answer was lost is repeated with its key, and a new one has a new key', async () => {
  const keys: string[] = [];
  const note = (body: string) =>
    callDesk(endpoints.addNote, { params: { id: 'x' }, body: { body } });
  const listen = (response: Response | Error) => {
    const fetch = answerWith(response);
    return () => keys.push(new Headers(fetch.mock.calls[0]![1].headers).get('idempotency-key')!);
  };
  for (const [body, response] of [
    ['Call her.', new TypeError('lost')],
    ['Call her.', Response.json({ error: 'away' }, { status: 503 })],
    ['Call her.', Response.json({ ok: true })],
    ['Call her.', Response.json({ error: 'No.' }, { status: 409 })],
    ['Call her.', Response.json({ ok: true })],
    ['Write to her.', Response.json({ ok: true })],
  ] as const) {
    const heard = listen(response);
    await note(body);
    heard();
  }
  expect(keys[0]).toMatch(/^[\w-]{36}$/);
  expect(keys.slice(1, 3)).toEqual([keys[0], keys[0]]);
  expect(new Set(keys).size).toBe(4);
});
