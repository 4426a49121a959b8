-- Who reads a conversation has read what they were told of it: found by where such news lead.
create index notifications_of_chats on notifications (link) where type < 5;
