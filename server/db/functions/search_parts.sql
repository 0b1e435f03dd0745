CREATE OR REPLACE FUNCTION public.search_parts(heading text[], labels text[], texts text[])
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT concat_ws(chr(10) || chr(30) || chr(10), search_body(VARIADIC coalesce(heading, '{}')),
    search_body(VARIADIC coalesce(labels, '{}')), search_body(VARIADIC coalesce(texts, '{}')))
$function$;
