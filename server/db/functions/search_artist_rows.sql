CREATE OR REPLACE FUNCTION public.search_artist_rows()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'DELETE' THEN
    EXECUTE 'DELETE FROM search_entries WHERE uuid = ANY ($1) AND index = ''ARTIST'''
      USING (SELECT array_agg(uuid) FROM changed);
  ELSE
    PERFORM search_refresh((SELECT array_agg(id) FROM changed), NULL, NULL);
  END IF;
  RETURN NULL;
END $function$;

CREATE TRIGGER artists_search_deleted AFTER DELETE ON artists REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_artist_rows();

CREATE TRIGGER artists_search_inserted AFTER INSERT ON artists REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_artist_rows();
