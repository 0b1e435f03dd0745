CREATE OR REPLACE FUNCTION public.count_artists_inserted()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE counters SET value = value + (SELECT count(*) FROM changed WHERE is_public) WHERE name = 'artists.public';
  RETURN NULL;
END $function$;

CREATE TRIGGER artists_inserted AFTER INSERT ON artists REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_artists_inserted();
