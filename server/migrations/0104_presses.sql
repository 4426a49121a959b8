-- The operation log shows one press as one line, however many records it moved: the events of one person whose request ids
-- agree up to a dot (`contract/access/press.ts`). By this index a line knows whether it is the first of its press, and what
-- belongs to it.
create index events_press on events (actor_id, split_part(request_id, '.', 1), id) where request_id is not null;
