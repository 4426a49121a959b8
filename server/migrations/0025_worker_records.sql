-- How reliable a worker is, read off what they were asked to do.
alter table assignments
  -- Whether the promise to the customer was missed; null where none was made, or it is not known yet.
  add column is_late boolean,
  -- They took it and then backed out.
  add column gave_up boolean not null default false;

-- The last weeks of a worker, without looking at the table.
create index assignments_record on assignments (worker_id, at) include (mode, state, is_late, gave_up, answered_at);
