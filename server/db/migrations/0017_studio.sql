CREATE TABLE "artwork_drafts" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"artist_id" bigint NOT NULL,
	"image_id" text NOT NULL,
	"original_uuid" uuid,
	"file_name" text NOT NULL,
	"fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "photo_original_uuid" uuid;--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "original_uuid" uuid;--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "form_key" uuid;--> statement-breakpoint
ALTER TABLE "artwork_drafts" ADD CONSTRAINT "artwork_drafts_artist_id_artists_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artwork_drafts" ADD CONSTRAINT "artwork_drafts_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artwork_drafts" ADD CONSTRAINT "artwork_drafts_original_uuid_originals_uuid_fk" FOREIGN KEY ("original_uuid") REFERENCES "public"."originals"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "artwork_drafts_file_key" ON "artwork_drafts" USING btree ("artist_id","image_id","file_name");--> statement-breakpoint
CREATE INDEX "artwork_drafts_updated_at_idx" ON "artwork_drafts" USING btree ("updated_at");--> statement-breakpoint
ALTER TABLE "artists" ADD CONSTRAINT "artists_photo_original_uuid_originals_uuid_fk" FOREIGN KEY ("photo_original_uuid") REFERENCES "public"."originals"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artworks" ADD CONSTRAINT "artworks_original_uuid_originals_uuid_fk" FOREIGN KEY ("original_uuid") REFERENCES "public"."originals"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "artwork_categories_name_key" ON "artwork_categories" USING btree ("artist_id",lower(replace("name", ' ', '')));--> statement-breakpoint
CREATE UNIQUE INDEX "artworks_form_key" ON "artworks" USING btree ("artist_id","form_key");--> statement-breakpoint
CREATE INDEX "artworks_original_uuid_idx" ON "artworks" USING btree ("original_uuid");
--> statement-breakpoint
-- An artist has at most three categories. The artist is held while they are counted, so that no two of them race.
CREATE FUNCTION refuse_fourth_category() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM artists WHERE id = NEW.artist_id FOR NO KEY UPDATE;
  IF (SELECT count(*) FROM artwork_categories WHERE artist_id = NEW.artist_id) >= 3 THEN
    RAISE EXCEPTION 'an artist has at most three categories'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'artwork_categories_at_most_three';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER artwork_categories_at_most_three BEFORE INSERT ON artwork_categories
  FOR EACH ROW EXECUTE FUNCTION refuse_fourth_category();
--> statement-breakpoint
-- An order that moves hundreds of artworks to other categories fires this for each of them: the artist, who stays, is not
-- looked up.
CREATE OR REPLACE FUNCTION count_artwork_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.artist_id <> NEW.artist_id THEN
    UPDATE artists SET artwork_count = artwork_count + CASE WHEN id = NEW.artist_id THEN 1 ELSE -1 END
      WHERE id IN (OLD.artist_id, NEW.artist_id);
  END IF;
  UPDATE artwork_categories SET artwork_count = artwork_count + CASE WHEN uuid = NEW.category_uuid THEN 1 ELSE -1 END
    WHERE OLD.category_uuid IS DISTINCT FROM NEW.category_uuid AND uuid IN (OLD.category_uuid, NEW.category_uuid);
  RETURN NULL;
END $$;
