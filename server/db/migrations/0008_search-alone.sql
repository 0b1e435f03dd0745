-- Searches are over before workers would have started: a query with these has none.
ALTER FUNCTION search_patterns(text) PARALLEL UNSAFE;
--> statement-breakpoint
ALTER FUNCTION search_query(text, text) PARALLEL UNSAFE;
--> statement-breakpoint
-- A session keeps the plans of its first calls, and those of an empty table would read all of a large one for each
-- row. These are planned anew each time.
ALTER FUNCTION search_refresh(bigint[], bigint[], uuid[]) SET plan_cache_mode = force_custom_plan;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_artist_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    EXECUTE 'DELETE FROM search_entries WHERE uuid = ANY ($1) AND index = ''ARTIST'''
      USING (SELECT array_agg(uuid) FROM changed);
  ELSE
    PERFORM search_refresh((SELECT array_agg(id) FROM changed), NULL, NULL);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_artwork_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    EXECUTE 'DELETE FROM search_entries WHERE uuid = ANY ($1) AND index = ''ARTIST_ARTWORK'''
      USING (SELECT array_agg(uuid) FROM changed);
  ELSE
    PERFORM FROM artists WHERE id IN (SELECT artist_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
    PERFORM search_refresh(NULL, (SELECT array_agg(id) FROM changed), NULL);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_article_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    EXECUTE 'DELETE FROM search_entries WHERE uuid = ANY ($1) AND index LIKE ''ARTICLE%'''
      USING (SELECT array_agg(uuid) FROM changed);
  ELSE
    PERFORM FROM artists WHERE id IN (SELECT artist_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
    PERFORM search_refresh(NULL, NULL, (SELECT array_agg(uuid) FROM changed));
  END IF;
  RETURN NULL;
END $$;
