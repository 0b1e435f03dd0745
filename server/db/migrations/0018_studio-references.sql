CREATE INDEX "artists_photo_original_uuid_idx" ON "artists" USING btree ("photo_original_uuid");--> statement-breakpoint
CREATE INDEX "artwork_drafts_image_id_idx" ON "artwork_drafts" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "artwork_drafts_original_uuid_idx" ON "artwork_drafts" USING btree ("original_uuid");