-- Payouts that failed, by when: how many failed today, and which.
create index payouts_failed on payouts (ended_at) where state = 'failed';

-- What the platform owes to each party, less what they owe to it, at the start of an hour: today is compared with yesterday and with
-- a week ago. Balances of the past cannot be read off the accounts, and adding up postings of a week takes too long.
create table party_balances (
  at timestamptz(3) not null,
  party text not null check (party in ('rider', 'chauffeur', 'companion', 'merchant', 'customer')),
  fen bigint not null,
  primary key (at, party)
);
