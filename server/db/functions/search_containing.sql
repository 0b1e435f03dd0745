CREATE OR REPLACE FUNCTION public.search_containing(pattern text, most integer)
 RETURNS TABLE(index text, uuid uuid, typed text, ranked_at timestamp with time zone)
 LANGUAGE sql
 STABLE
AS $function$
  (WITH hits AS MATERIALIZED (SELECT e.index, e.uuid, e.typed, e.ranked_at FROM search_entries e
      WHERE e.index = 'ARTIST_ARTWORK' AND e.typed LIKE pattern)
    SELECT * FROM hits LIMIT most)
  UNION ALL
  (WITH hits AS MATERIALIZED (SELECT e.index, e.uuid, e.typed, e.ranked_at FROM search_entries e
      WHERE e.index <> 'ARTIST_ARTWORK' AND e.typed LIKE pattern)
    SELECT * FROM hits LIMIT most)
  UNION ALL
  (WITH hits AS MATERIALIZED (SELECT e.index, e.uuid, e.typed, e.ranked_at FROM search_entries e
      WHERE e.index = 'ARTIST_ARTWORK' AND e.typed_alt LIKE pattern)
    SELECT * FROM hits LIMIT most)
  UNION ALL
  (WITH hits AS MATERIALIZED (SELECT e.index, e.uuid, e.typed, e.ranked_at FROM search_entries e
      WHERE e.index <> 'ARTIST_ARTWORK' AND e.typed_alt LIKE pattern)
    SELECT * FROM hits LIMIT most)
$function$;
