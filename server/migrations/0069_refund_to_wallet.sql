-- Where the payment app is asked to pay a refund to. One whose way back is closed goes to the customer's wallet in the app.
alter table refunds add column pay_to text not null default 'origin' check (pay_to in ('origin', 'wallet'));
