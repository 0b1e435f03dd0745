CREATE OR REPLACE FUNCTION public.rights_of_artworks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM note_changed_rights(ARRAY(SELECT image_id FROM touched));
  RETURN NULL;
END $function$;

CREATE TRIGGER artworks_rights_deleted AFTER DELETE ON artworks REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION rights_of_artworks();

CREATE TRIGGER artworks_rights_inserted AFTER INSERT ON artworks REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION rights_of_artworks();
