-- The paper behind a shop's licence was revoked: a report with the same number does not bring it back.
alter table merchants add column business_revoked_at timestamptz(3), add column food_revoked_at timestamptz(3);
