-- Whom a mail is for, once a worker has found out: hashes of the domain and of the mailbox. A worker
-- leaves a recipient alone that refuses or is slow, and finds its mails when it works again.
alter table outbox add column to_domain text;
alter table outbox add column to_mailbox text;

-- In the order in which mails are taken: first attempts before repeated ones.
drop index outbox_due;
create index outbox_due on outbox ((attempts > 0), run_at, created_at, id)
  where sent_at is null and dead_at is null;
create index outbox_domain on outbox (to_domain, run_at)
  where sent_at is null and dead_at is null and to_domain is not null;
create index outbox_mailbox on outbox (to_mailbox, run_at)
  where sent_at is null and dead_at is null and to_mailbox is not null;
