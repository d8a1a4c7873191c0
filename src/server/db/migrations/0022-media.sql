-- Pictures the mill took or had knitted. A picture is only ever added, and swept when nothing has named
-- it for long; what is said of it (alt text, caption) is a record of the kind `picture`.

create table media (
  -- The first 32 hex digits of the SHA-256 of its files: another picture has another id.
  id text primary key,
  -- SHA-256 of the photograph it was made from, so that the same file is not encoded twice; empty: knitted.
  source text,
  -- JSON: size, widths, mean colour, placeholder.
  facts text not null,
  author_id text not null,
  author text not null,
  created_at bigint not null,
  -- When it was last taken in; the same file may come again.
  touched_at bigint not null
);
create index media_source on media (source);
create index media_touched on media (touched_at);

create table media_file (
  media text not null references media (id),
  -- `720.avif`, `social.jpg`
  name text not null,
  -- Base64: both engines, and a backup of either, read it alike.
  bytes text not null,
  primary key (media, name)
);
