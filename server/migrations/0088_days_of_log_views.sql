-- The operation log is filtered by a range of days; what people kept of it names one.
update views
set question = regexp_replace(question, '(^|&)day=(\d{4}-\d\d-\d\d)', '\1from=\2&to=\2')
where list = 'events' and question ~ '(^|&)day=\d' and char_length(question) <= 980;
