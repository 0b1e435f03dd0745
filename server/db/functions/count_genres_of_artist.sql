CREATE OR REPLACE FUNCTION public.count_genres_of_artist()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO counters (name, value)
    SELECT 'artists.public.' || genre, sum(step) FROM (
      SELECT DISTINCT genre, -1 AS step FROM unnest(OLD.activity_genre_types) genre WHERE OLD.is_public
      UNION ALL
      SELECT DISTINCT genre, 1 FROM unnest(NEW.activity_genre_types) genre WHERE NEW.is_public) steps
    GROUP BY genre HAVING sum(step) <> 0 ORDER BY genre
    ON CONFLICT (name) DO UPDATE SET value = counters.value + excluded.value;
  RETURN NULL;
END $function$;

CREATE TRIGGER artists_genres_changed AFTER UPDATE OF is_public, activity_genre_types ON artists FOR EACH ROW WHEN (old.is_public <> new.is_public OR old.activity_genre_types <> new.activity_genre_types) EXECUTE FUNCTION count_genres_of_artist();
