-- Searches by a whole phone number count with the fields that were shown in full.
drop index events_reveals;
create index events_reveals on events (actor_id, at) where action in ('people.reveal', 'people.search');
