-- What somebody approved today is read with what they gave.
create index packets_decided_day on packets (decided_by, sent_at) where decided_by is not null;
