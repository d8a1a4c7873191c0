-- Pictures of fabrics that the mill has entered, knitted by the server's own machine.

create table knit_job (
  id text primary key,
  -- Key of the fabric's record.
  fabric text not null,
  -- What the loom must know of the fabric as it was when somebody asked, as JSON, and the hash of it.
  cloth text not null,
  cloth_hash text not null,
  -- waiting, knitting, done, refused, failed or cancelled
  state text not null,
  -- Not before this moment; while knitting, the end of the lease. By the database's clock, because
  -- the clocks of two instances differ.
  run_at bigint not null,
  lease text,
  -- How often it was begun.
  attempts integer not null,
  -- What is being done, of which picture, and how much of the work is behind it (in thousandths).
  stage text not null,
  scene text not null,
  progress integer not null,
  -- JSON: the pictures that it is to make, in gallery order; empty until they are planned.
  plan text not null,
  -- A small macro as a data URI, before any picture is whole.
  preview text not null,
  -- JSON: sentences that say why there are no pictures.
  faults text not null,
  author_id text not null,
  author text not null,
  created_at bigint not null,
  updated_at bigint not null
);
create index knit_job_of on knit_job (fabric, created_at, id);
create index knit_job_due on knit_job (run_at, created_at, id) where state in ('waiting', 'knitting');

-- The picture that a recipe became: the same recipe gives the same bytes and is never made twice.
-- Without a reference, because a picture that no record names is swept.
create table knit_picture (recipe text primary key, media text not null);

-- Those who ask for pictures queue at this row until they commit, so that the limits hold.
create table knit_queue (id integer primary key, asked bigint not null);
insert into knit_queue (id, asked) values (1, 0);
