-- When the consent named by consent_version was given.
alter table enquiry add column consent_at bigint;

-- Mails to each address in the last day, so that nobody can be flooded by somebody who knows their
-- address. The address itself is not in here, only its hash; `recent` is JSON by topic.
create table recipient (
  hash text primary key,
  recent text not null,
  touched_at bigint not null
);

create index recipient_touched on recipient (touched_at);
create index outbox_sent on outbox (sent_at) where sent_at is not null;
create index idempotency_created on idempotency (created_at);
