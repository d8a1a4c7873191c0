-- A price that follows the metres, what was accepted of it, and the price that the buyer hopes for; JSON.
alter table quote add column offer text;
alter table quote add column accepted text;
alter table quote add column target text;

create table dip_round (
  id text primary key,
  enquiry_id text not null references enquiry (id) on delete cascade,
  staff_id text not null,
  author text not null,
  -- JSON, see domain/dip/lab-dip.ts: standard, light, formula, tolerance and the dips.
  body text not null,
  -- waiting, approved, off, withdrawn
  state text not null,
  -- The name of the approved dip: `A`.
  chosen text not null,
  -- What the buyer said is off.
  remark text not null,
  created_at bigint not null,
  answered_at bigint
);
create index dip_round_enquiry on dip_round (enquiry_id, created_at);

-- When a parcel reached each of its steps; JSON.
alter table sample add column times text not null default '{}';
