-- Who can act on no order is no longer notified of orders. What was silent by default for them is heard again, so that what is sent to them alone is announced.
update notification_rules set silent_types = array_remove(array_remove(silent_types, 6), 7)
where not exists (
  select from user_roles join roles on roles.id = user_roles.role_id
  where user_roles.user_id = notification_rules.user_id
    and permissions && '{*,orders.accept,orders.assign,orders.cancel,orders.complete,orders.exception,orders.follow}'
);
