CREATE OR REPLACE FUNCTION public.rights_of_artists()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM note_changed_rights(ARRAY(
    SELECT artworks.image_id FROM after
    JOIN before ON before.id = after.id
    JOIN artworks ON artworks.artist_id = after.id
    WHERE (before.name_ko, before.name_en, before.allows_ai, before.is_public)
      IS DISTINCT FROM (after.name_ko, after.name_en, after.allows_ai, after.is_public)));
  RETURN NULL;
END $function$;

CREATE TRIGGER artists_rights_changed AFTER UPDATE ON artists REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION rights_of_artists();
