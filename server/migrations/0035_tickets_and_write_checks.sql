-- A row that shows whether the database can be written to.

-- One row, written over and over by the readiness check of every server: half-empty pages keep its versions on one page.
create table write_checks (
  id integer primary key check (id = 1),
  written_at timestamptz(3) not null
) with (fillfactor = 10);
