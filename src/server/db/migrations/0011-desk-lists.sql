-- One index for each drawer of the inbox, in the order it is shown, so that a page is read off its
-- end however long the list is. The conditions are written in the queries word for word as here;
-- said by what is left out, because SQLite would look a plain list up in `enquiry_status` and sort.

create index enquiry_in_hand on enquiry (created_at, id)
  where status not in ('new', 'won', 'lost', 'spam') and quarantined_at is null;
create index enquiry_closed on enquiry (created_at, id)
  where status not in ('new', 'contacted', 'sampled', 'quoted') and quarantined_at is null;
create index enquiry_mine on enquiry (owner_id, created_at, id)
  where status not in ('won', 'lost', 'spam') and quarantined_at is null;
create index enquiry_held on enquiry (created_at, id) where quarantined_at is not null;

-- With the id inside, the index gives the whole order of the list and a search walks along it alone.
drop index enquiry_search;
create index enquiry_search on enquiry (
  created_at,
  id,
  (lower(substr(reference || ' ' || name || ' ' || company || ' ' || email || ' ' || phone || ' ' || phone_normal || ' ' || product, 1, 500)))
);
