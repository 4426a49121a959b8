-- Who got a report the last time that it was sent, and who did not and why.
alter table reports
  add column sent_ids bigint[] not null default '{}',
  add column skipped jsonb not null default '[]';
