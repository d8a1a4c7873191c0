-- One-time links: a name by which the desk can withdraw one, and who invited.
alter table staff_link add column id text;
alter table staff_link add column invited_by text;
update staff_link set id = token_hash;
create unique index staff_link_id on staff_link (id);
create index staff_link_email on staff_link (email);

-- A calendar address belongs to a person and ends with them. The shared one of earlier releases
-- cannot be given to anybody, so it ends here.
create table staff_calendar (
  staff_id text primary key references staff (id) on delete cascade,
  token_hash text not null unique,
  created_at bigint not null
);
delete from desk_setting where name = 'agenda-token';

-- The token of a quote page is stored as a hash, and sealed under the secret key where the desk shows
-- it again. Rows without a sealed token are converted at the next start.
alter table quote rename column token to token_hash;
alter table quote add column token_sealed text;

-- What was already done under an Idempotency-Key of the desk or of a buyer's page, with its answer.
create table desk_request (
  actor_id text not null,
  key text not null,
  body_hash text not null,
  answer text,
  created_at bigint not null,
  primary key (actor_id, key)
);
create index desk_request_created on desk_request (created_at);
