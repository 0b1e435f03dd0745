CREATE OR REPLACE FUNCTION public.search_words(html text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT replace(replace(replace(replace(replace(replace(regexp_replace(regexp_replace(coalesce(html, ''),
    '</?(strong|em|b|i|u|s|sub|sup|a)([[:space:]][^>]*)?>', '', 'gi'), '<[^>]*>', ' ', 'g'),
    '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&')
$function$;
