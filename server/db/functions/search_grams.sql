CREATE OR REPLACE FUNCTION public.search_grams(index text, body text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE COST 100000
AS $function$
  SELECT coalesce(array_to_tsvector(array_agg(
    CASE index WHEN 'ARTIST' THEN 'a' WHEN 'ARTIST_ARTWORK' THEN 'w' WHEN 'ARTICLE_SPECIAL' THEN 's'
      WHEN 'ARTICLE_EXHIBITION' THEN 'x' WHEN 'ARTICLE_EVENT' THEN 'e' ELSE 'n' END || gram)), ''::tsvector)
  FROM (
    SELECT a || CASE WHEN b IS NULL OR b = chr(10) THEN '' ELSE b END AS gram
      FROM string_to_array(translate(body, ' ' || chr(30), ''), NULL) letters, unnest(letters, letters[2:]) AS pair(a, b)
      WHERE a <> chr(10) AND ascii(a) NOT BETWEEN 48 AND 57
    UNION ALL
    SELECT unnest(ARRAY[left(n[1], 4), left(n[1], 4) || left(n[2] || n[3], 1)])
      FROM regexp_matches(body, '([0-9]+)((?:\.[0-9]+)*) ?([^0-9 \n]?)', 'g') n
    UNION ALL
    SELECT '=' || n[1] FROM regexp_matches(split_part(body, chr(30), 1), '([가-힣一-鿿])', 'g') n
    UNION ALL
    SELECT '=' || n[1] FROM regexp_matches(split_part(body, chr(30), 2), '(?<![a-z0-9à-ɏ가-힣一-鿿])([가-힣一-鿿])', 'g') n
    UNION ALL
    SELECT '=' || n[1]
      FROM regexp_matches(body, '(?<![a-z0-9à-ɏ가-힣一-鿿])([a-zà-ɏ가-힣一-鿿])(?=(은|는|이|가|을|를|의|에|에서|에게|에는|와|과|도|로|으로|만|까지|부터|처럼|이나|이다|인|한|하고|들|들의|s)?(?![a-z0-9à-ɏ가-힣一-鿿]))', 'g') n) grams
$function$;
