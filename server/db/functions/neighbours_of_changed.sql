CREATE OR REPLACE FUNCTION public.neighbours_of_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE artwork_neighbours SET due_at = clock_timestamp() WHERE artwork_id IN (
    SELECT after.id FROM after JOIN before ON before.id = after.id
    WHERE (before.image_id, before.genre, before.material, before.height_cm, before.width_cm, before.year)
      IS DISTINCT FROM (after.image_id, after.genre, after.material, after.height_cm, after.width_cm, after.year));
  RETURN NULL;
END $function$;

CREATE TRIGGER artworks_neighbours_changed AFTER UPDATE ON artworks REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION neighbours_of_changed();
