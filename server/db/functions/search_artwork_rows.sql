CREATE OR REPLACE FUNCTION public.search_artwork_rows()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'DELETE' THEN
    EXECUTE 'DELETE FROM search_entries WHERE uuid = ANY ($1) AND index = ''ARTIST_ARTWORK'''
      USING (SELECT array_agg(uuid) FROM changed);
  ELSE
    PERFORM FROM artists WHERE id IN (SELECT artist_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
    PERFORM search_refresh(NULL, (SELECT array_agg(id) FROM changed), NULL);
  END IF;
  RETURN NULL;
END $function$;

CREATE TRIGGER artworks_search_deleted AFTER DELETE ON artworks REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_artwork_rows();

CREATE TRIGGER artworks_search_inserted AFTER INSERT ON artworks REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_artwork_rows();
