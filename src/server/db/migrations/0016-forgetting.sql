-- When somebody last wrote, answered or worked on it: it is erased by this. The release before this
-- one stores new enquiries with 0, so the sweep looks at created_at and updated_at as well.
alter table enquiry add column last_contact_at bigint not null default 0;
update enquiry
set last_contact_at = (
  select max(contact.moment)
  from (
    select enquiry.created_at as moment
    union all select enquiry.updated_at
    union all select note.created_at from note where note.enquiry_id = enquiry.id
    union all select reply.created_at from reply where reply.enquiry_id = enquiry.id
    union all select sample.updated_at from sample where sample.enquiry_id = enquiry.id
    union all select quote.created_at from quote where quote.enquiry_id = enquiry.id
    union all select quote.answered_at from quote where quote.enquiry_id = enquiry.id
    union all select audit.at from audit where audit.enquiry_id = enquiry.id
  ) as contact
);
create index enquiry_last_contact on enquiry (last_contact_at);

-- Who was erased, so that an older backup does not bring them back: keyed hashes of an address, a
-- telephone number or the id of an enquiry. Only what is older than erased_at is meant.
create table erasure (
  hash text primary key,
  salt text not null,
  erased_at bigint not null
);
