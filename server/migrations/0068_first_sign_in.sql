-- What was announced to many before somebody first signed in is not new to them. Who signed in before this version: since their account exists.
alter table users add column first_sign_in_at timestamptz(3);
update users set first_sign_in_at = created_at where last_sign_in_at is not null;
