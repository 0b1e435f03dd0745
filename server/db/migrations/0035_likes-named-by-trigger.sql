-- No call of the product moves an artwork to another artist, so what is written here stays true.
-- A target that is being removed is waited for. A like that would stand for nothing isn't written.
CREATE FUNCTION name_artist_of_like() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.type = 'ARTIST' THEN
    SELECT id INTO NEW.artist_id FROM artists WHERE uuid = NEW.target_uuid FOR KEY SHARE;
  ELSE
    SELECT artist_id INTO NEW.artist_id FROM artworks WHERE uuid = NEW.target_uuid FOR KEY SHARE;
  END IF;
  RETURN CASE WHEN NEW.artist_id IS NULL THEN NULL ELSE NEW END;
END $$;
--> statement-breakpoint
CREATE TRIGGER likes_named BEFORE INSERT ON likes
  FOR EACH ROW WHEN (NEW.artist_id IS NULL AND NEW.type IN ('ARTIST', 'ART_WORK'))
  EXECUTE FUNCTION name_artist_of_like();
--> statement-breakpoint
UPDATE likes SET artist_id = artists.id FROM artists WHERE likes.type = 'ARTIST' AND artists.uuid = likes.target_uuid;
--> statement-breakpoint
UPDATE likes SET artist_id = artworks.artist_id FROM artworks
  WHERE likes.type = 'ART_WORK' AND artworks.uuid = likes.target_uuid;
--> statement-breakpoint
-- Likes of what was removed at the moment of the press.
DELETE FROM likes WHERE type IN ('ARTIST', 'ART_WORK') AND artist_id IS NULL;
