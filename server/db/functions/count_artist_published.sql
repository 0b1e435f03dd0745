CREATE OR REPLACE FUNCTION public.count_artist_published()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE counters SET value = value + CASE WHEN NEW.is_public THEN 1 ELSE -1 END WHERE name = 'artists.public';
  RETURN NULL;
END $function$;

CREATE TRIGGER artists_published AFTER UPDATE OF is_public ON artists FOR EACH ROW WHEN (old.is_public <> new.is_public) EXECUTE FUNCTION count_artist_published();
