-- The log can only grow, and what is in it is chained, so that whoever changes it behind our back is found out.
-- What is taken from everybody here is the right to take away; the owner of the tables is held by the triggers.
revoke update, delete, truncate on events from public;
-- Refuses truncate, which no trigger for rows sees.
create trigger events_never_emptied before truncate on events for each statement execute function refuse_change();

create index events_actor on events (actor_id, id desc);
create index events_action on events (action text_pattern_ops, id desc);
create index events_subject_no on events (subject_no, id desc) where subject_no <> '';
create index events_reveals on events (actor_id, at) where action = 'people.reveal';

-- Events that the chain has not taken in yet. Written with the event itself, so that one whose transaction commits late
-- is taken in late, and none is passed over.
create table unchained_events (
  event_id bigint primary key
);
create function note_unchained() returns trigger language plpgsql as $$
begin
  insert into unchained_events select id from written;
  return null;
end $$;
create trigger events_note_unchained after insert on events
  referencing new table as written for each statement execute function note_unchained();
insert into unchained_events select id from events;

-- One link per event, in the order in which they were taken in, laid behind the commands by one node at a time.
create table event_chain (
  -- Without gaps: a missing link shows.
  position bigint primary key,
  event_id bigint not null unique,
  -- SHA-256 of the previous hash and the event's canonical text.
  hash bytea not null
);
-- As with events.
revoke update, delete, truncate on event_chain from public;
create trigger event_chain_append_only before update or delete on event_chain for each row execute function refuse_change();
-- As with events.
create trigger event_chain_never_emptied before truncate on event_chain
  for each statement execute function refuse_change();
