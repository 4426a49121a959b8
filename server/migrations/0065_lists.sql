-- The operation log begins with what staff did; most rows are of apps and of the system.
create index events_of_staff on events (id desc) where actor_kind = 'staff';

-- Who may decide a dispute sees its order.
update roles set permissions = permissions || '{orders.view}'
  where 'orders.judge' = any (permissions) and not 'orders.view' = any (permissions);
