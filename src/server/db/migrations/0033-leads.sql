-- Leads that a marketplace or a partner told of. The words stand in the conversation of the enquiry.
create table lead (
  -- Hash of the source and of what the source calls it. It stays when the enquiry is erased, so that
  -- the next call does not bring it back.
  identity text primary key,
  source text not null,
  enquiry_id text references enquiry (id) on delete set null,
  taken_at bigint not null
);
create index lead_enquiry on lead (enquiry_id) where enquiry_id is not null;

-- Signatures of the last minutes: the same signed request counts once.
create table lead_call (
  signature text primary key,
  came_at bigint not null
);
create index lead_call_age on lead_call (came_at);
