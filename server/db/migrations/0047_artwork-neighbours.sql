CREATE TABLE "artwork_neighbours" (
	"artwork_id" bigint PRIMARY KEY NOT NULL,
	"neighbour_ids" bigint[] DEFAULT '{}' NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "artwork_neighbours" ADD CONSTRAINT "artwork_neighbours_artwork_id_artworks_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."artworks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "artwork_neighbours_due_at_idx" ON "artwork_neighbours" USING btree ("due_at");--> statement-breakpoint
INSERT INTO artwork_neighbours (artwork_id) SELECT id FROM artworks;
--> statement-breakpoint
CREATE FUNCTION neighbours_of_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO artwork_neighbours (artwork_id) SELECT id FROM changed;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER artworks_neighbours_inserted AFTER INSERT ON artworks
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION neighbours_of_inserted();
--> statement-breakpoint
CREATE FUNCTION neighbours_of_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE artwork_neighbours SET due_at = clock_timestamp() WHERE artwork_id IN (
    SELECT after.id FROM after JOIN before ON before.id = after.id
    WHERE (before.image_id, before.genre, before.material, before.height_cm, before.width_cm, before.year)
      IS DISTINCT FROM (after.image_id, after.genre, after.material, after.height_cm, after.width_cm, after.year));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER artworks_neighbours_changed AFTER UPDATE ON artworks
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION neighbours_of_changed();
--> statement-breakpoint
CREATE FUNCTION neighbours_of_recoloured() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE artwork_neighbours SET due_at = clock_timestamp() WHERE artwork_id IN (
    SELECT artworks.id FROM artworks JOIN after ON after.id = artworks.image_id JOIN before ON before.id = after.id
    WHERE before.palette IS DISTINCT FROM after.palette);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER images_neighbours_recoloured AFTER UPDATE ON images
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION neighbours_of_recoloured();
