-- What was merged into a complaint is looked for when that is merged itself.
create index complaints_merged on complaints (merged_into) where merged_into is not null;
