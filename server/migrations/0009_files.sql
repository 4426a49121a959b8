-- What people uploaded. The bytes are in DATA_DIR/files, this says what they are.
create table files (
  id bigint generated always as identity primary key,
  -- Random and ours, with the extension of its type: the last part of the address, and the name on disk.
  name text not null unique,
  -- What it is for, `pcimg` for one.
  module text not null,
  owner bigint not null references users,
  mime text not null,
  -- Of what is stored, which is not what was sent.
  bytes integer not null,
  sha256 bytea not null,
  -- Private ones are served to the bearer of a signed link only.
  is_private boolean not null default false,
  created_at timestamptz(3) not null default now()
);
create index files_age on files (module, created_at);
