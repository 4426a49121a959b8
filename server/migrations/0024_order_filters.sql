-- A list of a range of days, of a range of amounts, of one shop or of one worker reads no others.
create index orders_finished on orders (service, finished_at) where finished_at is not null;
create index orders_amount on orders (service, pay_fen);
create index orders_shop on orders (service, (details #>> '{from,name}'), id desc) where details #>> '{from,name}' is not null;
create index orders_worker on orders (worker_id, id desc) where worker_id is not null;
