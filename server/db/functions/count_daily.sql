CREATE OR REPLACE FUNCTION public.count_daily()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  step int := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  INSERT INTO daily_counts (day, name, part, value)
    SELECT (created_at AT TIME ZONE 'Asia/Seoul')::date AS made, TG_TABLE_NAME, pg_backend_pid() % 16, step * count(*)
    FROM changed GROUP BY made ORDER BY made
    ON CONFLICT (day, name, part) DO UPDATE SET value = daily_counts.value + excluded.value;
  RETURN NULL;
END $function$;

CREATE TRIGGER accounts_counted AFTER INSERT ON accounts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_daily();

CREATE TRIGGER accounts_uncounted AFTER DELETE ON accounts REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_daily();

CREATE TRIGGER artworks_counted AFTER INSERT ON artworks REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_daily();

CREATE TRIGGER artworks_uncounted AFTER DELETE ON artworks REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_daily();

CREATE TRIGGER likes_counted AFTER INSERT ON likes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_daily();

CREATE TRIGGER likes_uncounted AFTER DELETE ON likes REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_daily();
