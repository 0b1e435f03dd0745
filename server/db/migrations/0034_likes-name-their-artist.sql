DROP INDEX "likes_of_account_idx";--> statement-breakpoint
ALTER TABLE "likes" ADD COLUMN "artist_id" bigint;--> statement-breakpoint
CREATE INDEX "artists_hidden_idx" ON "artists" USING btree ("id") WHERE not "artists"."is_public";--> statement-breakpoint
CREATE INDEX "likes_of_account_idx" ON "likes" USING btree ("account_uuid","type","created_at","target_uuid","artist_id");
