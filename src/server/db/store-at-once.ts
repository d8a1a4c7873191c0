import type { Pool } from 'pg';
import type { EnquiryRow, OutboxRow, RoomLinkRow } from './schema.ts';
import { codeOf } from '../error-code.ts';

/** A new enquiry with everything that is stored together with it. */
export interface NewEnquiry {
  readonly claim: {
    readonly scope: string;
    readonly key: string;
    readonly body_hash: string;
    readonly enquiry_id: string;
    readonly created_at: number;
  };
  /** Keys under which the same was perhaps sent a moment ago. */
  readonly near: { readonly keys: readonly string[]; readonly since: number };
  readonly enquiry: EnquiryRow;
  /** Absent where no receipt can be mailed. */
  readonly receipt?: {
    /** Of the mailbox, which gets so many receipts from one moment on. */
    readonly hash: string;
    readonly limit: number;
    readonly since: number;
    readonly mail: NewMail;
    readonly room?: RoomLinkRow;
  };
  readonly mails: readonly NewMail[];
}

export type NewMail = Omit<OutboxRow, 'to_domain' | 'to_mailbox'>;

/** `not-stored`: something speaks against it, and nothing was changed. */
export type StoredAtOnce = 'stored' | 'stored-without-receipt' | 'not-stored';

/**
 * The ordinary enquiry in one statement, and so in one round trip: seven took three times as long. Each
 * row is passed as JSON, which the table itself gives its types. A key that is taken changes nothing.
 */
const statement = `
with claimed as (
  insert into idempotency select given.* from json_populate_record(null::idempotency, $1) given
  where not exists (
    select 1 from idempotency near
    where near.scope = given.scope and near.key = any ($2::text[]) and near.created_at > $3::bigint
  )
  on conflict (scope, key) do nothing
  returning 1
), stored as (
  insert into enquiry select given.* from json_populate_record(null::enquiry, $4) given
  where exists (select 1 from claimed)
), allowed as (
  insert into recipient
  select $5::text, json_build_object('receipt', json_build_array($6::bigint))::text, $6::bigint
  where $5::text is not null and exists (select 1 from claimed)
  on conflict (hash) do update set touched_at = excluded.touched_at, recent = json_build_object(
    'catalog', coalesce(recipient.recent::json -> 'catalog', '[]'),
    'receipt', (
      select json_agg(at) from (
        select value::bigint as at
        from json_array_elements_text(coalesce(recipient.recent::json -> 'receipt', '[]'))
        where value::bigint > $7::bigint
        union all select $6::bigint
      ) recent
    )
  )::text
  where $8::bigint > (
    select count(*)
    from json_array_elements_text(coalesce(recipient.recent::json -> 'receipt', '[]'))
    where value::bigint > $7::bigint
  )
  returning 1
), linked as (
  insert into room_link select given.* from json_populate_recordset(null::room_link, $9) given
  where exists (select 1 from allowed)
), queued as (
  insert into outbox select given.* from json_populate_recordset(null::outbox, $10) given
  where exists (select 1 from claimed)
), receipted as (
  insert into outbox select given.* from json_populate_recordset(null::outbox, $11) given
  where exists (select 1 from allowed)
)
select exists (select 1 from claimed) as stored, exists (select 1 from allowed) as receipt`;

export async function storeAtOnce(pool: Pool, given: NewEnquiry): Promise<StoredAtOnce> {
  const { claim, near, enquiry, receipt, mails } = given;
  const values = [
    JSON.stringify(claim),
    near.keys,
    near.since,
    JSON.stringify(enquiry),
    receipt?.hash ?? null,
    claim.created_at,
    receipt?.since ?? 0,
    receipt?.limit ?? 0,
    JSON.stringify(receipt?.room ? [receipt.room] : []),
    JSON.stringify(mails),
    JSON.stringify(receipt ? [receipt.mail] : []),
  ];
  try {
    const query = { name: 'store-enquiry', text: statement, values };
    const { rows } = await pool.query<{ stored: boolean; receipt: boolean }>(query);
    if (!rows[0]?.stored) return 'not-stored';
    return rows[0].receipt ? 'stored' : 'stored-without-receipt';
  } catch (error) {
    if (isRefusedRow(error)) return 'not-stored';
    throw error;
  }
}

/** A reference that another enquiry has, a letter that JSON cannot hold, a column of a newer release. */
function isRefusedRow(error: unknown): boolean {
  return /^2[23]/.test(codeOf(error));
}
