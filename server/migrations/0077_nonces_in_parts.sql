-- Used nonces lie in four parts by the time that was signed, ten minutes each in turn. A signature is good for five minutes to either side, so two
-- parts are in use; one that is not is emptied as a whole, where every nonce was deleted before. Nodes of the version before write to the part of now.
alter table app_nonces rename to nonces_before;

create table app_nonces (
  app_id text not null references apps on delete cascade,
  nonce text not null,
  part smallint not null default (floor(extract(epoch from now()) / 600)::bigint % 4),
  primary key (part, app_id, nonce)
) partition by list (part);

create table app_nonces_0 partition of app_nonces for values in (0);
create table app_nonces_1 partition of app_nonces for values in (1);
create table app_nonces_2 partition of app_nonces for values in (2);
create table app_nonces_3 partition of app_nonces for values in (3);

-- What was used shortly before stays used, whatever time was signed with it.
insert into app_nonces (app_id, nonce, part) select app_id, nonce, part from nonces_before cross join generate_series(0, 3) as part;
-- All of it was copied.
drop table nonces_before;
