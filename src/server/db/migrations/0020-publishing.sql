-- What the mill's people say over what the project ships. Revisions and publications are only ever
-- added; what changes are the heads: content_draft, publication_head and instance_state.

create table content_revision (
  id text primary key,
  kind text not null,
  key text not null,
  -- The revision it was made from; empty: from the shipped record, or from nothing.
  parent text,
  -- The shipped record it was made over, whole, so that a later release can tell what it changed.
  base text,
  -- Version of the kind's schema that the body follows.
  version integer not null,
  -- JSON; empty: the record is taken out.
  body text,
  author_id text not null,
  author text not null,
  created_at bigint not null,
  note text not null
);
create index content_revision_of on content_revision (kind, key, created_at, id);

create table content_draft (
  kind text not null,
  key text not null,
  revision text not null references content_revision (id),
  primary key (kind, key)
);

create table publication (
  number bigint primary key,
  created_at bigint not null,
  author_id text not null,
  author text not null,
  note text not null,
  -- The publication whose changes this one takes back.
  undoes bigint
);

create table publication_change (
  publication bigint not null references publication (number),
  kind text not null,
  key text not null,
  revision text not null references content_revision (id),
  -- What was public before; empty: the shipped record, or nothing.
  before text,
  primary key (publication, kind, key)
);
create index publication_change_of on publication_change (kind, key, publication);

-- Writers queue at this row until they commit: number n is visible only with everything up to n.
create table publication_head (id integer primary key, number bigint not null);
insert into publication_head (id, number) values (1, 0);

-- What each instance shows, so that the desk can say "public on 4 of 4".
create table instance_state (
  instance text primary key,
  build text not null,
  publication bigint not null,
  fault text not null,
  seen_at bigint not null
);
