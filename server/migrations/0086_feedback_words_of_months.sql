-- Which feedback of the last weeks has one of these words: by the words alone, an index finds those of all years (bench/explained). Each
-- word stands with the month, counted from the year 0 in UTC.
create function words_of_month(words text[], at timestamptz) returns text[] language sql immutable parallel safe as $$
  select array_agg((extract(year from at at time zone 'UTC') * 12 + extract(month from at at time zone 'UTC') - 1)::int || ' ' || word)
  from unnest(words) as word
$$;
create index feedback_words_of_months on feedback using gin (words_of_month(words, created_at));
