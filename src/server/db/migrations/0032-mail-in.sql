-- Mails that came in. Their bytes are stored before anything is read from them.

-- How far each folder was read. A server that renumbers its mails gives the folder another UIDVALIDITY.
create table mail_folder (
  mailbox text not null,
  uidvalidity bigint not null,
  last_uid bigint not null,
  swept_at bigint not null,
  primary key (mailbox, uidvalidity)
);

create table mail_raw (
  id text primary key,
  -- Hash of Message-ID and body, or of everything: the same mail is stored once. Stays when the mail is
  -- erased, so that another look into the mailbox does not bring it back.
  identity text not null unique,
  -- inbox, sent
  folder text not null,
  size bigint not null,
  -- 1: longer than what is stored.
  cut integer not null,
  -- stored, read, unreadable, erased
  state text not null,
  -- How often reading it was begun: one that ends the process is not begun for ever.
  attempts integer not null,
  trouble text not null,
  stored_at bigint not null
);
create index mail_raw_stored on mail_raw (stored_at, id) where state = 'stored';

create table mail_raw_chunk (
  raw_id text not null references mail_raw (id) on delete cascade,
  n integer not null,
  -- Base64, at most one megabyte of the mail: both engines, and a backup of either, read it alike.
  bytes text not null,
  primary key (raw_id, n)
);

create table mail_place (
  mailbox text not null,
  uidvalidity bigint not null,
  uid bigint not null,
  raw_id text not null references mail_raw (id) on delete cascade,
  primary key (mailbox, uidvalidity, uid)
);
create index mail_place_raw on mail_place (raw_id);

-- Mails of ours that retention removed from the outbox: answers come after years.
create table sent_mail (
  outbox_id text primary key,
  enquiry_id text not null references enquiry (id) on delete cascade
);
create index sent_mail_enquiry on sent_mail (enquiry_id);
