CREATE OR REPLACE FUNCTION public.search_typed(title text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT left(normalize(title, NFD), 200)
$function$;
