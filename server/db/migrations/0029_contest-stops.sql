ALTER TABLE "contests" ADD COLUMN "stopped_as" text;--> statement-breakpoint
ALTER TABLE "contests" ADD COLUMN "stopped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contests" ADD COLUMN "stop_reason" text;