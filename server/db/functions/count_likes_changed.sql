CREATE OR REPLACE FUNCTION public.count_likes_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  step int := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  UPDATE artists SET like_count = like_count + step * c.n
    FROM (SELECT target_uuid, count(*)::int AS n FROM changed WHERE type = 'ARTIST' GROUP BY target_uuid) c
    WHERE artists.uuid = c.target_uuid;
  UPDATE artworks SET like_count = like_count + step * c.n
    FROM (SELECT target_uuid, count(*)::int AS n FROM changed WHERE type = 'ART_WORK' GROUP BY target_uuid) c
    WHERE artworks.uuid = c.target_uuid;
  UPDATE articles SET like_count = like_count + step * c.n
    FROM (SELECT target_uuid, type, count(*)::int AS n FROM changed GROUP BY target_uuid, type) c
    WHERE articles.uuid = c.target_uuid AND articles.type = c.type;
  RETURN NULL;
END $function$;

CREATE TRIGGER likes_deleted AFTER DELETE ON likes REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_likes_changed();

CREATE TRIGGER likes_inserted AFTER INSERT ON likes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_likes_changed();
