CREATE OR REPLACE FUNCTION public.search_body(VARIADIC fields text[])
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT coalesce(string_agg(search_text(field), chr(10)), '') FROM unnest(fields) field WHERE field <> ''
$function$;
