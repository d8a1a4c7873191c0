-- How far the picture is that is being knitted: so many of its courses, and about so many seconds more.
-- Courses are 0 where a picture is not knitted from its foot, or a former release is knitting it.
alter table knit_job add column course integer not null default 0;
alter table knit_job add column courses integer not null default 0;
alter table knit_job add column seconds_left integer not null default 0;
