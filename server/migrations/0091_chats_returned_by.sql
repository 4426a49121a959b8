-- Whose a conversation was when it last returned to the queue: whoever passed it on is not given it back as the next in the queue.
alter table chats add column returned_by bigint references users;
