-- What the mill's paper said of the mill when the quote was sent, as JSON: name, address, telephone.
-- Empty for quotes of earlier releases, which are printed with what the mill says today.
alter table quote add column letterhead text;
