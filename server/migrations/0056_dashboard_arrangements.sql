-- How a person has arranged their dashboard, the same on every device.
create table dashboard_arrangements (
  user_id bigint primary key references users on delete cascade,
  -- In their order: [{"block": "trend", "size": "half", "isHidden": false}, …].
  blocks jsonb not null,
  -- They took or skipped the tour.
  is_tour_done boolean not null
);
