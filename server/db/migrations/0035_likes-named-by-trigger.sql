-- An artwork stays with its artist, so what is written here never changes.
CREATE FUNCTION name_artist_of_like() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.artist_id := CASE NEW.type
    WHEN 'ARTIST' THEN (SELECT id FROM artists WHERE uuid = NEW.target_uuid)
    WHEN 'ART_WORK' THEN (SELECT artist_id FROM artworks WHERE uuid = NEW.target_uuid)
  END;
  RETURN NEW;
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
