-- Enquiries of one telephone or one e-mail address are one buyer's without a word. Where a colleague
-- decided otherwise, the enquiries carry the name of their buyer here, and it goes before both.
alter table enquiry add column buyer_id text;
create index enquiry_buyer on enquiry (buyer_id) where buyer_id is not null;

create table buyer_change (
  id text primary key,
  -- together, apart
  what text not null,
  staff_id text not null,
  actor text not null,
  changed_at bigint not null,
  undone_at bigint
);

-- What a change set, and what stood there before, so that it can be taken back.
create table buyer_move (
  change_id text not null references buyer_change (id) on delete cascade,
  enquiry_id text not null references enquiry (id) on delete cascade,
  before text,
  after text not null,
  primary key (change_id, enquiry_id)
);
create index buyer_move_enquiry on buyer_move (enquiry_id);
