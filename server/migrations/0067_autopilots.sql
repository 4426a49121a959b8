-- Who assigns waiting orders in a city: people, or the server by itself. A city without a row leaves it to people.
create table autopilots (
  id bigint generated always as identity primary key,
  city_code text not null unique,
  -- off; propose: shows what it would assign; assign: assigns within the limits of the settings.
  mode text not null check (mode in ('off', 'propose', 'assign')),
  -- Who has taken over from it, and since when.
  held_by_id bigint references users (id) on delete set null,
  held_by_name text,
  held_at timestamptz,
  version integer not null default 1,
  check ((held_by_name is null) = (held_at is null))
);

update roles set permissions = permissions || '{autopilots.edit}'
  where code = 'ops' and not 'autopilots.edit' = any (permissions);
