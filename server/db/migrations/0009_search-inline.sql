-- HTML as its words. Tags that stand within words leave no gap: 달<b>항</b>아리 is one word.
CREATE OR REPLACE FUNCTION search_words(html text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT replace(replace(replace(replace(replace(replace(regexp_replace(regexp_replace(coalesce(html, ''),
    '</?(strong|em|b|i|u|s|sub|sup|a)([[:space:]][^>]*)?>', '', 'gi'), '<[^>]*>', ' ', 'g'),
    '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&')
$$;
--> statement-breakpoint
-- A thing that moves to another artist locks both, in the order in which everybody locks several.
CREATE OR REPLACE FUNCTION search_artwork_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM artists WHERE id IN (OLD.artist_id, NEW.artist_id) ORDER BY id FOR NO KEY UPDATE;
  PERFORM search_refresh(NULL, ARRAY[NEW.id], NULL);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_article_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM artists WHERE id IN (OLD.artist_id, NEW.artist_id) ORDER BY id FOR NO KEY UPDATE;
  PERFORM search_refresh(NULL, NULL, ARRAY[NEW.uuid]);
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
BEGIN
  PERFORM FROM artists WHERE id IN (SELECT artist_id FROM articles WHERE type <> 'SPECIAL') ORDER BY id FOR NO KEY UPDATE;
  PERFORM search_refresh(NULL, NULL, (SELECT array_agg(uuid) FROM articles WHERE type <> 'SPECIAL'));
END $$;
