-- One table for all notifications that come together: papers, applications and posts, withdrawals, feedback.
create table notice_windows (
  -- The queue of the job that ends it.
  queue text not null,
  city_code text not null,
  -- What came since then is counted.
  began_at timestamptz(3) not null default now(),
  primary key (queue, city_code)
);

insert into notice_windows (queue, city_code, began_at)
select subject || '.submitted', city_code, began_at from review_windows
union all select 'withdrawals.applied', city_code, began_at from withdrawal_windows
union all select 'feedback.arrived', city_code, began_at from feedback_windows;

-- Their rows are in the table above.
drop table review_windows, withdrawal_windows, feedback_windows;
