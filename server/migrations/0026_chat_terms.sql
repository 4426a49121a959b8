-- How long a conversation may take as a whole, and what leaders are shown of answers and of hands it went through.
alter table chats
  -- Until when it should be over. Those that began before have none.
  add column resolve_due_at timestamptz(3),
  -- The due time that was missed last; stays, for the figures.
  add column resolve_missed_at timestamptz(3),
  -- How often somebody had to wait for our answer and got it, and for how long in all.
  add column replies integer not null default 0,
  add column reply_seconds bigint not null default 0,
  -- How often a person passed it on to another.
  add column transfers integer not null default 0;

-- What should have been over stands among what is overdue.
create or replace function rank_chat() returns trigger language plpgsql as $$
declare
  due timestamptz := coalesce(new.first_due_at, new.next_due_at,
    case when new.resolve_missed_at = new.resolve_due_at then new.resolve_due_at end);
begin
  new.rank := case
    when due is not null and new.state <> 'resolved' then extract(epoch from due) * 1000
    else 1000000000000000 - extract(epoch from new.last_at) * 1000
  end;
  return new;
end $$;

-- What to beware of in what a person wrote is counted beside each of their conversations.
create index chat_messages_marked on chat_messages (chat_id) where by = 'peer' and labels <> '{}';
