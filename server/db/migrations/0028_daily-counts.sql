CREATE TABLE "daily_counts" (
	"day" date NOT NULL,
	"name" text NOT NULL,
	"part" smallint DEFAULT 0 NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "daily_counts_day_name_part_pk" PRIMARY KEY("day","name","part")
);
--> statement-breakpoint
DROP INDEX "outbox_failed_at_idx";--> statement-breakpoint
CREATE INDEX "outbox_created_at_idx" ON "outbox" USING btree ("created_at","uuid");--> statement-breakpoint
CREATE INDEX "outbox_topic_idx" ON "outbox" USING btree ("topic","created_at","uuid");--> statement-breakpoint
CREATE INDEX "outbox_waiting_idx" ON "outbox" USING btree ("created_at","uuid") WHERE "outbox"."sent_at" is null and "outbox"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_failed_idx" ON "outbox" USING btree ("created_at","uuid") WHERE "outbox"."failed_at" is not null;--> statement-breakpoint
CREATE INDEX "outbox_recipient_idx" ON "outbox" USING btree (lower("payload" ->> 'to'),"created_at","uuid");--> statement-breakpoint
-- What was made on a day and still stands. Each connection counts in a part of its own, so that likes don't wait for each other.
CREATE FUNCTION count_daily() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  step int := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  INSERT INTO daily_counts (day, name, part, value)
    SELECT (created_at AT TIME ZONE 'Asia/Seoul')::date AS made, TG_TABLE_NAME, pg_backend_pid() % 16, step * count(*)
    FROM changed GROUP BY made ORDER BY made
    ON CONFLICT (day, name, part) DO UPDATE SET value = daily_counts.value + excluded.value;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER accounts_counted AFTER INSERT ON accounts
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_daily();
--> statement-breakpoint
CREATE TRIGGER accounts_uncounted AFTER DELETE ON accounts
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_daily();
--> statement-breakpoint
CREATE TRIGGER artworks_counted AFTER INSERT ON artworks
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_daily();
--> statement-breakpoint
CREATE TRIGGER artworks_uncounted AFTER DELETE ON artworks
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_daily();
--> statement-breakpoint
CREATE TRIGGER likes_counted AFTER INSERT ON likes
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_daily();
--> statement-breakpoint
CREATE TRIGGER likes_uncounted AFTER DELETE ON likes
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_daily();
--> statement-breakpoint
-- After the triggers, which keep others from writing until this migration is done.
INSERT INTO daily_counts (day, name, value)
  SELECT (created_at AT TIME ZONE 'Asia/Seoul')::date AS made, name, count(*)
  FROM (
    SELECT created_at, 'accounts' AS name FROM accounts
    UNION ALL SELECT created_at, 'artworks' FROM artworks
    UNION ALL SELECT created_at, 'likes' FROM likes
  ) made_things GROUP BY made, name;
