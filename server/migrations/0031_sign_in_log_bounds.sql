-- Failed sign-ins of one address and hour are logged up to a limit; one row says how many were left out.
-- Counts them; of_account tells wrong passwords of accounts from names that nobody has, so that one does not hide the other.
create table sign_in_log_counts (
  network text not null,
  hour timestamptz(3) not null default date_trunc('hour', now(), 'UTC'),
  of_account boolean not null,
  failures integer not null default 1,
  primary key (network, hour, of_account)
);

-- taken away: the check of five reasons; one of six takes its place
alter table sign_ins
  add column times integer not null default 1,
  drop constraint sign_ins_why_check,
  add constraint sign_ins_why_check check (why in ('ok', 'wrongPassword', 'locked', 'disabled', 'wrongCode', 'leftOut'));
create unique index sign_ins_left_out on sign_ins (ip, date_trunc('hour', at at time zone 'UTC')) where why = 'leftOut';
