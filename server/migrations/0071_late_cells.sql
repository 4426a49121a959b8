-- Where orders were late, by the business day they were placed on: a month of cells by hour are a million rows.
create table cell_days (
  at timestamptz(3) not null,
  service text not null,
  city_code text not null,
  x integer not null,
  y integer not null,
  placed bigint not null default 0,
  late bigint not null default 0,
  primary key (at, city_code, service, x, y)
) with (fillfactor = 70);

-- What stands in the cells by hour is added up; orders that are not in them yet are added with the next changes.
insert into cell_days (at, service, city_code, x, y, placed, late)
select case when service = 'chauffeur'
    then date_trunc('day', at - interval '6 hours', 'Asia/Shanghai') + interval '6 hours'
    else date_trunc('day', at, 'Asia/Shanghai') end, service, city_code, x, y, sum(placed), sum(late)
from order_cells group by 1, 2, 3, 4, 5;
