-- Drafts that become public by themselves at a moment. A plan changes its state in the transaction of
-- its publication, so that it happens once, whichever instance takes it up.

create table publication_plan (
  id text primary key,
  -- By the clock of the service.
  run_at bigint not null,
  -- waiting, published, stopped (could not be published) or cancelled
  state text not null,
  author_id text not null,
  author text not null,
  note text not null,
  created_at bigint not null,
  -- When it was published, stopped or cancelled.
  settled_at bigint,
  -- The publication that it became; empty if all of it was public already.
  publication bigint references publication (number),
  -- JSON: the sentences that say why it was stopped.
  why text not null
);
create index publication_plan_due on publication_plan (state, run_at);

create table publication_plan_change (
  plan text not null references publication_plan (id),
  kind text not null,
  key text not null,
  revision text not null references content_revision (id),
  -- What the record was called when it was planned.
  title text not null,
  primary key (plan, kind, key)
);
create index publication_plan_change_of on publication_plan_change (kind, key);
