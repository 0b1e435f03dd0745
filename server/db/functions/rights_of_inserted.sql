CREATE OR REPLACE FUNCTION public.rights_of_inserted()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM note_changed_rights(ARRAY(SELECT image_id FROM after));
  RETURN NULL;
END $function$;

CREATE TRIGGER artworks_rights_inserted AFTER INSERT ON artworks REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION rights_of_inserted();
