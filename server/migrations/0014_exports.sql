-- Lists that people take away as a spreadsheet.

-- A file that is asked for, is being made, or can be fetched for a day. Goes with the session that asked for it.
create table exports (
  id bigint generated always as identity primary key,
  person_id bigint not null references users,
  -- Whose rights of today it is made with, also when its person has signed out meanwhile.
  session_id bigint not null references sessions on delete cascade,
  list text not null,
  -- The same filter as the screen's, without a place in the list.
  question jsonb not null,
  language text not null,
  title text not null,
  state text not null default 'waiting'
    check (state in ('waiting', 'running', 'done', 'failed', 'cancelled', 'expired')),
  why text,
  rows_done integer not null default 0,
  rows_total integer,
  -- How often it was begun: whatever ends the server each time must not be begun for ever.
  tries smallint not null default 0,
  -- The name on disk of what is being written. Whoever writes under another name has been replaced.
  draft text,
  -- The last sign of life of who writes it.
  beat_at timestamptz(3),
  file_id bigint references files,
  created_at timestamptz(3) not null default now(),
  finished_at timestamptz(3),
  expires_at timestamptz(3)
);
create index exports_own on exports (person_id, id desc);
create index exports_session on exports (session_id);
create index exports_open on exports (state) where state in ('waiting', 'running', 'done');

-- What a file is called when it is saved; null for one that is shown.
alter table files add column title text;

update roles set permissions = permissions || '{orders.export}' where code = 'ops';
