CREATE OR REPLACE FUNCTION public.count_artists_deleted()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE counters SET value = value - (SELECT count(*) FROM changed WHERE is_public) WHERE name = 'artists.public';
  DELETE FROM likes USING changed WHERE likes.target_uuid = changed.uuid AND likes.type = 'ARTIST';
  RETURN NULL;
END $function$;

CREATE TRIGGER artists_deleted AFTER DELETE ON artists REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_artists_deleted();
