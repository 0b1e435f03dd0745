CREATE TABLE "portfolios" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"artist_id" bigint NOT NULL,
	"is_temporary" boolean NOT NULL,
	"content" jsonb NOT NULL,
	"cover_image_id" text,
	"pdf_upload_uuid" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "portfolios" ADD CONSTRAINT "portfolios_artist_id_artists_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolios" ADD CONSTRAINT "portfolios_cover_image_id_images_id_fk" FOREIGN KEY ("cover_image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolios" ADD CONSTRAINT "portfolios_pdf_upload_uuid_stored_uploads_uuid_fk" FOREIGN KEY ("pdf_upload_uuid") REFERENCES "public"."stored_uploads"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "portfolios_artist_key" ON "portfolios" USING btree ("artist_id","is_temporary");--> statement-breakpoint
CREATE INDEX "portfolios_cover_image_id_idx" ON "portfolios" USING btree ("cover_image_id");--> statement-breakpoint
CREATE INDEX "portfolios_pdf_upload_uuid_idx" ON "portfolios" USING btree ("pdf_upload_uuid");