-- A refund that the channel could not pay can be paid outside of it, by bank transfer and the like: one person records it
-- with a receipt, a colleague confirms it. Until then the refund stays failed.
alter table refunds
  -- The number of the transfer; null where nothing was recorded.
  add column manual_no text,
  add column manual_file_id bigint references files,
  add column manual_by_id bigint references users,
  add column manual_by text,
  -- Who confirmed it; null while it waits for that, and where the channel paid after all.
  add column manual_confirmed_by text;
create index refunds_receipt on refunds (manual_file_id) where manual_file_id is not null;
