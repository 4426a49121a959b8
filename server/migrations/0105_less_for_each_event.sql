-- What each call of an app and each event wrote without a question that needs it.

-- Apps are never deleted, and a call finds in the same statement whether its app is still there: these locked the app's row
-- with each call, two calls at once by a list of who holds it.
alter table app_ids drop constraint app_ids_app_id_fkey;
alter table app_nonces drop constraint app_nonces_app_id_fkey1;

-- Only staff are asked for by person; the events of apps, most of all, have none.
create index events_person on events (actor_id, id desc) where actor_id is not null;
drop index events_actor;
alter index events_person rename to events_actor;

-- A queue of seconds: its few rows are read in one look, and deleted together.
alter table unchained_events drop constraint unchained_events_pkey;
alter table unchained_events alter column event_id set not null;
alter table unchained_events set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);
