CREATE TABLE "withdrawal_reasons" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"role_type" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "profile_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "has_hidden_pages" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "optional_removed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "withdrawal_reasons_created_at_idx" ON "withdrawal_reasons" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "accounts_withdrawn_at_idx" ON "accounts" USING btree ("withdrawn_at") WHERE "accounts"."status" = 'WITHDRAWN';