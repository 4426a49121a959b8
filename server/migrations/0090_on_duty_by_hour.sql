-- Who was counted as on duty in an hour, each once. Empty for hours before this migration.
alter table worker_hours add column on_duty bigint[] not null default '{}';
