-- Numbers that a person had here before: whose own case it is, is known by every number that either ever had.
create table former_phones (
  user_id bigint not null references users,
  phone text not null,
  until_at timestamptz not null default now()
);
create index on former_phones (user_id);

-- By the database, so that no way of changing a number leaves one out.
create function note_former_phone() returns trigger language plpgsql as $$
begin
  insert into former_phones (user_id, phone) values (old.id, old.phone);
  return null;
end $$;
create trigger note_former_phone after update of phone on users for each row
  when (old.phone <> '' and old.phone is distinct from new.phone) execute function note_former_phone();
