-- Counters are kept by the database itself, so that no list has to count and no code path can forget them.
-- Inserts and deletes are counted by the statement (a seed of a million rows costs one update a parent).
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
INSERT INTO counters (name, value) VALUES ('artists.public', 0) ON CONFLICT DO NOTHING;
--> statement-breakpoint
CREATE FUNCTION count_artworks_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE artists SET artwork_count = artwork_count + c.n
    FROM (SELECT artist_id, count(*)::int AS n FROM changed GROUP BY artist_id) c WHERE artists.id = c.artist_id;
  UPDATE artwork_categories SET artwork_count = artwork_count + c.n
    FROM (SELECT category_uuid, count(*)::int AS n FROM changed WHERE category_uuid IS NOT NULL GROUP BY category_uuid) c
    WHERE artwork_categories.uuid = c.category_uuid;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_artworks_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE artists SET artwork_count = artwork_count - c.n
    FROM (SELECT artist_id, count(*)::int AS n FROM changed GROUP BY artist_id) c WHERE artists.id = c.artist_id;
  UPDATE artwork_categories SET artwork_count = artwork_count - c.n
    FROM (SELECT category_uuid, count(*)::int AS n FROM changed WHERE category_uuid IS NOT NULL GROUP BY category_uuid) c
    WHERE artwork_categories.uuid = c.category_uuid;
  DELETE FROM likes USING changed WHERE likes.target_uuid = changed.uuid AND likes.type = 'ART_WORK';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_artwork_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE artists SET artwork_count = artwork_count + CASE WHEN id = NEW.artist_id THEN 1 ELSE -1 END
    WHERE OLD.artist_id <> NEW.artist_id AND id IN (OLD.artist_id, NEW.artist_id);
  UPDATE artwork_categories SET artwork_count = artwork_count + CASE WHEN uuid = NEW.category_uuid THEN 1 ELSE -1 END
    WHERE OLD.category_uuid IS DISTINCT FROM NEW.category_uuid AND uuid IN (OLD.category_uuid, NEW.category_uuid);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER artworks_inserted AFTER INSERT ON artworks
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_artworks_inserted();
--> statement-breakpoint
CREATE TRIGGER artworks_deleted AFTER DELETE ON artworks
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_artworks_deleted();
--> statement-breakpoint
CREATE TRIGGER artworks_moved AFTER UPDATE OF artist_id, category_uuid ON artworks FOR EACH ROW
  WHEN (OLD.artist_id <> NEW.artist_id OR OLD.category_uuid IS DISTINCT FROM NEW.category_uuid)
  EXECUTE FUNCTION count_artwork_moved();
--> statement-breakpoint
CREATE FUNCTION count_likes_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  step int := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  UPDATE artists SET like_count = like_count + step * c.n
    FROM (SELECT target_uuid, count(*)::int AS n FROM changed WHERE type = 'ARTIST' GROUP BY target_uuid) c
    WHERE artists.uuid = c.target_uuid;
  UPDATE artworks SET like_count = like_count + step * c.n
    FROM (SELECT target_uuid, count(*)::int AS n FROM changed WHERE type = 'ART_WORK' GROUP BY target_uuid) c
    WHERE artworks.uuid = c.target_uuid;
  UPDATE articles SET like_count = like_count + step * c.n
    FROM (SELECT target_uuid, type, count(*)::int AS n FROM changed GROUP BY target_uuid, type) c
    WHERE articles.uuid = c.target_uuid AND articles.type = c.type;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER likes_inserted AFTER INSERT ON likes
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_likes_changed();
--> statement-breakpoint
CREATE TRIGGER likes_deleted AFTER DELETE ON likes
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_likes_changed();
--> statement-breakpoint
CREATE FUNCTION count_artists_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE counters SET value = value + (SELECT count(*) FROM changed WHERE is_public) WHERE name = 'artists.public';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_artists_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE counters SET value = value - (SELECT count(*) FROM changed WHERE is_public) WHERE name = 'artists.public';
  DELETE FROM likes USING changed WHERE likes.target_uuid = changed.uuid AND likes.type = 'ARTIST';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_artist_published() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE counters SET value = value + CASE WHEN NEW.is_public THEN 1 ELSE -1 END WHERE name = 'artists.public';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER artists_inserted AFTER INSERT ON artists
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_artists_inserted();
--> statement-breakpoint
CREATE TRIGGER artists_deleted AFTER DELETE ON artists
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_artists_deleted();
--> statement-breakpoint
CREATE TRIGGER artists_published AFTER UPDATE OF is_public ON artists FOR EACH ROW
  WHEN (OLD.is_public <> NEW.is_public)
  EXECUTE FUNCTION count_artist_published();
--> statement-breakpoint
CREATE FUNCTION forget_likes_of_articles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM likes USING changed WHERE likes.target_uuid = changed.uuid AND likes.type = changed.type;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER articles_deleted AFTER DELETE ON articles
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION forget_likes_of_articles();
