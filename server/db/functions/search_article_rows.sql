CREATE OR REPLACE FUNCTION public.search_article_rows()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'DELETE' THEN
    EXECUTE 'DELETE FROM search_entries WHERE uuid = ANY ($1) AND index LIKE ''ARTICLE%'''
      USING (SELECT array_agg(uuid) FROM changed);
  ELSE
    PERFORM FROM artists WHERE id IN (SELECT artist_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
    PERFORM search_refresh(NULL, NULL, (SELECT array_agg(uuid) FROM changed));
  END IF;
  RETURN NULL;
END $function$;

CREATE TRIGGER articles_search_deleted AFTER DELETE ON articles REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_article_rows();

CREATE TRIGGER articles_search_inserted AFTER INSERT ON articles REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_article_rows();
