ALTER TABLE "artwork_drafts" ADD COLUMN "batch" uuid;--> statement-breakpoint
ALTER TABLE "artwork_drafts" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;