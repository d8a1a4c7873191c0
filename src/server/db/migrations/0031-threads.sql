-- One conversation for each enquiry: every word of the buyer and of the mill, whichever way it came.
create table message (
  id text primary key,
  -- Empty while a mail is held: nobody knows yet where it belongs.
  enquiry_id text references enquiry (id) on delete cascade,
  -- `in`: the buyer's word, `out`: ours, `note`: for colleagues only.
  direction text not null,
  -- form, mail, room, whatsapp, phone, marketplace, note
  way text not null,
  -- What the source itself calls it. The same word is stored once, however often it arrives.
  source_id text not null unique,
  author text not null,
  staff_id text,
  -- The sender of a mail, in small letters.
  address text not null,
  subject text not null,
  body text not null,
  -- What was only repeated from earlier mails; shown when asked for.
  quoted text not null,
  -- word, automatic, list, bounce, unreadable
  sort text not null,
  -- Message-ID in small letters, by which later mails refer to this one.
  message_id text,
  raw_id text,
  -- JSON: what the desk shows of a mail beside its text (files, doubt, why it is held).
  facts text not null,
  -- Where a held mail may belong. There is no foreign key: the offer ends with the enquiry.
  suggested_id text,
  held_at bigint,
  created_at bigint not null
);
create index message_enquiry on message (enquiry_id, created_at);
create index message_by_id on message (message_id) where message_id is not null;
create index message_raw on message (raw_id) where raw_id is not null;
create index message_address on message (address) where address <> '';
create index message_held on message (held_at) where held_at is not null;

insert into message
  (id, enquiry_id, direction, way, source_id, author, staff_id, address, subject, body, quoted, sort, facts, created_at)
select id, enquiry_id, 'out', 'mail', 'reply:' || id, author, staff_id, '', subject, body, '', 'word', '{}', created_at
from reply;

-- The words of a buyer on the page of a quote were kept as notes by `buyer`.
insert into message
  (id, enquiry_id, direction, way, source_id, author, staff_id, address, subject, body, quoted, sort, facts, created_at)
select id, enquiry_id,
  case when staff_id = 'buyer' then 'in' else 'note' end,
  case when staff_id = 'buyer' then 'room' else 'note' end,
  'note:' || id, author, staff_id, '', '', body, '', 'word', '{}', created_at
from note;

-- Since when the buyer waits for an answer to a later word. A new enquiry waits by its status.
alter table enquiry add column asked_at bigint;

-- The queries say this condition word for word; with it the list "To answer" is read off its end.
create index enquiry_waiting on enquiry (due_at, id)
  where quarantined_at is null and (status = 'new' or asked_at is not null);
create index enquiry_waiting_unreminded on enquiry (due_at)
  where quarantined_at is null and reminded_at is null and (status = 'new' or asked_at is not null);
