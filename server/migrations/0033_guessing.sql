-- Guessing: a budget of second-factor codes per account, an end of given passwords, and tokens that are recognised after they were replaced.
alter table second_factors
  -- Wrong codes of late, wherever they were typed, as of codes_spent_at; they wear off one by one.
  add column codes_spent double precision not null default 0,
  add column codes_spent_at timestamptz(3) not null default now(),
  -- When owner and administrators were last told that the budget was used up.
  add column warned_at timestamptz(3);

-- When a password that somebody else made up ends; null for one's own.
alter table users add column password_ends_at timestamptz(3);
update users set password_ends_at = now() + interval '24 hours' where password_is_temporary;

-- Tokens of a session older than its previous one, by their SHA-256: whoever sends one has stolen it, or was stolen from.
create table replaced_tokens (
  hash bytea primary key,
  session_id bigint not null references sessions on delete cascade
);
create index replaced_tokens_session on replaced_tokens (session_id);

-- taken away: the check of six reasons; one of seven takes its place
alter table sign_ins
  drop constraint sign_ins_why_check,
  add constraint sign_ins_why_check
    check (why in ('ok', 'wrongPassword', 'locked', 'disabled', 'wrongCode', 'passwordEnded', 'leftOut'));
