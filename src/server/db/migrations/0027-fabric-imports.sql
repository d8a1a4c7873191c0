-- What came from a list of fabrics, so that it can be taken back for a week.

create table import_batch (
  id text primary key,
  -- The name of the file, as the person's computer calls it.
  file text not null,
  author_id text not null,
  author text not null,
  created_at bigint not null,
  -- When somebody took it back.
  undone_at bigint
);
create index import_batch_by_time on import_batch (created_at);

create table import_change (
  batch text not null references import_batch (id) on delete cascade,
  kind text not null,
  key text not null,
  -- The draft that it made.
  revision text not null references content_revision (id),
  -- 1: the record was not there before.
  added integer not null,
  primary key (batch, kind, key)
);
