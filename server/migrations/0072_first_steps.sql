-- What each person has tried on their first day. A person without a row has tried nothing yet.
create table first_steps (
  user_id bigint primary key references users (id) on delete cascade,
  -- Names of steps, as in contract/dashboard/first-steps.ts.
  done text[] not null default '{}',
  -- They put the list away.
  is_dismissed boolean not null default false
);

-- Who has worked here before has no first day any more.
insert into first_steps (user_id, is_dismissed)
  select id, true from users where kind = 'staff' and first_sign_in_at is not null;
