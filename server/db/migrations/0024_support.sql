CREATE TABLE "faqs" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"category" text NOT NULL,
	"is_for_artists" boolean DEFAULT false NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inquiries" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_uuid" uuid,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"email" text NOT NULL,
	"phone_num" text NOT NULL,
	"privacy_agreed_at" timestamp with time zone,
	"send_key" uuid NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"answered_by" uuid,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inquiry_files" (
	"inquiry_uuid" uuid NOT NULL,
	"position" smallint NOT NULL,
	"storage_key" text NOT NULL,
	"file_name" text NOT NULL,
	"mime" text NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "inquiry_files_inquiry_uuid_position_pk" PRIMARY KEY("inquiry_uuid","position")
);
--> statement-breakpoint
CREATE TABLE "notice_reads" (
	"account_uuid" uuid NOT NULL,
	"notice_uuid" uuid NOT NULL,
	"read_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notice_reads_account_uuid_notice_uuid_pk" PRIMARY KEY("account_uuid","notice_uuid")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"created_by" text NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "notices_read_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_account_uuid_accounts_uuid_fk" FOREIGN KEY ("account_uuid") REFERENCES "public"."accounts"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_answered_by_accounts_uuid_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."accounts"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_files" ADD CONSTRAINT "inquiry_files_inquiry_uuid_inquiries_uuid_fk" FOREIGN KEY ("inquiry_uuid") REFERENCES "public"."inquiries"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_reads" ADD CONSTRAINT "notice_reads_account_uuid_accounts_uuid_fk" FOREIGN KEY ("account_uuid") REFERENCES "public"."accounts"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_reads" ADD CONSTRAINT "notice_reads_notice_uuid_notices_uuid_fk" FOREIGN KEY ("notice_uuid") REFERENCES "public"."notices"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "inquiries_send_key_key" ON "inquiries" USING btree ("send_key");--> statement-breakpoint
CREATE INDEX "inquiries_account_uuid_idx" ON "inquiries" USING btree ("account_uuid","created_at" DESC NULLS LAST,"uuid");--> statement-breakpoint
CREATE INDEX "inquiries_unread_idx" ON "inquiries" USING btree ("account_uuid") WHERE "inquiries"."answered_at" is not null and "inquiries"."read_at" is null;--> statement-breakpoint
CREATE INDEX "inquiries_answered_by_idx" ON "inquiries" USING btree ("answered_by");--> statement-breakpoint
CREATE INDEX "inquiries_created_at_idx" ON "inquiries" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "inquiry_files_storage_key_key" ON "inquiry_files" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "notice_reads_notice_uuid_idx" ON "notice_reads" USING btree ("notice_uuid");--> statement-breakpoint
CREATE INDEX "notices_listed_idx" ON "notices" USING btree ("is_pinned" DESC NULLS LAST,"created_at" DESC NULLS LAST,"uuid");--> statement-breakpoint
CREATE INDEX "notices_created_at_idx" ON "notices" USING btree ("created_at" DESC NULLS LAST,"uuid");