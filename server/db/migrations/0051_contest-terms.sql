ALTER TABLE "contest_forms" ADD COLUMN "terms" jsonb;--> statement-breakpoint
ALTER TABLE "contest_forms" ADD COLUMN "terms_edition" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "contest_forms" ADD COLUMN "terms_at" timestamp with time zone DEFAULT now() NOT NULL;