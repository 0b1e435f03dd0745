ALTER TABLE "contests" ADD COLUMN "result_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contests" ADD COLUMN "result_published_at" timestamp with time zone;