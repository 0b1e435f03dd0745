CREATE TABLE "contest_applicants" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"contest_uuid" uuid NOT NULL,
	"account_uuid" uuid NOT NULL,
	"name" text NOT NULL,
	"name_en" text,
	"draft" jsonb,
	"draft_form_version" integer,
	"draft_version" integer DEFAULT 0 NOT NULL,
	"drafted_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"answers" jsonb,
	"form_version" integer,
	"search_text" text DEFAULT '' NOT NULL,
	"receipt" text,
	"first_sent_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"announced_status" text,
	"round" smallint DEFAULT 1 NOT NULL,
	"score_sum" integer DEFAULT 0 NOT NULL,
	"score_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contest_files" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"applicant_uuid" uuid NOT NULL,
	"upload_uuid" uuid NOT NULL,
	"field" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contest_forms" (
	"contest_uuid" uuid NOT NULL,
	"version" integer NOT NULL,
	"fields" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contest_forms_contest_uuid_version_pk" PRIMARY KEY("contest_uuid","version")
);
--> statement-breakpoint
CREATE TABLE "contest_reviews" (
	"applicant_uuid" uuid NOT NULL,
	"reviewer_uuid" uuid NOT NULL,
	"round" smallint NOT NULL,
	"score" smallint,
	"note" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contest_reviews_applicant_uuid_round_reviewer_uuid_pk" PRIMARY KEY("applicant_uuid","round","reviewer_uuid")
);
--> statement-breakpoint
CREATE TABLE "contests" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_uuid" uuid NOT NULL,
	"article_uuid" uuid,
	"type" text NOT NULL,
	"state" text DEFAULT 'DRAFT' NOT NULL,
	"title" text NOT NULL,
	"organizer" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"preview_image_id" text,
	"opens_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"is_blind" boolean DEFAULT false NOT NULL,
	"allows_edits" boolean DEFAULT true NOT NULL,
	"form_version" integer DEFAULT 1 NOT NULL,
	"round" smallint DEFAULT 1 NOT NULL,
	"announced_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organization_members" (
	"account_uuid" uuid PRIMARY KEY NOT NULL,
	"organization_uuid" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organizations" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contest_applicants" ADD CONSTRAINT "contest_applicants_contest_uuid_contests_uuid_fk" FOREIGN KEY ("contest_uuid") REFERENCES "public"."contests"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_applicants" ADD CONSTRAINT "contest_applicants_account_uuid_accounts_uuid_fk" FOREIGN KEY ("account_uuid") REFERENCES "public"."accounts"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_files" ADD CONSTRAINT "contest_files_applicant_uuid_contest_applicants_uuid_fk" FOREIGN KEY ("applicant_uuid") REFERENCES "public"."contest_applicants"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_files" ADD CONSTRAINT "contest_files_upload_uuid_stored_uploads_uuid_fk" FOREIGN KEY ("upload_uuid") REFERENCES "public"."stored_uploads"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_forms" ADD CONSTRAINT "contest_forms_contest_uuid_contests_uuid_fk" FOREIGN KEY ("contest_uuid") REFERENCES "public"."contests"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_reviews" ADD CONSTRAINT "contest_reviews_applicant_uuid_contest_applicants_uuid_fk" FOREIGN KEY ("applicant_uuid") REFERENCES "public"."contest_applicants"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_reviews" ADD CONSTRAINT "contest_reviews_reviewer_uuid_accounts_uuid_fk" FOREIGN KEY ("reviewer_uuid") REFERENCES "public"."accounts"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contests" ADD CONSTRAINT "contests_organization_uuid_organizations_uuid_fk" FOREIGN KEY ("organization_uuid") REFERENCES "public"."organizations"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contests" ADD CONSTRAINT "contests_article_uuid_articles_uuid_fk" FOREIGN KEY ("article_uuid") REFERENCES "public"."articles"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contests" ADD CONSTRAINT "contests_preview_image_id_images_id_fk" FOREIGN KEY ("preview_image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_members" ADD CONSTRAINT "organization_members_account_uuid_accounts_uuid_fk" FOREIGN KEY ("account_uuid") REFERENCES "public"."accounts"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_members" ADD CONSTRAINT "organization_members_organization_uuid_organizations_uuid_fk" FOREIGN KEY ("organization_uuid") REFERENCES "public"."organizations"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contest_applicants_account_key" ON "contest_applicants" USING btree ("contest_uuid","account_uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "contest_applicants_receipt_key" ON "contest_applicants" USING btree ("receipt");--> statement-breakpoint
CREATE INDEX "contest_applicants_sent_at_idx" ON "contest_applicants" USING btree ("contest_uuid","sent_at" DESC NULLS LAST,"uuid") WHERE "contest_applicants"."sent_at" is not null;--> statement-breakpoint
CREATE INDEX "contest_applicants_account_uuid_idx" ON "contest_applicants" USING btree ("account_uuid","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "contest_files_applicant_uuid_idx" ON "contest_files" USING btree ("applicant_uuid");--> statement-breakpoint
CREATE INDEX "contest_files_upload_uuid_idx" ON "contest_files" USING btree ("upload_uuid");--> statement-breakpoint
CREATE INDEX "contest_reviews_reviewer_uuid_idx" ON "contest_reviews" USING btree ("reviewer_uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "contests_article_uuid_key" ON "contests" USING btree ("article_uuid");--> statement-breakpoint
CREATE INDEX "contests_organization_uuid_idx" ON "contests" USING btree ("organization_uuid","created_at" DESC NULLS LAST,"uuid");--> statement-breakpoint
CREATE INDEX "contests_preview_image_id_idx" ON "contests" USING btree ("preview_image_id");--> statement-breakpoint
CREATE INDEX "contests_closes_at_idx" ON "contests" USING btree ("closes_at") WHERE "contests"."state" = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "organization_members_organization_uuid_idx" ON "organization_members" USING btree ("organization_uuid","created_at");