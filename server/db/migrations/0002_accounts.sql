CREATE TABLE "artist_applications" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_uuid" uuid NOT NULL,
	"status" text DEFAULT 'WAITING' NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "artist_documents" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_uuid" uuid NOT NULL,
	"storage_key" text NOT NULL,
	"file_name" text NOT NULL,
	"mime" text NOT NULL,
	"bytes" integer NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "revoked_sessions" (
	"sid" uuid PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_logins" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider" text NOT NULL,
	"provider_account_id" text NOT NULL,
	"account_uuid" uuid,
	"email" text,
	"name" text,
	"token_hash" text,
	"token_expires_at" timestamp with time zone,
	"signup_expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "barred_identities" (
	"di_hash" text PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_requests" (
	"unique_val" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"secrets" jsonb NOT NULL,
	"status" text DEFAULT 'REQUESTED' NOT NULL,
	"name" text,
	"birth_date" date,
	"gender_type" text,
	"phone_num" text,
	"di_hash" text,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"topic" text NOT NULL,
	"payload" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_error" text,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "di_hash" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "building_name" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "user_interest_etc" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "artist_interest_etc" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "signup_sources_etc" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "terms_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "privacy_required_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "privacy_optional_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "agree_business_email" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "agree_business_sms" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "artist_applications" ADD CONSTRAINT "artist_applications_account_uuid_accounts_uuid_fk" FOREIGN KEY ("account_uuid") REFERENCES "public"."accounts"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artist_documents" ADD CONSTRAINT "artist_documents_application_uuid_artist_applications_uuid_fk" FOREIGN KEY ("application_uuid") REFERENCES "public"."artist_applications"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_logins" ADD CONSTRAINT "social_logins_account_uuid_accounts_uuid_fk" FOREIGN KEY ("account_uuid") REFERENCES "public"."accounts"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "artist_applications_account_idx" ON "artist_applications" USING btree ("account_uuid","created_at");--> statement-breakpoint
CREATE INDEX "artist_applications_waiting_idx" ON "artist_applications" USING btree ("created_at") WHERE "artist_applications"."status" = 'WAITING';--> statement-breakpoint
CREATE INDEX "artist_documents_application_idx" ON "artist_documents" USING btree ("application_uuid","position");--> statement-breakpoint
CREATE INDEX "revoked_sessions_expires_at_idx" ON "revoked_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "social_logins_provider_key" ON "social_logins" USING btree ("provider","provider_account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "social_logins_token_hash_key" ON "social_logins" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "social_logins_account_uuid_idx" ON "social_logins" USING btree ("account_uuid");--> statement-breakpoint
CREATE INDEX "identity_requests_expires_at_idx" ON "identity_requests" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "outbox_due_idx" ON "outbox" USING btree ("due_at") WHERE "outbox"."sent_at" is null and "outbox"."failed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_di_hash_key" ON "accounts" USING btree ("di_hash") WHERE "accounts"."status" = 'ACTIVE';