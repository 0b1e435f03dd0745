CREATE OR REPLACE FUNCTION public.neighbours_of_inserted()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO artwork_neighbours (artwork_id) SELECT id FROM changed;
  RETURN NULL;
END $function$;

CREATE TRIGGER artworks_neighbours_inserted AFTER INSERT ON artworks REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION neighbours_of_inserted();
