-- Terms that staff may not send to customers, and what to say instead.
create table banned_terms (
  id bigint generated always as identity primary key,
  term text not null,
  advice text not null,
  version integer not null default 1
);
create unique index banned_terms_term on banned_terms (lower(term));

update roles set permissions = permissions || '{bannedTerms.view,bannedTerms.edit}' where code in ('ops', 'kefu_leader');
update roles set permissions = permissions || '{bannedTerms.view}' where code in ('kefu', 'auditor');

insert into menus (parent_id, path, component, name, titles, icon, permissions, sort)
select id, '/system/banned', 'BannedTermsPage', 'BannedTerms',
  '{"zh": "禁用语", "en": "Banned terms", "es": "Expresiones prohibidas", "ja": "禁止語"}', 'book', '{bannedTerms.view}', 60
from menus where path = '/system';
