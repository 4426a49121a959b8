-- Searches by a whole phone number count with the fields that were shown in full.
drop index events_reveals;
create index events_reveals on events (actor_id, at) where action in ('people.reveal', 'people.search');

-- From now on masked when they are written: what orders are searched by, and the messages of staff. Whole numbers in older
-- ones are masked here; messages keep what was written, for those who may see it.
update orders set search = regexp_replace(search, '(?<!\d)(1[3-9]\d)\d{4}(\d{4})(?!\d)', '\1****\2', 'g')
  where search ~ '1[3-9]\d{9}';
update chat_messages
  set full_text = text, text = regexp_replace(text, '(?<!\d)(1[3-9]\d)\d{4}(\d{4})(?!\d)', '\1****\2', 'g')
  where by = 'staff' and kind = 'text' and full_text is null and text ~ '(?<!\d)1[3-9]\d{9}(?!\d)';
