CREATE OR REPLACE FUNCTION public.search_article_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM FROM artists WHERE id IN (OLD.artist_id, NEW.artist_id) ORDER BY id FOR NO KEY UPDATE;
  PERFORM search_refresh(NULL, NULL, ARRAY[NEW.uuid]);
  RETURN NULL;
END $function$;

CREATE TRIGGER articles_search_changed AFTER UPDATE OF type, status, title, sub_title, home_content, organizer, location, location_detail, artist_id, content, contents, created_at, writer, period_from, period_to ON articles FOR EACH ROW WHEN (old.* IS DISTINCT FROM new.*) EXECUTE FUNCTION search_article_changed();
