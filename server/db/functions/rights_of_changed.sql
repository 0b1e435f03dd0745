CREATE OR REPLACE FUNCTION public.rights_of_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM note_changed_rights(ARRAY(
    SELECT unnest(ARRAY[before.image_id, after.image_id]) FROM after JOIN before ON before.id = after.id
    WHERE (before.image_id, before.year, before.ai_use) IS DISTINCT FROM (after.image_id, after.year, after.ai_use)));
  RETURN NULL;
END $function$;

CREATE TRIGGER artworks_rights_changed AFTER UPDATE ON artworks REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION rights_of_changed();
