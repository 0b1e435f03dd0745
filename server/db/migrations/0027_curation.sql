ALTER TABLE "contests" ADD COLUMN "stopped_as" text;--> statement-breakpoint
ALTER TABLE "contests" ADD COLUMN "stopped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contests" ADD COLUMN "stop_reason" text;--> statement-breakpoint
CREATE INDEX "artists_created_at_idx" ON "artists" USING btree ("created_at","id");