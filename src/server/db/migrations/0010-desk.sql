-- The staff application. `staff…` tables follow better-auth, which wants true booleans and times;
-- SQLite takes the type names as they are.

create table staff (
  id text primary key,
  name text not null,
  email text not null unique,
  email_verified boolean not null,
  image text,
  role text not null,
  two_factor_enabled boolean,
  removed_at bigint,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table staff_session (
  id text primary key,
  token text not null unique,
  user_id text not null references staff (id) on delete cascade,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create index staff_session_user on staff_session (user_id);

create table staff_account (
  id text primary key,
  account_id text not null,
  provider_id text not null,
  user_id text not null references staff (id) on delete cascade,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create index staff_account_user on staff_account (user_id);

create table staff_verification (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create index staff_verification_identifier on staff_verification (identifier);

create table staff_two_factor (
  id text primary key,
  secret text not null,
  backup_codes text not null,
  user_id text not null references staff (id) on delete cascade,
  verified boolean,
  failed_verification_count integer,
  locked_until timestamptz
);

create index staff_two_factor_user on staff_two_factor (user_id);

-- A code of the authenticator opens the door once, also within its half minute.
create table staff_used_code (
  staff_id text not null references staff (id) on delete cascade,
  code text not null,
  used_at bigint not null,
  primary key (staff_id, code)
);

-- Browsers that have signed in before: somebody else's guesses do not slow them down.
create table staff_device (
  token_hash text primary key,
  staff_id text not null references staff (id) on delete cascade,
  created_at bigint not null
);

-- One-time links: the first owner, an invitation, a new password.
create table staff_link (
  token_hash text primary key,
  purpose text not null,
  email text not null,
  name text not null,
  role text not null,
  staff_id text,
  created_at bigint not null,
  expires_at bigint not null,
  used_at bigint
);

create table desk_setting (
  name text primary key,
  value text not null,
  updated_at bigint not null
);

alter table enquiry add column owner_id text;
-- Nobody has looked at it while this is empty.
alter table enquiry add column opened_at bigint;
alter table enquiry add column answered_at bigint;
alter table enquiry add column next_action text;
alter table enquiry add column next_action_at bigint;

create index enquiry_owner on enquiry (owner_id, created_at);
create index enquiry_unread on enquiry (created_at) where opened_at is null;
create index enquiry_next_action on enquiry (next_action_at) where next_action_at is not null;
-- A search runs along this index alone and fetches only the rows it found.
create index enquiry_search on enquiry (
  created_at,
  (lower(substr(reference || ' ' || name || ' ' || company || ' ' || email || ' ' || phone || ' ' || phone_normal || ' ' || product, 1, 500)))
);

-- Everything that was done, each entry bound to the one before it. Holds no visitor's words.
create table audit (
  seq bigint primary key,
  at bigint not null,
  actor_id text not null,
  actor text not null,
  verb text not null,
  enquiry_id text,
  detail text not null,
  previous text not null,
  hash text not null
);

create index audit_enquiry on audit (enquiry_id, seq);

create table audit_head (
  id integer primary key,
  seq bigint not null,
  hash text not null
);

insert into audit_head values (1, 0, '');

create table note (
  id text primary key,
  enquiry_id text not null references enquiry (id) on delete cascade,
  staff_id text not null,
  author text not null,
  body text not null,
  created_at bigint not null
);

create index note_enquiry on note (enquiry_id, created_at);

create table reply (
  id text primary key,
  enquiry_id text not null references enquiry (id) on delete cascade,
  staff_id text not null,
  author text not null,
  subject text not null,
  body text not null,
  created_at bigint not null
);

create index reply_enquiry on reply (enquiry_id, created_at);

create table sample (
  id text primary key,
  enquiry_id text not null references enquiry (id) on delete cascade,
  step text not null,
  fabrics text not null,
  recipient text not null,
  address text not null,
  courier text not null,
  tracking text not null,
  feedback text not null,
  created_at bigint not null,
  updated_at bigint not null
);

create index sample_enquiry on sample (enquiry_id);
create index sample_step on sample (step, updated_at);

create table quote (
  id text primary key,
  number text not null unique,
  enquiry_id text not null references enquiry (id) on delete cascade,
  staff_id text not null,
  author text not null,
  buyer text not null,
  company text not null,
  currency text not null,
  lines text not null,
  terms text not null,
  valid_until text not null,
  -- Kept, not hashed: the desk shows the link again and a mail may have to be written twice.
  token text not null unique,
  state text not null,
  answer text not null,
  created_at bigint not null,
  sent_at bigint,
  seen_at bigint,
  answered_at bigint
);

create index quote_enquiry on quote (enquiry_id);
create index quote_created on quote (created_at);
