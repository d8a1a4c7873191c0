import type { Pool } from 'pg';
import { codeOf } from '../../error-code.ts';
import type { NewEnquiry, StoredAtOnce } from './new-enquiry.ts';

/**
 * Ordinary enquiries in one statement, and so in one round trip and one sync to disk: seven took three
 * times as long. What comes into one table is one list as JSON, to which the table itself gives its
 * types: nested under their enquiries, rows would be read twice. A key or a reference that is taken
 * changes nothing. No two of a group may have a key or a mailbox in common. Rows are locked in order,
 * so that two groups never wait for each other. Keys of a moment ago and references are counted and
 * not asked for with `exists`, for which PostgreSQL would read the whole table each time.
 */
const statement = `
with given as materialized (
  select * from json_to_recordset($1) as given (
    id text, reference text, near text[], near_since bigint, now bigint, mailbox text,
    receipts_since bigint, most_receipts bigint
  )
), claimed as (
  insert into idempotency
  select claim.*
  from json_populate_recordset(null::idempotency, $2) claim join given on given.id = enquiry_id
  where 0 = (
    select count(*) from idempotency near
    where near.scope = claim.scope and near.key = any (given.near) and near.created_at > given.near_since
  ) and 0 = (
    select count(*) from enquiry taken where taken.reference = given.reference
  )
  order by claim.scope, claim.key
  on conflict (scope, key) do nothing
  returning enquiry_id
), stored as (
  insert into enquiry
  select enquiry.* from json_populate_recordset(null::enquiry, $3) enquiry
  where id in (select enquiry_id from claimed)
), allowed as (
  insert into recipient
  select mailbox, json_build_object('receipt', json_build_array(now))::text, now from given
  where mailbox is not null and id in (select enquiry_id from claimed)
  order by mailbox
  on conflict (hash) do update set touched_at = excluded.touched_at, recent = json_build_object(
    'catalog', coalesce(recipient.recent::json -> 'catalog', '[]'),
    'receipt', (
      select json_agg(at) from (
        select value::bigint as at
        from json_array_elements_text(coalesce(recipient.recent::json -> 'receipt', '[]'))
        where value::bigint > (select receipts_since from given where mailbox = excluded.hash)
        union all select excluded.touched_at
      ) recent
    )
  )::text
  where (select most_receipts from given where mailbox = excluded.hash) > (
    select count(*)
    from json_array_elements_text(coalesce(recipient.recent::json -> 'receipt', '[]'))
    where value::bigint > (select receipts_since from given where mailbox = excluded.hash)
  )
  returning hash
), receipted as materialized (
  select id from given where mailbox in (select hash from allowed)
), linked as (
  insert into room_link
  select room.* from json_populate_recordset(null::room_link, $4) room
  where enquiry_id in (select id from receipted)
), queued as (
  insert into outbox
  select mail.* from json_populate_recordset(null::outbox, $5) mail
  where enquiry_id in (select enquiry_id from claimed)
), receipts as (
  insert into outbox
  select receipt.* from json_populate_recordset(null::outbox, $6) receipt
  where enquiry_id in (select id from receipted)
)
select enquiry_id as stored, enquiry_id in (select id from receipted) as receipt from claimed`;

interface StoredRow {
  readonly stored: string;
  readonly receipt: boolean;
}

/** Enough to share a round trip, few enough that nobody waits long for the others. */
const largestGroup = 32;

/** One that waits for a row which another transaction has locked does not keep back everybody else. */
const mostUnderWay = 2;

/**
 * A statement for few costs nearly three times as much for each as one for many, so few wait for the
 * one that is under way; but not if it takes longer than this, and not when they are many.
 */
const slowMs = 25;
const manyWaiting = largestGroup / 2;

/** Whoever has waited this long for a statement that fails does not wait for another one. */
const longestWaitMs = 1_000;

interface Waiting {
  readonly given: NewEnquiry;
  readonly since: number;
  readonly resolve: (outcome: StoredAtOnce) => void;
  readonly reject: (error: unknown) => void;
}

/** Stores an enquiry; those that arrive while the database is busy with others share one statement. */
export function storeInPostgres(
  pool: Pick<Pool, 'query'>,
): (given: NewEnquiry) => Promise<StoredAtOnce> {
  let waiting: Waiting[] = [];
  let underWay = 0;
  let slow = 0;
  let isComing = false;

  /** Those that are read from their sockets in the same turn of the loop come along. */
  function storeSoon(): void {
    if (isComing) return;
    isComing = true;
    setImmediate(() => {
      isComing = false;
      while (mayBegin()) void storeNext();
    });
  }

  function mayBegin(): boolean {
    if (waiting.length === 0 || underWay === mostUnderWay) return false;
    return underWay === slow || waiting.length >= manyWaiting;
  }

  async function storeNext(): Promise<void> {
    const group = withoutClashes(waiting);
    waiting = waiting.filter((one) => !group.includes(one));
    underWay += 1;
    let isSlow = false;
    const timer = setTimeout(() => {
      isSlow = true;
      slow += 1;
      storeSoon();
    }, slowMs);
    await settle(group);
    clearTimeout(timer);
    if (isSlow) slow -= 1;
    underWay -= 1;
    storeSoon();
  }

  async function settle(group: readonly Waiting[]): Promise<void> {
    try {
      const outcomes = await storeGroup(
        pool,
        group.map(({ given }) => given),
      );
      for (const { given, resolve } of group) resolve(outcomes(given));
    } catch (error) {
      if (group.length > 1 && isRefused(error)) for (const one of group) await settle([one]);
      else if (isRefused(error)) for (const { resolve } of group) resolve('not-stored');
      else for (const { reject } of [...group, ...takeLate()]) reject(error);
    }
  }

  /** A database that does not answer would else let each group wait until the one before gave up. */
  function takeLate(): readonly Waiting[] {
    const last = performance.now() - longestWaitMs;
    const late = waiting.filter(({ since }) => since <= last);
    waiting = waiting.filter(({ since }) => since > last);
    return late;
  }

  return (given) =>
    new Promise((resolve, reject) => {
      waiting.push({ given, since: performance.now(), resolve, reject });
      storeSoon();
    });
}

/** The first that waits and those after it that have no key and no mailbox of one already taken. */
function withoutClashes(waiting: readonly Waiting[]): readonly Waiting[] {
  const taken = new Set<string>();
  const group: Waiting[] = [];
  for (const one of waiting) {
    const { claim, near, receipt } = one.given;
    const own = [claim.key, ...near.keys, ...(receipt ? [receipt.hash] : [])];
    if (own.some((name) => taken.has(name))) continue;
    for (const name of own) taken.add(name);
    if (group.push(one) === largestGroup) break;
  }
  return group;
}

async function storeGroup(
  pool: Pick<Pool, 'query'>,
  group: readonly NewEnquiry[],
): Promise<(given: NewEnquiry) => StoredAtOnce> {
  const receipts = group.flatMap(({ receipt }) => receipt ?? []);
  const lists = [
    group.map(({ claim, near, enquiry, receipt }) => ({
      id: enquiry.id,
      reference: enquiry.reference,
      near: near.keys,
      near_since: near.since,
      now: claim.created_at,
      mailbox: receipt?.hash,
      receipts_since: receipt?.since,
      most_receipts: receipt?.limit,
    })),
    group.map(({ claim }) => claim),
    group.map(({ enquiry }) => enquiry),
    receipts.flatMap(({ room }) => room ?? []),
    group.flatMap(({ mails }) => mails),
    receipts.map(({ mail }) => mail),
  ];
  const values = lists.map((list) => JSON.stringify(list));
  const answer = await pool.query<StoredRow>({ name: 'store-enquiries', text: statement, values });
  const stored = new Map(answer.rows.map((row) => [row.stored, row]));
  return ({ enquiry }) => {
    const row = stored.get(enquiry.id);
    if (!row) return 'not-stored';
    return row.receipt ? 'stored' : 'stored-without-receipt';
  };
}

/**
 * A reference that another enquiry has, a letter that JSON cannot hold, a column of a newer release,
 * or a group that waited for another in a circle: each is then stored by itself.
 */
function isRefused(error: unknown): boolean {
  return /^(2[23]|40P01)/.test(codeOf(error));
}
