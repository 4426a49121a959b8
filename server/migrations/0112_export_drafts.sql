-- Files of cancelled exports whose writer was killed are looked for.
create index exports_drafts on exports (id) where state = 'cancelled' and draft is not null;
