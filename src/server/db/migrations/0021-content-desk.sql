-- What the desk needs around the records.

-- A release changed a shipped record that the mill has changed too, and somebody looked at it and
-- decided against the change. It is offered again when the shipped record changes once more.
create table content_dismissal (
  kind text not null,
  key text not null,
  -- Hash of the shipped record that was dismissed.
  shipped text not null,
  author_id text not null,
  author text not null,
  created_at bigint not null,
  primary key (kind, key)
);

-- Who has a record open. Dated by the database's clock; rows that are not renewed are swept.
create table content_presence (
  kind text not null,
  key text not null,
  staff_id text not null,
  name text not null,
  seen_at bigint not null,
  primary key (kind, key, staff_id)
);
create index content_presence_by_time on content_presence (seen_at);
