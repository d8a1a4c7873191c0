-- Files that prove a claim. Only the desk opens them; a record of the kind `claim` names one by its id.
-- They are kept as long as the history that names them.

create table claim_file (
  -- The first 32 hex digits of the SHA-256 of its bytes: the same file is stored once.
  id text primary key,
  -- As it was called on the computer it came from.
  name text not null,
  -- `application/pdf`, `image/jpeg`, `image/png`: by its first bytes.
  type text not null,
  size bigint not null,
  -- Base64: both engines, and a backup of either, read it alike.
  bytes text not null,
  author_id text not null,
  author text not null,
  created_at bigint not null
);

-- One row at most: since when the mill is live, and who said so.
create table going_live (
  id bigint primary key check (id = 1),
  author_id text not null,
  author text not null,
  created_at bigint not null
);
