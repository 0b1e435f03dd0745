CREATE OR REPLACE FUNCTION public.search_artwork_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  ids bigint[];
  artist_ids bigint[];
BEGIN
  SELECT array_agg(after.id), array_agg(DISTINCT after.artist_id) || array_agg(DISTINCT before.artist_id)
    INTO ids, artist_ids
    FROM after JOIN before ON before.id = after.id
    WHERE (before.artist_id, before.title, before.title_en, before.material, before.description, before.created_at,
        before.year, before.size, before.height_cm, before.width_cm, before.depth_cm, before.genre, before.genre_etc,
        before.theme_subject, before.theme_time, before.theme_focus, before.theme_style)
      IS DISTINCT FROM (after.artist_id, after.title, after.title_en, after.material, after.description, after.created_at,
        after.year, after.size, after.height_cm, after.width_cm, after.depth_cm, after.genre, after.genre_etc,
        after.theme_subject, after.theme_time, after.theme_focus, after.theme_style);
  IF ids IS NOT NULL THEN
    PERFORM FROM artists WHERE id = ANY(artist_ids) ORDER BY id FOR NO KEY UPDATE;
    PERFORM search_refresh(NULL, ids, NULL);
  END IF;
  RETURN NULL;
END $function$;

CREATE TRIGGER artworks_search_changed AFTER UPDATE ON artworks REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION search_artwork_changed();
