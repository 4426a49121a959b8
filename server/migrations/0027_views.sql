-- Questions of a list that somebody gave a name, to ask them again.
create table views (
  id bigint generated always as identity primary key,
  owner_id bigint not null references users on delete cascade,
  -- As in contract/views.ts.
  list text not null,
  name text not null check (char_length(name) between 1 and 30),
  -- As it stands in an address after the question mark.
  question text not null check (char_length(question) <= 1000),
  -- Whose members see it as well. Without the role it is its owner's alone again.
  role_id bigint references roles on delete set null,
  version integer not null default 1,
  constraint views_named unique (owner_id, list, name)
);
create index views_shared on views (role_id, list) where role_id is not null;
