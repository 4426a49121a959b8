-- From when on the hours of a report count: one that passes while no server runs is made up for, one before it was written down is not.
alter table reports add column since timestamptz(3) not null default now();
drop index reports_due;
