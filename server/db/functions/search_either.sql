CREATE OR REPLACE FUNCTION public.search_either(index text, given text[])
 RETURNS tsquery
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT string_agg('(' || search_query(index, word)::text || ')', ' | ')::tsquery FROM unnest(given) word
$function$;
