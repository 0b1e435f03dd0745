CREATE OR REPLACE FUNCTION public.name_artist_of_like()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NEW.type = 'ARTIST' THEN
    SELECT id INTO NEW.artist_id FROM artists WHERE uuid = NEW.target_uuid FOR KEY SHARE;
  ELSE
    SELECT artist_id INTO NEW.artist_id FROM artworks WHERE uuid = NEW.target_uuid FOR KEY SHARE;
  END IF;
  RETURN CASE WHEN NEW.artist_id IS NULL THEN NULL ELSE NEW END;
END $function$;

CREATE TRIGGER likes_named BEFORE INSERT ON likes FOR EACH ROW WHEN (new.artist_id IS NULL AND (new.type = ANY (ARRAY['ARTIST'::text, 'ART_WORK'::text]))) EXECUTE FUNCTION name_artist_of_like();
