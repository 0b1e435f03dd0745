CREATE TABLE "originals" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"account_uuid" uuid NOT NULL,
	"storage_key" text NOT NULL,
	"file_name" text NOT NULL,
	"mime" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stored_uploads" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_uuid" uuid NOT NULL,
	"storage_key" text NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"max_bytes" integer NOT NULL,
	"bytes" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"claimed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "ingested_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "originals" ADD CONSTRAINT "originals_account_uuid_accounts_uuid_fk" FOREIGN KEY ("account_uuid") REFERENCES "public"."accounts"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_uploads" ADD CONSTRAINT "stored_uploads_account_uuid_accounts_uuid_fk" FOREIGN KEY ("account_uuid") REFERENCES "public"."accounts"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "originals_account_uuid_idx" ON "originals" USING btree ("account_uuid");--> statement-breakpoint
CREATE INDEX "originals_created_at_idx" ON "originals" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "stored_uploads_account_idx" ON "stored_uploads" USING btree ("account_uuid","created_at");--> statement-breakpoint
CREATE INDEX "stored_uploads_created_at_idx" ON "stored_uploads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "artists_image_id_idx" ON "artists" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "artworks_image_id_idx" ON "artworks" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "images_ingested_at_idx" ON "images" USING btree ("ingested_at");