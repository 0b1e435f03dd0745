CREATE OR REPLACE FUNCTION public.search_near_initials(letters text, pattern text, indexes text[], enough integer, most integer)
 RETURNS SETOF near_title
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
DECLARE
  near near_title[];
BEGIN
  near := ARRAY(
    SELECT ROW('begun', i.name, s.uuid, s.typed, s.initials)::near_title
    FROM unnest(indexes) i(name) CROSS JOIN LATERAL (
      SELECT e.uuid, e.typed, e.initials FROM search_entries e
      WHERE e.index = i.name AND e.initials >= letters AND e.initials < letters || chr(1114111)
      ORDER BY e.initials LIMIT most) s
    ORDER BY s.initials, s.uuid);
  IF pattern IS NOT NULL AND search_titles(near) < enough THEN
    near := near || ARRAY(
      SELECT ROW('containing', s.index, s.uuid, s.typed, s.typed)::near_title FROM (
        (WITH hits AS MATERIALIZED (SELECT e.index, e.uuid, e.typed, e.ranked_at FROM search_entries e
            WHERE e.index = 'ARTIST_ARTWORK' AND e.initials LIKE pattern)
          SELECT * FROM hits LIMIT most)
        UNION ALL
        (WITH hits AS MATERIALIZED (SELECT e.index, e.uuid, e.typed, e.ranked_at FROM search_entries e
            WHERE e.index <> 'ARTIST_ARTWORK' AND e.initials LIKE pattern)
          SELECT * FROM hits LIMIT most)) s
      ORDER BY s.ranked_at DESC, s.uuid);
  END IF;
  RETURN QUERY SELECT * FROM unnest(near);
END $function$;
