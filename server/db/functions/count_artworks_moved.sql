CREATE OR REPLACE FUNCTION public.count_artworks_moved()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE artists SET artwork_count = artwork_count + c.n
    FROM (
      SELECT artist_id, sum(n)::int AS n
        FROM (SELECT artist_id, -1 AS n FROM before UNION ALL SELECT artist_id, 1 FROM after) moved
        GROUP BY artist_id HAVING sum(n) <> 0
    ) c WHERE artists.id = c.artist_id;
  UPDATE artwork_categories SET artwork_count = artwork_count + c.n
    FROM (
      SELECT category_uuid, sum(n)::int AS n
        FROM (SELECT category_uuid, -1 AS n FROM before UNION ALL SELECT category_uuid, 1 FROM after) moved
        WHERE category_uuid IS NOT NULL GROUP BY category_uuid HAVING sum(n) <> 0
    ) c WHERE artwork_categories.uuid = c.category_uuid;
  RETURN NULL;
END $function$;

CREATE TRIGGER artworks_moved AFTER UPDATE ON artworks REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION count_artworks_moved();
