DROP INDEX "artworks_created_at_idx";--> statement-breakpoint
DROP INDEX "artworks_year_idx";--> statement-breakpoint
DROP INDEX "artworks_largest_idx";--> statement-breakpoint
DROP INDEX "artworks_smallest_idx";--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "palette" jsonb;--> statement-breakpoint
CREATE INDEX "images_without_palette_idx" ON "images" USING btree ("id") WHERE "images"."palette" is null;