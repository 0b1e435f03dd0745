CREATE OR REPLACE FUNCTION public.search_initials(typed text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT regexp_replace(typed, '[\u1161-\u11ff]+', '', 'g')
$function$;
