DROP INDEX "artists_public_created_at_idx";--> statement-breakpoint
DROP INDEX "artists_public_name_ko_idx";--> statement-breakpoint
CREATE INDEX "artists_public_created_at_idx" ON "artists" USING btree ("created_at","id") WHERE "artists"."is_public";--> statement-breakpoint
CREATE INDEX "artists_public_name_ko_idx" ON "artists" USING btree ("name_ko" collate "C","id") WHERE "artists"."is_public";--> statement-breakpoint
ALTER TABLE "articles" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "artists" DROP COLUMN "search_name";