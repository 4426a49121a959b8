-- When an agent took a conversation first: what their first answer is measured from. Unknown for those from before, also where
-- somebody else takes one of them after that answer.
alter table chats add column accepted_at timestamptz(3);

create function note_chat_accepted() returns trigger language plpgsql as $$
begin
  new.accepted_at := now();
  return new;
end $$;
create trigger chats_note_accepted before insert or update of assignee_id on chats for each row
  when (new.assignee_id is not null and new.accepted_at is null and new.first_replied_at is null) execute function note_chat_accepted();
