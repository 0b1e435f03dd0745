CREATE OR REPLACE FUNCTION public.search_begun(begin_with text, indexes text[], shape text, most integer)
 RETURNS TABLE(index text, uuid uuid, typed text, titles text)
 LANGUAGE sql
 STABLE
AS $function$
  SELECT i.name, s.* FROM unnest(indexes) i(name) CROSS JOIN LATERAL (
    (SELECT e.uuid, e.typed, e.typed AS titles FROM search_entries e
      WHERE e.index = i.name AND e.typed >= begin_with AND e.typed < begin_with || chr(1114111)
        AND (shape IS NULL OR e.typed ~ shape)
      ORDER BY e.typed LIMIT most)
    UNION ALL
    (SELECT e.uuid, e.typed, e.typed_alt FROM search_entries e
      WHERE e.index = i.name AND e.typed_alt > '' AND e.typed_alt >= begin_with AND e.typed_alt < begin_with || chr(1114111)
        AND (shape IS NULL OR e.typed_alt ~ shape)
      ORDER BY e.typed_alt LIMIT most)) s
$function$;
