CREATE TABLE "password_links" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_uuid" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_related_artworks" (
	"article_uuid" uuid NOT NULL,
	"artwork_uuid" uuid NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "article_related_artworks_article_uuid_artwork_uuid_pk" PRIMARY KEY("article_uuid","artwork_uuid")
);
--> statement-breakpoint
CREATE TABLE "article_revisions" (
	"article_uuid" uuid NOT NULL,
	"version" integer NOT NULL,
	"saved_by" text,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "article_revisions_article_uuid_version_pk" PRIMARY KEY("article_uuid","version")
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" text,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text,
	"label" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "message_templates" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"use" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inquiry_answer_files" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"inquiry_uuid" uuid NOT NULL,
	"position" smallint NOT NULL,
	"storage_key" text NOT NULL,
	"file_name" text NOT NULL,
	"mime" text NOT NULL,
	"bytes" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "accounts_di_hash_key";--> statement-breakpoint
DROP INDEX "accounts_created_at_idx";--> statement-breakpoint
DROP INDEX "inquiries_created_at_idx";--> statement-breakpoint
ALTER TABLE "articles" ALTER COLUMN "preview_image_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "stopped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "stop_reason" text;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "preview_token" text;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "preview_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "saved_by" text;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "phone_image_id" text;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "show_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "show_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "is_within_period" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "faqs" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "faqs" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "answer_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "password_links" ADD CONSTRAINT "password_links_account_uuid_accounts_uuid_fk" FOREIGN KEY ("account_uuid") REFERENCES "public"."accounts"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_related_artworks" ADD CONSTRAINT "article_related_artworks_article_uuid_articles_uuid_fk" FOREIGN KEY ("article_uuid") REFERENCES "public"."articles"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_related_artworks" ADD CONSTRAINT "article_related_artworks_artwork_uuid_artworks_uuid_fk" FOREIGN KEY ("artwork_uuid") REFERENCES "public"."artworks"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_revisions" ADD CONSTRAINT "article_revisions_article_uuid_articles_uuid_fk" FOREIGN KEY ("article_uuid") REFERENCES "public"."articles"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_answer_files" ADD CONSTRAINT "inquiry_answer_files_inquiry_uuid_inquiries_uuid_fk" FOREIGN KEY ("inquiry_uuid") REFERENCES "public"."inquiries"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "password_links_token_hash_key" ON "password_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "password_links_account_uuid_idx" ON "password_links" USING btree ("account_uuid");--> statement-breakpoint
CREATE INDEX "password_links_expires_at_idx" ON "password_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "article_related_artworks_artwork_uuid_idx" ON "article_related_artworks" USING btree ("artwork_uuid");--> statement-breakpoint
CREATE INDEX "audit_entries_at_idx" ON "audit_entries" USING btree ("at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_entries_subject_idx" ON "audit_entries" USING btree ("subject","subject_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_entries_actor_idx" ON "audit_entries" USING btree ("actor_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "message_templates_use_idx" ON "message_templates" USING btree ("use","title" collate "C");--> statement-breakpoint
CREATE INDEX "inquiry_answer_files_inquiry_uuid_idx" ON "inquiry_answer_files" USING btree ("inquiry_uuid","position");--> statement-breakpoint
CREATE UNIQUE INDEX "inquiry_answer_files_storage_key_key" ON "inquiry_answer_files" USING btree ("storage_key");--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_phone_image_id_images_id_fk" FOREIGN KEY ("phone_image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_last_login_at_idx" ON "accounts" USING btree ("last_login_at" DESC NULLS LAST,"uuid");--> statement-breakpoint
CREATE INDEX "accounts_name_idx" ON "accounts" USING btree ("name" collate "C","uuid");--> statement-breakpoint
CREATE INDEX "accounts_role_type_idx" ON "accounts" USING btree ("role_type","created_at" DESC NULLS LAST,"uuid");--> statement-breakpoint
CREATE INDEX "accounts_status_idx" ON "accounts" USING btree ("status","created_at" DESC NULLS LAST,"uuid") WHERE "accounts"."status" <> 'ACTIVE';--> statement-breakpoint
CREATE INDEX "accounts_text_idx" ON "accounts" USING gin (("account_id" || ' ' || "name" || ' ' || coalesce("email", '') || ' ' || coalesce("phone_num", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "articles_publish_at_idx" ON "articles" USING btree ("publish_at") WHERE "articles"."status" = 'SCHEDULED';--> statement-breakpoint
CREATE UNIQUE INDEX "articles_preview_token_key" ON "articles" USING btree ("preview_token");--> statement-breakpoint
CREATE INDEX "articles_updated_at_idx" ON "articles" USING btree ("updated_at" DESC NULLS LAST,"uuid");--> statement-breakpoint
CREATE INDEX "articles_type_updated_at_idx" ON "articles" USING btree ("type","updated_at" DESC NULLS LAST,"uuid");--> statement-breakpoint
CREATE INDEX "banners_show_from_idx" ON "banners" USING btree ("show_from");--> statement-breakpoint
CREATE INDEX "banners_show_until_idx" ON "banners" USING btree ("show_until");--> statement-breakpoint
CREATE INDEX "banners_image_id_idx" ON "banners" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "banners_phone_image_id_idx" ON "banners" USING btree ("phone_image_id");--> statement-breakpoint
CREATE INDEX "outbox_failed_at_idx" ON "outbox" USING btree ("failed_at" DESC NULLS LAST,"uuid") WHERE "outbox"."failed_at" is not null;--> statement-breakpoint
CREATE INDEX "inquiries_waiting_idx" ON "inquiries" USING btree ("created_at","uuid") WHERE "inquiries"."answered_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_di_hash_key" ON "accounts" USING btree ("di_hash") WHERE "accounts"."status" in ('ACTIVE', 'STOPPED');--> statement-breakpoint
CREATE INDEX "accounts_created_at_idx" ON "accounts" USING btree ("created_at" DESC NULLS LAST,"uuid");--> statement-breakpoint
CREATE INDEX "inquiries_created_at_idx" ON "inquiries" USING btree ("created_at","uuid");--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_preview_image_check" CHECK ("articles"."status" = 'DRAFT' or "articles"."preview_image_id" is not null);--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_publish_at_check" CHECK (("articles"."status" = 'SCHEDULED') = ("articles"."publish_at" is not null));