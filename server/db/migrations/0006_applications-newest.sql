DROP INDEX "artist_applications_waiting_idx";--> statement-breakpoint
CREATE INDEX "artist_applications_newest_idx" ON "artist_applications" USING btree ("created_at","uuid");--> statement-breakpoint
CREATE INDEX "artist_applications_status_idx" ON "artist_applications" USING btree ("status","created_at","uuid");