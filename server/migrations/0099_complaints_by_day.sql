-- A list of complaints is narrowed to the days on which they were made; it is sorted by what is due.
create index complaints_made on complaints (created_at);
