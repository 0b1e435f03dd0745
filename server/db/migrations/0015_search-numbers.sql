DROP INDEX "search_entries_grams_idx";
--> statement-breakpoint
-- The pairs of neighbouring characters of each line without its spaces, and a line's last character alone. Digits have no
-- pairs: a number is kept whole, alone and with the character behind it, as 100 and 100호. Its decimals are no number of
-- their own. Four digits are kept, as years and sizes have: each telephone number would be an entry of its own.
CREATE OR REPLACE FUNCTION search_grams(index text, body text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_to_tsvector(array_agg(
    CASE index WHEN 'ARTIST' THEN 'a' WHEN 'ARTIST_ARTWORK' THEN 'w' WHEN 'ARTICLE_SPECIAL' THEN 's'
      WHEN 'ARTICLE_EXHIBITION' THEN 'x' WHEN 'ARTICLE_EVENT' THEN 'e' ELSE 'n' END || gram)), ''::tsvector)
  FROM (
    SELECT a || CASE WHEN b IS NULL OR b = chr(10) THEN '' ELSE b END AS gram
      FROM string_to_array(translate(body, ' ' || chr(30), ''), NULL) letters, unnest(letters, letters[2:]) AS pair(a, b)
      WHERE a <> chr(10) AND ascii(a) NOT BETWEEN 48 AND 57
    UNION ALL
    SELECT unnest(ARRAY[left(n[1], 4), left(n[1], 4) || left(n[2] || n[3], 1)])
      FROM regexp_matches(body, '([0-9]+)((?:\.[0-9]+)*) ?([^0-9 \n]?)', 'g') n) grams
$$;
--> statement-breakpoint
-- What the grams of every hit have: the pairs of each word, or what begins with a word of one character. The numbers of
-- a word that begins with a digit are whole ones, and so they stand for the pairs with digits.
CREATE OR REPLACE FUNCTION search_query(index text, given text) RETURNS tsquery LANGUAGE sql IMMUTABLE AS $$
  SELECT string_agg(DISTINCT '''' || replace(replace(search_letter(index) || gram, '\', '\\'), '''', '''''') || ''''
    || CASE WHEN gram ~ '^[^0-9]$' THEN ':*' ELSE '' END, ' & ')::tsquery
  FROM unnest(string_to_array(search_text(given), ' ')) word,
    LATERAL (
      SELECT substr(word, i, 2) AS gram FROM generate_series(1, greatest(1, length(word) - 1)) i
        WHERE substr(word, i, 2) ~ CASE WHEN word ~ '^[0-9]' THEN '^[^0-9]+$' ELSE '^[^0-9]' END
      UNION ALL
      SELECT left(n[1], 4) || left(n[2] || n[3], 1)
        FROM regexp_matches(word, '([0-9]+)((?:\.[0-9]+)*)([^0-9]?)', 'g') n WHERE word ~ '^[0-9]') grams
$$;
--> statement-breakpoint
CREATE INDEX search_entries_grams_idx ON search_entries USING gin (search_grams(index, body)) WITH (gin_pending_list_limit = 64);
