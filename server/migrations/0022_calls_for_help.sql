-- Rides from which somebody called for help that nobody has settled; wherever the ride stands by now.
create index orders_help on orders (service, id desc)
  where (facts ->> 'helpAt')::bigint > coalesce((facts ->> 'helpSettledAt')::bigint, 0);
