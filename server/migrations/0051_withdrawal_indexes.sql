-- Differences and days of reconciliation are found by an index, whatever they are searched and filtered by.
create index recon_lines_channel_no on recon_lines (channel_no);
create index recon_lines_merchant_no on recon_lines (merchant_no) where merchant_no is not null;
create index recon_differences_of_line on recon_differences (line_id) where line_id is not null;
create index recon_differences_ours_no on recon_differences (ours_no) where ours_no is not null;
create index recon_differences_transaction on recon_differences (transaction_id) where transaction_id is not null;
create index recon_differences_kind on recon_differences (kind, id desc);
create index recon_differences_owner on recon_differences (owner_id, id desc) where owner_id is not null;
create index recon_days_state on recon_days (state, day desc, id desc);

-- Of all withdrawals, whatever became of them: those of few owners, methods and cities, and those of high risk.
create index withdrawals_role_newest on withdrawals (owner_role, id desc);
create index withdrawals_method_newest on withdrawals (method, id desc);
create index withdrawals_city_newest on withdrawals (city_code, id desc);
create index withdrawals_high_risk on withdrawals (id desc) where risk_score >= 50;

-- Refunds by the liable party, also those that ended.
create index refunds_liable on refunds (liability, id desc);

-- Transactions of an event up to a day.
create index ledger_transactions_event_at on ledger_transactions (event, at desc, id desc);
