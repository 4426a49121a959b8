-- Orders in which lists are read: open refunds and withdrawals by amount, settlements by what is released next, open complaints by
-- age, workers by score.
create index refunds_amount on refunds (stage, amount_fen, id) where stage in ('review', 'processing', 'failed');

drop index withdrawals_amount;
create index withdrawals_amount on withdrawals (state, amount_fen, id);
create index withdrawals_review_amount on withdrawals (amount_fen, id) where state in ('review', 'secondReview');
create index withdrawals_trouble_amount on withdrawals (amount_fen, id) where state in ('failed', 'manualReview') or is_unknown;

create index settlements_release on settlements (coalesce(release_at, 'infinity'::timestamptz), order_id)
  where state = 'held' and stop_reason is null;

create index complaints_newest on complaints (state, id) where state <> 'closed';
create index workers_score on workers (kind, score, user_id);
