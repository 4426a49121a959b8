-- The figures of feedback are kept with each piece, so that a question about three months reads some thousand rows.

create table feedback_counts (
  -- Empty for all cities together.
  city_code text not null,
  -- A day, or a week that begins on a Monday.
  days smallint not null check (days in (1, 7)),
  begins date not null,
  kind text not null check (kind in ('all', 'type', 'version', 'word')),
  name text not null,
  found integer not null,
  primary key (city_code, days, begins, kind, name)
) with (fillfactor = 80);

-- What has no words was never counted.
update feedback set is_counted = true where words = '{}' and not is_counted;

insert into feedback_counts (city_code, days, begins, kind, name, found)
select city, span.days, case span.days when 1 then day else date_trunc('week', day)::date end, kind, name, sum(found)
from (
  select city_code, (created_at at time zone 'Asia/Shanghai')::date as day, named.kind, named.name, 1 as found
  from feedback, lateral (values ('all', ''), ('type', type), ('version', app_version)) named (kind, name)
  where is_counted and (named.kind <> 'version' or app_version <> '')
  union all
  select city_code, day, 'word', word, found from feedback_word_days
) each, lateral (values (city_code), ('')) place (city), (values (1), (7)) span (days)
group by 1, 2, 3, 4, 5;

-- Its counts stand in feedback_counts from here on.
drop table feedback_word_days;
