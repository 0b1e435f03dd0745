CREATE OR REPLACE FUNCTION public.rights_of_deleted()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM note_changed_rights(ARRAY(SELECT image_id FROM before));
  RETURN NULL;
END $function$;

CREATE TRIGGER artworks_rights_deleted AFTER DELETE ON artworks REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION rights_of_deleted();
