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

-- The state of the desk's hours (when they were set) by which due_at was computed; -1 until a
-- scheduled job has seen the enquiry. What is left to do is read from the index, and nothing else.
alter table enquiry add column hours_version bigint not null default -1;
create index enquiry_hours on enquiry (status, hours_version) where quarantined_at is null;

-- When the desk was reminded of it, so that an enquiry that is due soon is looked at once.
alter table enquiry add column reminded_at bigint;
update enquiry set reminded_at = due_at
where id in (select enquiry_id from outbox where topic = 'desk-reminder');
create index enquiry_unreminded on enquiry (status, due_at)
  where quarantined_at is null and reminded_at is null;

-- The counts beside the inbox are read from these alone: each has every column of its conditions.
create index enquiry_to_answer on enquiry (status, due_at, quarantined_at)
  where quarantined_at is null;
drop index enquiry_unread;
create index enquiry_unread on enquiry (created_at, quarantined_at, opened_at)
  where opened_at is null;
