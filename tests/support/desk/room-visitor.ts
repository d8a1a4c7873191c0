import { roomPath } from '../../../src/contract/desk/desk-paths.ts';
import { secretsOf } from '../../../src/server/db/secrets-of.ts';
import type { Store } from '../../../src/server/db/store.ts';
import type { Desk } from '../../../src/server/desk/create-desk.ts';
import { tokenOfLink } from '../../../src/server/enquiries/open-room.ts';
import { openSealed } from '../../../src/server/secret-key.ts';
import { enquiryRow } from './desk-rows.ts';
import { siteUrl } from './desk-visitor.ts';

export interface RoomAnswer {
  readonly status: number;
  readonly text: string;
  readonly location: string;
  readonly headers: Headers;
}

/** A buyer without script: reads the page and posts its forms. */
export function visitRoom(desk: Pick<Desk, 'fetch'>, token: string) {
  const path = roomPath(token);
  async function ask(address: string, init: RequestInit = {}): Promise<RoomAnswer> {
    const answer = await desk.fetch(new Request(siteUrl + address, init));
    const { status, headers } = answer;
    return { status, headers, text: await answer.text(), location: headers.get('location') ?? '' };
  }
  return {
    path,
    get: (rest = '') => ask(path + rest),
    post: (fields: Readonly<Record<string, string>>, headers: Record<string, string> = {}) =>
      ask(path, {
        method: 'POST',
        body: new URLSearchParams({ key: crypto.randomUUID(), ...fields }),
        headers: { origin: siteUrl, ...headers },
      }),
    send: (form: FormData) =>
      ask(path, { method: 'POST', body: form, headers: { origin: siteUrl } }),
  };
}

/** The tokens of an enquiry's links, oldest first. */
export async function roomTokens({ db }: Store): Promise<string[]> {
  const links = await db.selectFrom('room_link').selectAll().orderBy('id').execute();
  return links.map((link) => tokenOfLink(db, link) ?? '');
}

/** The digits of the last mail with a code about this enquiry. */
export async function mailedCode(
  { db }: Store,
  enquiryId: string = enquiryRow().id,
): Promise<string> {
  const mail = await db
    .selectFrom('outbox')
    .select('payload')
    .where('topic', '=', 'room-code')
    .where('enquiry_id', '=', enquiryId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const { sealed } = JSON.parse(mail.payload) as { sealed: string };
  return openSealed(secretsOf(db), 'link-seal', sealed) ?? '';
}

/** What a form of the page would send as it stands, by the form's name; nothing where it is missing. */
export function formFields(page: string, name: string): Record<string, string> | undefined {
  const form = page.split('<form ').find((piece) => piece.includes(`aria-label="${name}"`));
  if (form === undefined) return undefined;
  const inputs = form.split('</form>')[0]!.match(/<input [^>]+>/g) ?? [];
  const read = (input: string, attribute: string) =>
    new RegExp(` ${attribute}="([^"]*)"`).exec(input)?.[1] ?? '';
  return Object.fromEntries(inputs.map((input) => [read(input, 'name'), read(input, 'value')]));
}
