-- The buyer's room: secret links to everything about one enquiry.
create table room_link (
  id text primary key,
  enquiry_id text not null references enquiry (id) on delete cascade,
  token_hash text not null unique,
  token_sealed text not null,
  -- `buyer`: to the mail first given. `colleague`: the buyer sent it on.
  kind text not null,
  -- Whom it was sent; empty for the mail first given.
  address text not null,
  created_at bigint not null,
  expires_at bigint not null,
  closed_at bigint
);
create index room_link_enquiry on room_link (enquiry_id, created_at);

-- Six digits that were mailed before something that concerns money; only their signature is kept.
create table room_code (
  id text primary key,
  enquiry_id text not null references enquiry (id) on delete cascade,
  code_hash text not null,
  -- What exactly they are for: other metres need another code.
  about_hash text not null,
  wrong bigint not null,
  created_at bigint not null,
  used_at bigint
);
create index room_code_enquiry on room_code (enquiry_id, created_at);

-- Photographs in a conversation, drawn anew as JPEG, base64.
create table room_photo (
  id text primary key,
  enquiry_id text not null references enquiry (id) on delete cascade,
  -- Empty until the words it belongs to are sent.
  message_id text,
  width bigint not null,
  height bigint not null,
  bytes text not null,
  created_at bigint not null
);
create index room_photo_enquiry on room_photo (enquiry_id);
create index room_photo_message on room_photo (message_id) where message_id is not null;
