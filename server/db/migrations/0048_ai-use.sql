CREATE TABLE "stale_image_rights" (
	"image_id" text PRIMARY KEY NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "allows_ai" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "ai_use" text;--> statement-breakpoint
CREATE INDEX "stale_image_rights_changed_at_idx" ON "stale_image_rights" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "artists_ai_allowed_idx" ON "artists" USING btree ("id") WHERE "artists"."allows_ai";--> statement-breakpoint
CREATE INDEX "artworks_ai_allowed_idx" ON "artworks" USING btree ("id") WHERE "artworks"."ai_use" = 'ALLOWED';--> statement-breakpoint
-- The rights of an image are inside its larger variants. A job removes these when the rights have changed, and the next request makes them
-- anew.
CREATE FUNCTION note_changed_rights(ids text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO stale_image_rights (image_id) SELECT id FROM images WHERE id = ANY (ids) ORDER BY id
  ON CONFLICT (image_id) DO UPDATE SET changed_at = clock_timestamp()
$$;
--> statement-breakpoint
CREATE FUNCTION rights_of_artworks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_changed_rights(ARRAY(SELECT image_id FROM touched));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER artworks_rights_inserted AFTER INSERT ON artworks
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION rights_of_artworks();
--> statement-breakpoint
CREATE TRIGGER artworks_rights_deleted AFTER DELETE ON artworks
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION rights_of_artworks();
--> statement-breakpoint
CREATE FUNCTION rights_of_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_changed_rights(ARRAY(
    SELECT unnest(ARRAY[before.image_id, after.image_id]) FROM after JOIN before ON before.id = after.id
    WHERE (before.image_id, before.year, before.ai_use) IS DISTINCT FROM (after.image_id, after.year, after.ai_use)));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER artworks_rights_changed AFTER UPDATE ON artworks
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION rights_of_changed();
--> statement-breakpoint
CREATE FUNCTION rights_of_artists() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_changed_rights(ARRAY(
    SELECT artworks.image_id FROM after
    JOIN before ON before.id = after.id
    JOIN artworks ON artworks.artist_id = after.id
    WHERE (before.name_ko, before.name_en, before.allows_ai, before.is_public)
      IS DISTINCT FROM (after.name_ko, after.name_en, after.allows_ai, after.is_public)));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER artists_rights_changed AFTER UPDATE ON artists
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION rights_of_artists();
--> statement-breakpoint
-- Variants that were made before this version have no rights in them. New changes come first.
INSERT INTO stale_image_rights (image_id, changed_at) SELECT id, now() + interval '1 year' FROM images;
