-- The enquiry that a mail is about, so that its mails are found and erased with it. Empty for mails
-- to colleagues. There is no foreign key: a mail outlives an enquiry that was removed by hand, and
-- is then set aside with the reason.
alter table outbox add column enquiry_id text;

-- Every payload about an enquiry begins with its id, a UUID of 36 characters.
update outbox
set enquiry_id = (select enquiry.id from enquiry where enquiry.id = substr(outbox.payload, 15, 36))
where payload like '{"enquiryId":"%';

create index outbox_enquiry on outbox (enquiry_id, created_at);
