-- The form in which texts are searched (`comparedForm` in the contract): without what nobody sees, full width as half width, without
-- capitals, all brackets round, all middle dots alike, blanks as one. 胡辣汤(总店) was not found where the shop is 胡辣汤（总店）.
-- Texts of nothing but Chinese characters, small letters, digits and blanks, as most names, have it but for the blanks.
create function compared_form(typed text) returns text language sql immutable strict parallel safe as $$
  select btrim(case
    when typed ~ '^[\u4E00-\u9FFFa-z0-9 ]*$' and strpos(typed, '  ') = 0 then typed
    else regexp_replace(
      translate(
        lower(regexp_replace(normalize(translate(typed, '·•・∙⋅‧᛫●⸱⸳･', '···········'), NFKC),
          '[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFF8\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]',
          '', 'g')),
        '[{【〔〖〘〚「『]}】〕〗〙〛」』·•・∙⋅‧᛫●⸱⸳', '((((((((()))))))))··········'),
      '[\s\u1680\u2028\u2029]+', ' ', 'g')
    end)
$$;

-- Names are found by it: no row is written, but their indexes are built anew, at a million persons in twenty seconds.
drop index users_search;
create index users_search on users
  using gin (bigrams(compared_form(nick_name || ' ' || real_name || ' ' || coalesce(username, ''))));
drop index merchants_search;
create index merchants_search on merchants using gin (bigrams(compared_form(name || ' ' || address)));
drop index verifications_name;
create index verifications_name on verifications (compared_form(content ->> 'name') text_pattern_ops);
drop index applications_name;
create index applications_name on applications (compared_form(name) text_pattern_ops);
drop index withdrawals_name;
create index withdrawals_name on withdrawals (compared_form(owner_name) text_pattern_ops);
drop index feedback_name;
create index feedback_name on feedback (compared_form(person_name) text_pattern_ops);

-- Orders are searched by a column of their own, which has the form from now on: an index on the form would compute it with every move of
-- an order. Of the older ones those are written whose shop or person has such a character; at a million orders, a quarter of them with
-- brackets, that takes half a minute.
update orders set search = compared_form(search) where lower(search) <> compared_form(search);

-- What an index on an expression knows of its values is known after that.
analyze users, merchants, verifications, applications, withdrawals, feedback;
