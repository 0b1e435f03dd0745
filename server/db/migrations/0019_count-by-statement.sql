-- An order moves hundreds of artworks to other categories at once. What moved is counted once for the statement, as inserts and
-- deletes are, instead of once for each artwork. A trigger that sees all rows can't be limited to columns: a statement that moves
-- nothing finds no difference here.
DROP TRIGGER artworks_moved ON artworks;
--> statement-breakpoint
DROP FUNCTION count_artwork_moved();
--> statement-breakpoint
CREATE FUNCTION count_artworks_moved() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;
--> statement-breakpoint
CREATE TRIGGER artworks_moved AFTER UPDATE ON artworks
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION count_artworks_moved();
