-- Complaints: what one side of an order says about another, until it is settled.

create sequence complaint_numbers maxvalue 999999 cycle;

create table complaints (
  id bigint generated always as identity primary key,
  no text not null unique default 'TS' || to_char(now() at time zone 'Asia/Shanghai', 'YYMMDDHH24MISS')
    || lpad(nextval('complaint_numbers')::text, 6, '0'),
  level text not null check (level in ('P0', 'P1', 'P2', 'P3')),
  source text not null check (source in ('app', 'chat', 'phone', '12315', '12345', 'social', 'system')),
  type text not null,
  order_id bigint not null references orders on delete cascade,
  city_code text not null,
  -- Of what an app brought.
  app_id text,
  external_no text,
  -- The sides as the apps know them; a shop and the platform are no users of ours.
  complainant_kind text not null check (complainant_kind in ('customer', 'merchant', 'rider', 'chauffeur', 'companion')),
  complainant_id bigint references users,
  complainant_name text not null,
  complainant_app_id text,
  complainant_external_id text,
  respondent_kind text not null
    check (respondent_kind in ('customer', 'merchant', 'rider', 'chauffeur', 'companion', 'platform')),
  respondent_id bigint references users,
  respondent_name text not null,
  respondent_app_id text,
  respondent_external_id text,
  content text not null,
  demand text not null check (demand in ('refund', 'compensation', 'apology', 'punishment')),
  -- Integer fen.
  demand_fen bigint check (demand_fen >= 0),
  -- An authority's own number, and until when it wants an answer.
  external_ref text not null default '',
  hotline_due_at timestamptz(3),
  state text not null default 'pending'
    check (state in ('pending', 'processing', 'evidence', 'confirming', 'escalated', 'closed')),
  state_at timestamptz(3) not null default now(),
  -- The clock of the state: since when it runs, when it is close to its end, when that is.
  clock_at timestamptz(3),
  near_at timestamptz(3),
  due_at timestamptz(3),
  -- The clock of settling it stands still while the other side is asked: what it stood at.
  resolve_at timestamptz(3),
  resolve_due_at timestamptz(3),
  assignee_id bigint references users,
  safety_at timestamptz(3),
  safety_by text not null default '',
  safety_finding text not null default '',
  question text not null default '',
  statement text not null default '',
  is_statement_missed boolean not null default false,
  -- Basis points of customer, merchant, worker and platform, together 10,000.
  liability jsonb,
  verdict text not null default '',
  disputes integer not null default 0,
  reopens integer not null default 0 check (reopens <= 1),
  merged_into bigint references complaints,
  closed_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  version integer not null default 1,
  -- What the lists are sorted by, ascending: what is due first, then what ended last. Kept by the trigger.
  rank bigint not null default 0,
  check ((state = 'closed') = (closed_at is not null)),
  check ((due_at is null) = (clock_at is null)),
  check (level <> 'P0' or safety_at is not null or state not in ('confirming', 'closed')),
  unique (app_id, external_no)
);
create function rank_complaint() returns trigger language plpgsql as $$
begin
  new.rank := case
    when new.state = 'closed' then 1000000000000000 - extract(epoch from new.state_at) * 1000
    else extract(epoch from coalesce(new.due_at, new.state_at)) * 1000
  end;
  return new;
end $$;
create trigger complaints_rank before insert or update on complaints for each row execute function rank_complaint();

create index complaints_live on complaints (state, rank, id) where state <> 'closed';
create index complaints_rank on complaints (rank, id);
create index complaints_city on complaints (city_code, rank, id);
create index complaints_assignee on complaints (assignee_id) where state <> 'closed';
create index complaints_order on complaints (order_id);
create index complaints_complainant on complaints (complainant_app_id, complainant_external_id, created_at);
create index complaints_respondent on complaints (respondent_app_id, respondent_external_id);
create index complaints_no_suffix on complaints (reverse(no) text_pattern_ops);

-- What was given for an order or a complaint altogether.
create index packets_order on packets (order_no) where order_no is not null;
create index packets_complaint on packets (complaint_no) where complaint_no is not null;

update roles set permissions = permissions || '{complaints.view,complaints.create,complaints.handle}' where code = 'kefu';
update roles set permissions =
  permissions || '{complaints.view,complaints.create,complaints.handle,complaints.assign,complaints.resolve}'
  where code in ('kefu_leader', 'ops');
update roles set permissions = permissions || '{complaints.view}' where code in ('dispatcher', 'finance', 'auditor');

-- Whoever may see complaints may do so without seeing conversations.
insert into menus (parent_id, path, component, name, titles, icon, permissions, sort)
select id, '/tousu', 'ComplaintsPage', 'Tousu',
  '{"zh": "投诉管理", "en": "Complaints", "es": "Reclamaciones", "ja": "苦情管理"}', 'warning', '{complaints.view}'::text[], 20
from menus where path = '/service';
