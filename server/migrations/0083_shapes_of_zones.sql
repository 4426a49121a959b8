-- Which zones a cell of the grid is in: what is counted by cell is known by zone, too. Orders in two zones count in both.
create function polygons_of(outline jsonb) returns polygon[] language sql immutable as $$
  select array_agg((
      select ('(' || string_agg('(' || (spot ->> 0) || ',' || (spot ->> 1) || ')', ',' order by place) || ')')::polygon
      from jsonb_array_elements(ring) with ordinality as spots (spot, place)) order by at)
  from jsonb_array_elements(outline -> 'coordinates') with ordinality as rings (ring, at)
$$;
-- The first is the border of the zone, the others are holes in it.
alter table zones add column shapes polygon[] not null generated always as (polygons_of(outline)) stored;

-- Whether the middle of a cell is in a zone. The box comes first, which costs least.
create function is_in_zone(zone zones, x integer, y integer) returns boolean language sql immutable as $$
  select (x + 0.5::float8) * 0.0054 between zone.west and zone.east and (y + 0.5::float8) * 0.0045 between zone.south and zone.north
    and zone.shapes[1] @> point((x + 0.5::float8) * 0.0054, (y + 0.5::float8) * 0.0045)
    and not point((x + 0.5::float8) * 0.0054, (y + 0.5::float8) * 0.0045) <@ any (zone.shapes[2:])
$$;
