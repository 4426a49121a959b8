-- Attempts on a locked account are logged once a minute, also when many come at the same moment: of those of one minute the
-- first stays. Rows of before have no minute.
alter table sign_ins add column locked_minute timestamptz(3);
create unique index sign_ins_locked_minute on sign_ins (username, ip, locked_minute) where locked_minute is not null;
