-- The act that a quick reply promises, as urging an order; null where it is words alone.
alter table chat_quick_replies add column act text
  check (act in ('urge', 'assign', 'reassign', 'changeAddress', 'cancel', 'refund', 'packet', 'transfer', 'resolve'));
