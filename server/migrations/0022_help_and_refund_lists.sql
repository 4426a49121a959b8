-- Rides from which somebody called for help that nobody has settled; wherever the ride stands by now.
create index orders_help on orders (service, id desc)
  where (facts ->> 'helpAt')::bigint > coalesce((facts ->> 'helpSettledAt')::bigint, 0);

-- A list of those whose money stands somewhere, or that were cancelled for one reason, reads no others.
create index orders_refund_list on orders (service, refund, id desc) where refund <> 'none';
create index orders_cancel_list on orders (service, cancel_code, id desc) where cancel_code is not null;
