-- Tickets that open a socket, and a row that shows whether the database can be written to.

-- Opens one socket of a session, within 30 seconds.
create table socket_tickets (
  -- SHA-256 of the ticket, which is stored nowhere.
  ticket_hash bytea primary key,
  session_id bigint not null references sessions on delete cascade,
  created_at timestamptz(3) not null default now()
);
create index socket_tickets_age on socket_tickets (created_at);

-- One row, written over and over by the readiness check of every server: half-empty pages keep its versions on one page.
create table write_checks (
  id integer primary key check (id = 1),
  written_at timestamptz(3) not null
) with (fillfactor = 10);
