-- Who may do what is kept in memory on each node. Whatever changes it says so when it commits, however it is written: the payload
-- is the user's id, or empty for everybody. NOTIFY takes a lock at commit, and these changes are rare.
create function tell_of_access() returns trigger language plpgsql as $$
begin
  perform pg_notify('citydesk_access',
    coalesce(case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end ->> tg_argv[0], ''));
  return null;
end $$;

-- Not of `active_at`, which is written every minute.
create trigger tell_of_access after update of user_id, token_hash, previous_hash, rotated_at, expires_at, ends_at, revoked_at
  on sessions for each row execute function tell_of_access('user_id');
create trigger tell_of_deleted after delete on sessions for each row execute function tell_of_access('user_id');
-- Customers and the like have no sessions, and are written with every order.
create trigger tell_of_access after update of kind, username, nick_name, real_name, phone, gender, avatar, introduction, status,
  password_is_temporary, city_codes on users for each row when (old.kind = 'staff' or new.kind = 'staff')
  execute function tell_of_access('id');
create trigger tell_of_access after insert or update or delete on user_roles
  for each row execute function tell_of_access('user_id');
create trigger tell_of_access after update or delete on roles for each row execute function tell_of_access('');
create trigger tell_of_access after insert or update of confirmed_at or delete on second_factors
  for each row execute function tell_of_access('user_id');
