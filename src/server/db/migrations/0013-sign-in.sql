-- Guesses that were taken up, for all instances: `what` is guessed (a password, a code) by whoever
-- shares the `lane` (strangers at one account, one known browser, one session). The points are
-- forgotten at `ends_at`.
create table guess_count (
  what text not null,
  lane text not null,
  points integer not null,
  ends_at bigint not null,
  primary key (what, lane)
);

create index guess_count_end on guess_count (ends_at);

-- Refusals of one account since the entry in the audit log that named the first of them, so that
-- an attacker cannot flood the log.
create table sign_in_refusal (
  staff_id text not null references staff (id) on delete cascade,
  event text not null,
  times integer not null,
  since bigint not null,
  primary key (staff_id, event)
);

-- When the password or a code was last given in this session.
alter table staff_session add column confirmed_at bigint;

-- When the browser last signed in. Rows of the release before have none: they count from created_at.
alter table staff_device add column used_at bigint;
