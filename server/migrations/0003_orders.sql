-- Who serves: a user's working side. The street tells duty and position by the open API.
create table workers (
  user_id bigint primary key references users on delete cascade,
  kind text not null check (kind in ('rider', 'chauffeur', 'companion')),
  app_id text not null,
  external_id text not null,
  city_code text not null,
  status text not null default 'enabled' check (status in ('enabled', 'frozen')),
  is_online boolean not null default false,
  lng double precision,
  lat double precision,
  located_at timestamptz(3),
  -- Orders at once.
  capacity integer not null default 5,
  version integer not null default 1,
  unique (app_id, external_id)
);
create index workers_city on workers (city_code, kind);

-- Who orders: a user's buying side, as the customers' app knows it.
create table customers (
  user_id bigint primary key references users on delete cascade,
  app_id text not null,
  external_id text not null,
  unique (app_id, external_id)
);

-- The last six digits of order numbers: unique within a second by far.
create sequence order_numbers maxvalue 999999 cycle;

-- Every order of every service: common columns here, what only one service has in details.
create table orders (
  id bigint generated always as identity primary key,
  no text not null unique,
  service text not null,
  app_id text not null,
  external_no text not null,
  city_code text not null,
  -- Where it stands, one word; the two tracks are read off it.
  state text not null,
  status text not null generated always as (split_part(state, '/', 1)) stored,
  delivery text not null generated always as (split_part(state, '/', 2)) stored,
  -- Since when it stands there, and when that is too long.
  state_at timestamptz(3) not null default now(),
  due_at timestamptz(3),
  placed_at timestamptz(3) not null,
  promised_at timestamptz(3),
  received_at timestamptz(3) not null default now(),
  finished_at timestamptz(3),
  customer_id bigint not null references customers,
  worker_id bigint references workers,
  -- Integer fen, all of them.
  pay_fen bigint not null check (pay_fen >= 0),
  paid_fen bigint not null default 0 check (paid_fen >= 0),
  refund text not null default 'none' check (refund in ('none', 'processing', 'refunded')),
  cancel_code text,
  -- Merchant, receiver, lines and bill as the service's schema in the contract says.
  details jsonb not null,
  -- What a person may search it by: shop, customer, receiver.
  search text not null default '',
  version integer not null default 1,
  unique (app_id, external_no),
  constraint orders_state check (service <> 'food' or state in (
    'pending_pay', 'pending_accept',
    'preparing/wait_dispatch', 'preparing/offered', 'preparing/accepted', 'preparing/arrived_shop',
    'delivering/picked_up', 'delivering/arrived', 'delivering/exception', 'delivering/returning',
    'delivered', 'completed', 'cancelled', 'closed'))
);

-- Every pair of neighbouring characters: what lets an index find two Chinese characters, which trigrams cannot.
create function bigrams(words text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct substr(lower(words), place, 2)), '{}')
  from generate_series(1, greatest(length(words) - 1, 0)) place
$$;

-- The list, newest first, in all and in one city; each queue of it.
create index orders_list on orders (service, id desc);
create index orders_city_list on orders (service, city_code, id desc);
create index orders_status_list on orders (service, status, id desc);
-- What is going on now: the live queues and their counts read this and nothing else.
create index orders_live on orders (service, state, city_code, due_at)
  where state not in ('completed', 'cancelled', 'closed');
create index orders_worker_live on orders (worker_id)
  where state not in ('completed', 'cancelled', 'closed', 'delivered');
create index orders_no_suffix on orders (reverse(no) text_pattern_ops);
create index orders_search on orders using gin (bigrams(search)) with (fastupdate = off);
create index orders_placed on orders (service, placed_at);

-- Who was asked to serve an order. The database itself refuses a second live one.
create table assignments (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders on delete cascade,
  worker_id bigint not null references workers,
  mode text not null check (mode in ('manual', 'grab')),
  state text not null check (state in ('offered', 'accepted', 'declined', 'lapsed', 'replaced', 'revoked', 'finished')),
  by_id bigint references users,
  at timestamptz(3) not null default now(),
  answered_at timestamptz(3)
);
create unique index assignments_one_live on assignments (order_id) where state in ('offered', 'accepted');
create index assignments_worker on assignments (worker_id, state);
