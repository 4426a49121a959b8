-- A channel may pay a refund that was paid by hand as well: what was transferred by hand, and how much of it left twice.
alter table refunds
  add column manual_fen bigint,
  add column paid_twice_fen bigint not null default 0;
-- Of those that were confirmed the books say how much it was; of the others it is what had not arrived.
update refunds set manual_fen = case
  when manual_confirmed_by is not null then coalesce((select sum(ledger_postings.amount_fen)
    from ledger_transactions join ledger_postings on ledger_postings.transaction_id = ledger_transactions.id
      join ledger_accounts on ledger_accounts.id = ledger_postings.account_id and code = 'channel:manual'
    where event = 'refund' and subject = 'refunds' and subject_id = refunds.id), 0)
  when stage = 'failed' then amount_fen - arrived_fen
  else amount_fen end
where manual_no is not null;
