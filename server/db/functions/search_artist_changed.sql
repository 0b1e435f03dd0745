CREATE OR REPLACE FUNCTION public.search_artist_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF (NEW.name_ko, NEW.name_en, NEW.is_public) IS NOT DISTINCT FROM (OLD.name_ko, OLD.name_en, OLD.is_public) THEN
    PERFORM search_refresh(ARRAY[NEW.id], NULL, NULL);
  ELSE
    PERFORM search_refresh(ARRAY[NEW.id], (SELECT array_agg(id) FROM artworks WHERE artist_id = NEW.id),
      (SELECT array_agg(uuid) FROM articles WHERE artist_id = NEW.id));
  END IF;
  RETURN NULL;
END $function$;

CREATE TRIGGER artists_search_changed AFTER UPDATE OF name_ko, name_en, introduction, is_public, created_at, artist_note, domestic_area, overseas_area, activity_genre_types, activity_genre_etc, educations, experiences, awards, collections, interviews ON artists FOR EACH ROW WHEN (old.name_ko IS DISTINCT FROM new.name_ko OR old.name_en IS DISTINCT FROM new.name_en OR old.introduction IS DISTINCT FROM new.introduction OR old.is_public IS DISTINCT FROM new.is_public OR old.created_at IS DISTINCT FROM new.created_at OR old.artist_note IS DISTINCT FROM new.artist_note OR old.domestic_area IS DISTINCT FROM new.domestic_area OR old.overseas_area IS DISTINCT FROM new.overseas_area OR old.activity_genre_types IS DISTINCT FROM new.activity_genre_types OR old.activity_genre_etc IS DISTINCT FROM new.activity_genre_etc OR old.educations IS DISTINCT FROM new.educations OR old.experiences IS DISTINCT FROM new.experiences OR old.awards IS DISTINCT FROM new.awards OR old.collections IS DISTINCT FROM new.collections OR old.interviews IS DISTINCT FROM new.interviews) EXECUTE FUNCTION search_artist_changed();
