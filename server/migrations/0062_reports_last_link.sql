-- The page with what was sent last, by the terms of that time: they may have changed since.
alter table reports add column last_link text;
