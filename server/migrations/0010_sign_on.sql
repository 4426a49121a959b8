-- Signing in at the company's own provider, from the click to the ticket.

-- Somebody is away at the provider. Good once, for ten minutes, in the browser that holds the cookie.
create table sign_on_attempts (
  -- SHA-256 of what the provider hands back, and of the cookie.
  state_hash bytea primary key,
  browser_hash bytea not null,
  code_verifier text not null,
  nonce text not null,
  -- A path of ours, to go to in the end.
  redirect text not null,
  created_at timestamptz(3) not null default now()
);
create index sign_on_attempts_age on sign_on_attempts (created_at);

-- Somebody came back and is who they say. Good once, for 60 seconds, in the same browser.
create table sign_on_tickets (
  -- SHA-256 of the ticket; the ticket itself is nowhere.
  ticket_hash bytea primary key,
  browser_hash bytea not null,
  user_id bigint not null references users on delete cascade,
  created_at timestamptz(3) not null default now()
);
create index sign_on_tickets_age on sign_on_tickets (created_at);
