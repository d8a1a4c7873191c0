import type { Kysely } from 'kysely';
import { isMailed, type SignInEvent, signInEvents } from '../../../domain/desk/sign-in-events.ts';
import type { Database, DatabaseTransaction } from '../../db/schema.ts';
import type { Store } from '../../db/store.ts';
import { blurAddress } from '../../http/client-key.ts';
import { securityNotice } from '../../mail-templates/security-notice.ts';
import { queueMails } from '../../outbox/queue-mails.ts';
import { record } from '../audit.ts';
import { clientOf, type DeskCall, type DeskParts } from '../desk-call.ts';

/** Whose account it is. */
export interface AccountHolder {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** In the transaction of what happened: the entry in the audit log, the mail and the count. */
export async function noteEvent(
  tx: DatabaseTransaction,
  { clock, countSignIn }: Pick<DeskParts, 'clock' | 'countSignIn'>,
  event: SignInEvent,
  person: AccountHolder,
  caller?: Caller,
): Promise<void> {
  const at = clock.now();
  const { id, name } = person;
  const detail = caller && { address: `from ${caller.from}` };
  const { verb } = signInEvents[event];
  await record(tx, { at, actor: { id, name }, verb, ...(detail && { detail }) });
  const { email } = person;
  if (isMailed(event)) {
    await queueMails(tx, [securityNotice({ event, name, email, at, ...caller })], at);
  }
  countSignIn?.(event);
}

/** Every other owner hears of a new one. The action itself is recorded where it is done. */
export async function mailOwnerAdded(
  tx: DatabaseTransaction,
  { clock, countSignIn }: Pick<DeskParts, 'clock' | 'countSignIn'>,
  added: Pick<AccountHolder, 'name' | 'email'>,
): Promise<void> {
  const at = clock.now();
  const others = await tx
    .selectFrom('staff')
    .select(['name', 'email'])
    .where('role', '=', 'owner')
    .where('removed_at', 'is', null)
    .where('email', '<>', added.email)
    .execute();
  const notices = others.map(({ name, email }) =>
    securityNotice({ event: 'owner-added', name, email, at, who: added.name }),
  );
  await queueMails(tx, notices, at);
  countSignIn?.('owner-added');
}

/** The first refusal is recorded at once; those of the next quarter of an hour together. */
export async function noteRefusal(
  parts: Pick<DeskParts, 'store' | 'clock' | 'countSignIn'>,
  event: 'wrong-password' | 'wrong-code',
  { id, name }: AccountHolder,
  { from }: Caller,
): Promise<void> {
  const { store, clock } = parts;
  const at = clock.now();
  await store.transact(async (tx) => {
    const { times } = await tx
      .insertInto('sign_in_refusal')
      .values({ staff_id: id, event, times: 1, since: at })
      .onConflict((conflict) =>
        conflict
          .columns(['staff_id', 'event'])
          .doUpdateSet((eb) => ({ times: eb('sign_in_refusal.times', '+', 1) })),
      )
      .returning('times')
      .executeTakeFirstOrThrow();
    if (times > 1) return;
    await record(tx, {
      at,
      actor: { id, name },
      verb: signInEvents[event].verb,
      detail: { address: `from ${from}` },
    });
  });
}

/** Records what was refused after the first refusal, and begins anew. Run once a minute. */
export async function recordRefusals(store: Store, now: number): Promise<void> {
  const due = now - 15 * 60_000;
  if (!(await hasRefusals(store.db, due))) return;
  await store.transact(async (tx) => {
    // Two instances at the same moment: each row is returned to one of them.
    const ended = await tx
      .deleteFrom('sign_in_refusal')
      .where('since', '<=', due)
      .returning(['staff_id', 'event', 'times'])
      .execute();
    for (const { staff_id: id, event, times } of ended) {
      if (times === 1) continue;
      const person = await tx
        .selectFrom('staff')
        .select('name')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const { verb } = signInEvents[event as SignInEvent];
      const detail = { times: `${times - 1} more times` };
      await record(tx, { at: now, actor: { id, name: person.name }, verb, detail });
    }
  });
}

/** Reading first: on SQLite a transaction without work still waits for the disk. */
async function hasRefusals(db: Kysely<Database>, due: number): Promise<boolean> {
  const row = await db
    .selectFrom('sign_in_refusal')
    .select('event')
    .where('since', '<=', due)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Enough to recognise one's own browser; the address is shortened. */
export interface Caller {
  readonly browser: string;
  readonly from: string;
}

export function describeCaller(parts: DeskParts, call: DeskCall): Caller {
  return {
    browser: nameBrowser(call.req.header('user-agent') ?? ''),
    from: blurAddress(clientOf(parts, call)),
  };
}

/** `Chrome on Android` */
export function nameBrowser(userAgent: string): string {
  const browser = browsers.find(([, mark]) => mark.test(userAgent))?.[0] ?? 'A browser';
  const system = systems.find((name) => userAgent.includes(name));
  return system ? `${browser} on ${system}` : browser;
}

/** In this order: Edge and Opera also say Chrome, Chrome also says Safari, and Android also says Linux. */
const browsers: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Edge', /Edg(?:A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Firefox', /(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Safari', /Safari\//],
];
const systems = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS X', 'Linux'] as const;
