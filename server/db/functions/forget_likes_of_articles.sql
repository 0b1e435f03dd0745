CREATE OR REPLACE FUNCTION public.forget_likes_of_articles()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  DELETE FROM likes USING changed WHERE likes.target_uuid = changed.uuid AND likes.type = changed.type;
  RETURN NULL;
END $function$;

CREATE TRIGGER articles_deleted AFTER DELETE ON articles REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION forget_likes_of_articles();
