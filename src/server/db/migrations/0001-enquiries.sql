-- Portable subset: text, bigint (epoch milliseconds), integer, JSON as text.

create table enquiry (
  id text primary key,
  reference text not null unique,
  kind text not null,
  status text not null,
  name text not null,
  company text not null,
  email text not null,
  phone text not null,
  phone_normal text not null,
  product text not null,
  payload text not null,
  source text not null,
  consent_version text,
  client_hash text not null,
  quarantined_at bigint,
  quarantine_reason text,
  due_at bigint not null,
  created_at bigint not null,
  updated_at bigint not null
);

create index enquiry_created on enquiry (created_at);
create index enquiry_status on enquiry (status, created_at);
create index enquiry_due on enquiry (due_at) where status = 'new' and quarantined_at is null;
create index enquiry_email on enquiry (lower(email)) where email <> '';
create index enquiry_phone on enquiry (phone_normal) where phone_normal <> '';
create index enquiry_quarantine on enquiry (quarantined_at) where quarantined_at is not null;

-- The key is taken before the enquiry is written, so that a second request with it waits.
create table idempotency (
  scope text not null,
  key text not null,
  body_hash text not null,
  enquiry_id text not null references enquiry (id) on delete cascade deferrable initially deferred,
  created_at bigint not null,
  primary key (scope, key)
);

create index idempotency_enquiry on idempotency (enquiry_id);

create table outbox (
  id text primary key,
  dedupe_key text not null unique,
  topic text not null,
  payload text not null,
  run_at bigint not null,
  lease text,
  attempts integer not null default 0,
  last_error text,
  created_at bigint not null,
  sent_at bigint,
  dead_at bigint
);

create index outbox_due on outbox (run_at) where sent_at is null and dead_at is null;
create index outbox_dead on outbox (dead_at) where dead_at is not null;
