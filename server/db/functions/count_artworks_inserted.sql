CREATE OR REPLACE FUNCTION public.count_artworks_inserted()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE artists SET artwork_count = artwork_count + c.n
    FROM (SELECT artist_id, count(*)::int AS n FROM changed GROUP BY artist_id) c WHERE artists.id = c.artist_id;
  UPDATE artwork_categories SET artwork_count = artwork_count + c.n
    FROM (SELECT category_uuid, count(*)::int AS n FROM changed WHERE category_uuid IS NOT NULL GROUP BY category_uuid) c
    WHERE artwork_categories.uuid = c.category_uuid;
  RETURN NULL;
END $function$;

CREATE TRIGGER artworks_inserted AFTER INSERT ON artworks REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_artworks_inserted();
