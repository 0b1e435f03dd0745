DROP INDEX "accounts_text_idx";--> statement-breakpoint
CREATE INDEX "accounts_account_id_idx" ON "accounts" USING gin ("account_id" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "accounts_name_mark_idx" ON "accounts" USING btree (lower(replace("name", ' ', '')));--> statement-breakpoint
CREATE INDEX "articles_published_opening_image_idx" ON "articles" USING btree (coalesce("main_image_id", "preview_image_id")) WHERE "articles"."status" = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "articles_published_contents_idx" ON "articles" USING gin ("contents" jsonb_path_ops) WITH (fastupdate=false) WHERE "articles"."status" = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "artworks_created_at_idx" ON "artworks" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "artworks_year_idx" ON "artworks" USING btree ("year","id");--> statement-breakpoint
CREATE INDEX "artworks_largest_idx" ON "artworks" USING btree (("height_cm" * "width_cm") desc nulls last,"id");--> statement-breakpoint
CREATE INDEX "artworks_smallest_idx" ON "artworks" USING btree (("height_cm" * "width_cm"),"id");