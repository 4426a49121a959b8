-- Red packets: money that the desk gives, within limits, and what it moved.
create sequence packet_numbers maxvalue 999999 cycle;
-- Small money for a person, tied to an order or a complaint; or from a person to the platform.
create table packets (
  id bigint generated always as identity primary key,
  no text not null unique,
  direction text not null check (direction in ('out', 'in')),
  state text not null check (state in ('pending_approval', 'sent', 'opened', 'expired', 'revoked', 'rejected')),
  chat_id bigint not null references chats,
  -- The person outside: receiver of what goes out, sender of what comes in.
  peer_id bigint not null references chat_peers,
  -- Who gave it; of what comes in nobody.
  staff_id bigint references users,
  client_id text,
  -- Integer fen, up to 200 yuan.
  amount_fen bigint not null check (amount_fen between 1 and 20000),
  reason_code text not null,
  greeting text not null default '',
  order_no text,
  complaint_no text,
  decided_by bigint references users,
  decision text not null default '',
  created_at timestamptz(3) not null default now(),
  sent_at timestamptz(3),
  expires_at timestamptz(3),
  opened_at timestamptz(3),
  version integer not null default 1,
  check (direction = 'in' or (staff_id is not null and coalesce(order_no, complaint_no) is not null)),
  -- Nobody approves what they asked for.
  check (decided_by is null or staff_id is null or decided_by <> staff_id)
);
create unique index packets_once on packets (staff_id, client_id) where client_id is not null;
create index packets_state on packets (state, id desc);
create index packets_staff_day on packets (staff_id, created_at);
create index packets_peer_day on packets (peer_id, created_at);
create index packets_chat on packets (chat_id, id desc);

-- Money that moved for red packets, each row both sides at once, so that all accounts together are always zero.
create table packet_postings (
  id bigint generated always as identity primary key,
  -- What happened to which packet; nothing happens twice.
  business_key text not null unique,
  packet_id bigint not null references packets,
  debit text not null,
  credit text not null,
  amount_fen bigint not null check (amount_fen > 0),
  at timestamptz(3) not null default now(),
  check (debit <> credit)
);
create trigger packet_postings_append_only before update or delete on packet_postings
  for each row execute function refuse_change();
-- Refuses truncate, which no trigger for rows sees.
create trigger packet_postings_never_emptied before truncate on packet_postings
  for each statement execute function refuse_change();
-- What is taken from everybody here is the right to take away.
revoke update, delete, truncate on packet_postings from public;

-- What a role may give alone, in one packet and in a day, in fen. Of several roles the highest counts, the role '' stands for
-- those without a row.
create table packet_limits (
  role_code text primary key,
  single_fen bigint not null,
  day_fen bigint not null
);
insert into packet_limits (role_code, single_fen, day_fen) values
  ('', 2000, 20000),
  ('kefu', 2000, 20000),
  ('kefu_leader', 20000, 200000),
  ('ops', 10000, 100000),
  ('super_admin', 20000, 200000);
