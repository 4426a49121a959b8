-- Parts of a city with the services that take orders there; a city without any takes orders everywhere.
create table zones (
  id bigint generated always as identity primary key,
  city_id bigint not null references cities on delete cascade,
  code text not null check (code ~ '^[A-Za-z0-9][A-Za-z0-9-]{0,19}$'),
  -- In every language.
  names jsonb not null,
  -- Those that take orders there.
  services text[] not null,
  -- A polygon of GeoJSON, and the smallest box around it.
  outline jsonb not null,
  west double precision not null,
  east double precision not null,
  south double precision not null,
  north double precision not null,
  version integer not null default 1,
  unique (city_id, code)
);

-- A sign-in at the company's provider that confirms who is signed in already; it opens no session.
alter table sign_on_attempts add column is_confirmation boolean not null default false;
alter table sign_on_tickets add column is_confirmation boolean not null default false;

-- Confirmed at the provider: shown instead of a code or a password, in this session, for a few minutes.
create table session_proofs (
  proof_hash bytea primary key,
  session_id bigint not null references sessions on delete cascade,
  created_at timestamptz(3) not null default now()
);
create index session_proofs_age on session_proofs (created_at);
create index session_proofs_session on session_proofs (session_id);
