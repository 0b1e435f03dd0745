CREATE OR REPLACE FUNCTION public.search_like(given text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT '%' || replace(replace(replace(replace(search_text(given), ' ', ''), '\', '\\'), '%', '\%'), '_', '\_') || '%'
$function$;
