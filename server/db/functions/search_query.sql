CREATE OR REPLACE FUNCTION public.search_query(index text, given text)
 RETURNS tsquery
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT string_agg(DISTINCT '''' || replace(replace(search_letter(index) || gram, '\', '\\'), '''', '''''') || ''''
    || CASE WHEN gram ~ '^[^0-9]$' THEN ':*' ELSE '' END, ' & ')::tsquery
  FROM unnest(string_to_array(search_text(given), ' ')) word,
    LATERAL (
      SELECT substr(word, i, 2) AS gram FROM generate_series(1, greatest(1, length(word) - 1)) i
        WHERE substr(word, i, 2) ~ CASE WHEN word ~ '^[0-9]' THEN '^[^0-9]+$' ELSE '^[^0-9]' END
      UNION ALL
      SELECT left(n[1], 4) || left(n[2] || n[3], 1)
        FROM regexp_matches(word, '([0-9]+)((?:\.[0-9]+)*)([^0-9]?)', 'g') n WHERE word ~ '^[0-9]') grams
$function$;
