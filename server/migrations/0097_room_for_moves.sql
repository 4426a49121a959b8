-- Room for the next version of an order in its page: with it all moves leave the indexes alone, where one in fifty did not. What an order takes
-- on the disk stays the same, since versions are removed before a page is full. Pages that are there are filled as they were.
alter table orders set (fillfactor = 85);
