-- Numbers that a shop had here before, as of persons.
create table former_shop_phones (
  merchant_id bigint not null references merchants,
  phone text not null,
  until_at timestamptz not null default now()
);
create index on former_shop_phones (merchant_id);
create index on former_shop_phones (phone);
create index on former_phones (phone);

create function note_former_shop_phone() returns trigger language plpgsql as $$
begin
  insert into former_shop_phones (merchant_id, phone) values (old.id, old.phone);
  return null;
end $$;
create trigger note_former_shop_phone after update of phone on merchants for each row
  when (old.phone <> '' and old.phone is distinct from new.phone) execute function note_former_shop_phone();

-- Whose case it is, is also known by accounts, replaced ones included, and by devices.
create index payout_accounts_owner on payout_accounts (owner_kind, owner_id);
create index withdrawals_device on withdrawals (device_id) where device_id is not null;
