DROP INDEX "search_entries_grams_idx";
--> statement-breakpoint
-- The form in which text is compared, which lib/search/typed-words.ts brings queries to: compatible characters are one (NFKC),
-- letters of Hangul stand alone, quotes and dashes are straight, the blank of Braille is a space, invisible characters are gone. A copy in each function: what
-- indexes call may call nothing outside pg_catalog.
CREATE OR REPLACE FUNCTION search_text(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(lower(translate(normalize(replace(
      regexp_replace(coalesce(given, ''), '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\U000e0000-\U000e0fff]', '', 'g'), 'ㆍ', '·'), NFKC),
      U&'\1100\1101\1102\1103\1104\1105\1106\1107\1108\1109\110A\110B\110C\110D\110E\110F\1110\1111\1112\1161\1162\1163\1164\1165\1166\1167\1168\1169\116A\116B\116C\116D\116E\116F\1170\1171\1172\1173\1174\1175\11A8\11A9\11AA\11AB\11AC\11AD\11AE\11AF\11B0\11B1\11B2\11B3\11B4\11B5\11B6\11B7\11B8\11B9\11BA\11BB\11BC\11BD\11BE\11BF\11C0\11C1\11C2\2800' || 'İ‘’‛′“”„‟″〝〞‐‑‒–—―−',
      'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ ' || 'I''''''''"""""""-------')), '[[:space:]]+', ' ', 'g'))
$$;
--> statement-breakpoint
-- A title without its spaces and its punctuation: people write 달 항아리 and 달항아리, and leave commas out.
CREATE OR REPLACE FUNCTION search_title(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(lower(translate(normalize(replace(
      regexp_replace(coalesce(given, ''), '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\U000e0000-\U000e0fff]', '', 'g'), 'ㆍ', '·'), NFKC),
      U&'\1100\1101\1102\1103\1104\1105\1106\1107\1108\1109\110A\110B\110C\110D\110E\110F\1110\1111\1112\1161\1162\1163\1164\1165\1166\1167\1168\1169\116A\116B\116C\116D\116E\116F\1170\1171\1172\1173\1174\1175\11A8\11A9\11AA\11AB\11AC\11AD\11AE\11AF\11B0\11B1\11B2\11B3\11B4\11B5\11B6\11B7\11B8\11B9\11BA\11BB\11BC\11BD\11BE\11BF\11C0\11C1\11C2\2800' || 'İ‘’‛′“”„‟″〝〞‐‑‒–—―−',
      'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ ' || 'I''''''''"""""""-------')),
    '[!-/:-@\[-`{-~\u00a1\u00a7\u00ab\u00b6\u00b7\u00bb\u00bf\u2010-\u2027\u2030-\u205e\u2219\u22c5\u3001-\u3003\u3008-\u3020\u3030\u30fb\u318d[:space:]]+', '', 'g')
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_like(given text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT '%' || replace(replace(replace(replace(search_text(given), ' ', ''), '\', '\\'), '%', '\%'), '_', '\_') || '%'
$$;
--> statement-breakpoint
-- What the grams of an entry have that says one of these. The words of each may have punctuation between them.
CREATE OR REPLACE FUNCTION search_either(index text, given text[]) RETURNS tsquery LANGUAGE sql IMMUTABLE AS $$
  SELECT string_agg('(' || search_query(index, word)::text || ')', ' | ')::tsquery FROM unnest(given) word
$$;
--> statement-breakpoint
-- Everything as it should be now. What was in this form already is not written.
UPDATE search_entries e SET title = s.title, title_alt = s.title_alt, body = s.body, typed = s.typed, typed_alt = s.typed_alt,
    initials = s.initials
  FROM search_sources s WHERE s.uuid = e.uuid AND s.index = e.index
    AND (e.title, e.title_alt, e.body, e.typed, e.typed_alt, e.initials)
      IS DISTINCT FROM (s.title, s.title_alt, s.body, s.typed, s.typed_alt, s.initials);
--> statement-breakpoint
-- Besides pairs and numbers, with a = before it, each letter that may be looked for alone: those of the titles and those that
-- begin a word of the labels, but for Latin ones, and those that are a word by themselves, with an ending or without.
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
      FROM regexp_matches(body, '([0-9]+)((?:\.[0-9]+)*) ?([^0-9 \n]?)', 'g') n
    UNION ALL
    SELECT '=' || n[1] FROM regexp_matches(split_part(body, chr(30), 1), '([가-힣一-鿿])', 'g') n
    UNION ALL
    SELECT '=' || n[1] FROM regexp_matches(split_part(body, chr(30), 2), '(?<![a-z0-9à-ɏ가-힣一-鿿])([가-힣一-鿿])', 'g') n
    UNION ALL
    SELECT '=' || n[1]
      FROM regexp_matches(body, '(?<![a-z0-9à-ɏ가-힣一-鿿])([a-zà-ɏ가-힣一-鿿])(?=(은|는|이|가|을|를|의|에|에서|에게|에는|와|과|도|로|으로|만|까지|부터|처럼|이나|이다|인|한|하고|들|들의|s)?(?![a-z0-9à-ɏ가-힣一-鿿]))', 'g') n) grams
$$;
--> statement-breakpoint
CREATE INDEX search_entries_grams_idx ON search_entries USING gin (search_grams(index, body)) WITH (gin_pending_list_limit = 64);
