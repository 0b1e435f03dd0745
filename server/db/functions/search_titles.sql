CREATE OR REPLACE FUNCTION public.search_titles(found near_title[])
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT count(DISTINCT (t.index = 'ARTIST', t.index = 'ARTIST_ARTWORK', t.typed)) FROM unnest(found) t
$function$;
