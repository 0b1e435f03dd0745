CREATE OR REPLACE FUNCTION public.count_genres_of_artists()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  -- Counters are changed in the order of their names, so that two statements never wait for each other.
  INSERT INTO counters (name, value)
    SELECT 'artists.public.' || genre, CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END * count(DISTINCT id)
    FROM changed, unnest(activity_genre_types) genre WHERE is_public GROUP BY genre ORDER BY genre
    ON CONFLICT (name) DO UPDATE SET value = counters.value + excluded.value;
  RETURN NULL;
END $function$;

CREATE TRIGGER artists_genres_deleted AFTER DELETE ON artists REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_genres_of_artists();

CREATE TRIGGER artists_genres_inserted AFTER INSERT ON artists REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_genres_of_artists();
