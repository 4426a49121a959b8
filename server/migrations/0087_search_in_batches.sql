-- Every move of an order writes its two-character pairs anew: they are added to the index some hundred rows at a time. What waits is
-- read from the first page to the last by every search, so it stays small: 256 KB.
alter index orders_search set (fastupdate = on, gin_pending_list_limit = 256);
