-- Work queues stand in the order in which they must be worked: whose clock runs out first. Orders without a clock come last.
create index orders_due on orders (service, coalesce(due_at, 'infinity'::timestamptz), id) where finished_at is null;
