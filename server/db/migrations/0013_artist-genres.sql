CREATE INDEX "artists_public_genres_idx" ON "artists" USING gin ("activity_genre_types") WHERE "artists"."is_public";--> statement-breakpoint
-- The public artists of each genre are counted as all public artists are: by the statement, and by the row that changes.
INSERT INTO counters (name, value)
  SELECT 'artists.public.' || genre, count(DISTINCT id) FROM artists, unnest(activity_genre_types) genre
  WHERE is_public GROUP BY genre;
--> statement-breakpoint
CREATE FUNCTION count_genres_of_artists() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Counters are changed in the order of their names, so that two statements never wait for each other.
  INSERT INTO counters (name, value)
    SELECT 'artists.public.' || genre, CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END * count(DISTINCT id)
    FROM changed, unnest(activity_genre_types) genre WHERE is_public GROUP BY genre ORDER BY genre
    ON CONFLICT (name) DO UPDATE SET value = counters.value + excluded.value;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_genres_of_artist() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO counters (name, value)
    SELECT 'artists.public.' || genre, sum(step) FROM (
      SELECT DISTINCT genre, -1 AS step FROM unnest(OLD.activity_genre_types) genre WHERE OLD.is_public
      UNION ALL
      SELECT DISTINCT genre, 1 FROM unnest(NEW.activity_genre_types) genre WHERE NEW.is_public) steps
    GROUP BY genre HAVING sum(step) <> 0 ORDER BY genre
    ON CONFLICT (name) DO UPDATE SET value = counters.value + excluded.value;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER artists_genres_inserted AFTER INSERT ON artists
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_genres_of_artists();
--> statement-breakpoint
CREATE TRIGGER artists_genres_deleted AFTER DELETE ON artists
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_genres_of_artists();
--> statement-breakpoint
CREATE TRIGGER artists_genres_changed AFTER UPDATE OF is_public, activity_genre_types ON artists FOR EACH ROW
  WHEN (OLD.is_public <> NEW.is_public OR OLD.activity_genre_types <> NEW.activity_genre_types)
  EXECUTE FUNCTION count_genres_of_artist();
