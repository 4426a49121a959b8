-- What a channel says that it has is compared with the books of the same moment: every payment since then was a difference.
alter table channel_balances add column books_fen bigint not null default 0;
update channel_balances set books_fen = coalesce((select sum(balance_fen)
  from ledger_accounts join ledger_balances on account_id = ledger_accounts.id where code = 'channel:' || app_id), 0);
