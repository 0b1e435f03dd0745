CREATE OR REPLACE FUNCTION public.neighbours_of_recoloured()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE artwork_neighbours SET due_at = clock_timestamp() WHERE artwork_id IN (
    SELECT artworks.id FROM artworks JOIN after ON after.id = artworks.image_id JOIN before ON before.id = after.id
    WHERE before.palette IS DISTINCT FROM after.palette);
  RETURN NULL;
END $function$;

CREATE TRIGGER images_neighbours_recoloured AFTER UPDATE ON images REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION neighbours_of_recoloured();
