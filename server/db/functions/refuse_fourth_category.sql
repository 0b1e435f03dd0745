CREATE OR REPLACE FUNCTION public.refuse_fourth_category()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM 1 FROM artists WHERE id = NEW.artist_id FOR NO KEY UPDATE;
  IF (SELECT count(*) FROM artwork_categories WHERE artist_id = NEW.artist_id) >= 3 THEN
    RAISE EXCEPTION 'an artist has at most three categories'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'artwork_categories_at_most_three';
  END IF;
  RETURN NEW;
END $function$;

CREATE TRIGGER artwork_categories_at_most_three BEFORE INSERT ON artwork_categories FOR EACH ROW EXECUTE FUNCTION refuse_fourth_category();
