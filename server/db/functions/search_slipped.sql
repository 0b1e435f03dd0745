CREATE OR REPLACE FUNCTION public.search_slipped(letters text, most integer)
 RETURNS TABLE(uuid uuid, typed text, titles text)
 LANGUAGE sql
 STABLE
AS $function$
  SELECT s.* FROM unnest(ARRAY[
    left(letters, length(letters) / 4) || '%' || right(letters, length(letters) / 2),
    '%' || right(letters, -(length(letters) / 4))]) p(pattern)
  CROSS JOIN LATERAL (
    (WITH hits AS MATERIALIZED (SELECT e.uuid, e.typed, e.typed AS titles FROM search_entries e
        WHERE e.index = 'ARTIST_ARTWORK' AND e.typed LIKE p.pattern)
      SELECT * FROM hits ORDER BY typed LIMIT most)
    UNION ALL
    (WITH hits AS MATERIALIZED (SELECT e.uuid, e.typed, e.typed_alt FROM search_entries e
        WHERE e.index = 'ARTIST_ARTWORK' AND e.typed_alt LIKE p.pattern)
      SELECT * FROM hits ORDER BY typed_alt LIMIT most)) s
$function$;
