-- A webhook that arrived was written anew with its entries in all eight indexes, because one of them held the open ones. What is
-- open stands in webhook_queue; with room left on its page a webhook is changed in place.
drop index webhooks_open;
alter table webhooks set (fillfactor = 85);
