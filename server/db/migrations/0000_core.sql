CREATE TABLE "accounts" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" text NOT NULL,
	"password_hash" text,
	"role_type" text NOT NULL,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"phone_num" text,
	"gender_type" text DEFAULT 'NONE' NOT NULL,
	"birth_date" date,
	"sns_type" text,
	"address" text,
	"address_detail" text,
	"zone_code" text,
	"user_interests" text[] DEFAULT '{}' NOT NULL,
	"artist_interests" text[] DEFAULT '{}' NOT NULL,
	"signup_sources" text[] DEFAULT '{}' NOT NULL,
	"agree_marketing_email" boolean DEFAULT false NOT NULL,
	"agree_marketing_sms" boolean DEFAULT false NOT NULL,
	"token_version" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_login_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "article_related_artists" (
	"article_uuid" uuid NOT NULL,
	"artist_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "article_related_artists_article_uuid_artist_id_pk" PRIMARY KEY("article_uuid","artist_id")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"type" text NOT NULL,
	"status" text DEFAULT 'PUBLISHED' NOT NULL,
	"number" smallint,
	"title" text NOT NULL,
	"sub_title" text,
	"home_content" text,
	"preview_image_id" text NOT NULL,
	"main_image_id" text,
	"artist_id" bigint,
	"period_from" date,
	"period_to" date,
	"period_memo" text,
	"time_from" text,
	"time_to" text,
	"time_memo" text,
	"organizer" text,
	"location" text,
	"location_detail" text,
	"contact_phone_num" text,
	"contact_email" text,
	"content" text,
	"contents" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"origin_link" text,
	"writer" text,
	"writer_title" text,
	"writer_image_id" text,
	"writer_message" text,
	"like_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "artists" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "artists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"account_uuid" uuid NOT NULL,
	"user_account_id" text NOT NULL,
	"name_ko" text,
	"name_en" text,
	"image_id" text NOT NULL,
	"introduction" text,
	"artist_note" text,
	"badge" text,
	"domestic_area" text,
	"overseas_area" text,
	"video_link" text,
	"activity_genre_types" text[] DEFAULT '{}' NOT NULL,
	"activity_genre_etc" text,
	"educations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"experiences" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"awards" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"collections" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"interviews" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_public" boolean DEFAULT true NOT NULL,
	"search_name" text GENERATED ALWAYS AS (lower(normalize(replace(coalesce(name_ko, '') || chr(10) || coalesce(name_en, ''), ' ', ''), NFC))) STORED NOT NULL,
	"artwork_count" integer DEFAULT 0 NOT NULL,
	"like_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "artwork_categories" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"artist_id" bigint NOT NULL,
	"name" text NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"sort_order" smallint DEFAULT 0 NOT NULL,
	"artwork_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "artworks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "artworks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"artist_id" bigint NOT NULL,
	"image_id" text NOT NULL,
	"title" text,
	"title_en" text,
	"year" smallint NOT NULL,
	"material" text NOT NULL,
	"size" text NOT NULL,
	"height_cm" numeric(8, 2),
	"width_cm" numeric(8, 2),
	"depth_cm" numeric(8, 2),
	"genre" text NOT NULL,
	"genre_etc" text,
	"theme_subject" text,
	"theme_time" text,
	"theme_focus" text,
	"theme_style" text,
	"description" text,
	"price" bigint,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"category_uuid" uuid,
	"category_sort_order" integer,
	"view_count" integer DEFAULT 0 NOT NULL,
	"like_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"placement" text NOT NULL,
	"position" smallint NOT NULL,
	"media_type" text NOT NULL,
	"image_id" text NOT NULL,
	"video_id" text,
	"alt" text NOT NULL,
	"eyebrow" text,
	"title" text NOT NULL,
	"sub_title" text,
	"note" text,
	"link_article_uuid" uuid,
	"link_artist_id" bigint,
	"link_path" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "home_slots" (
	"slot" text NOT NULL,
	"position" smallint NOT NULL,
	"artist_id" bigint,
	"article_uuid" uuid,
	"title_lines" text[],
	CONSTRAINT "home_slots_slot_position_pk" PRIMARY KEY("slot","position")
);
--> statement-breakpoint
CREATE TABLE "counters" (
	"name" text PRIMARY KEY NOT NULL,
	"value" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "images" (
	"id" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"color" text NOT NULL,
	"placeholder" text NOT NULL,
	"mime" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "likes" (
	"account_uuid" uuid NOT NULL,
	"type" text NOT NULL,
	"target_uuid" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "likes_account_uuid_type_target_uuid_pk" PRIMARY KEY("account_uuid","type","target_uuid")
);
--> statement-breakpoint
ALTER TABLE "article_related_artists" ADD CONSTRAINT "article_related_artists_article_uuid_articles_uuid_fk" FOREIGN KEY ("article_uuid") REFERENCES "public"."articles"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_related_artists" ADD CONSTRAINT "article_related_artists_artist_id_artists_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_preview_image_id_images_id_fk" FOREIGN KEY ("preview_image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_main_image_id_images_id_fk" FOREIGN KEY ("main_image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_artist_id_artists_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artists"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_writer_image_id_images_id_fk" FOREIGN KEY ("writer_image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artists" ADD CONSTRAINT "artists_account_uuid_accounts_uuid_fk" FOREIGN KEY ("account_uuid") REFERENCES "public"."accounts"("uuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artists" ADD CONSTRAINT "artists_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artwork_categories" ADD CONSTRAINT "artwork_categories_artist_id_artists_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artworks" ADD CONSTRAINT "artworks_artist_id_artists_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artworks" ADD CONSTRAINT "artworks_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artworks" ADD CONSTRAINT "artworks_category_uuid_artwork_categories_uuid_fk" FOREIGN KEY ("category_uuid") REFERENCES "public"."artwork_categories"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_link_article_uuid_articles_uuid_fk" FOREIGN KEY ("link_article_uuid") REFERENCES "public"."articles"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_link_artist_id_artists_id_fk" FOREIGN KEY ("link_artist_id") REFERENCES "public"."artists"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_slots" ADD CONSTRAINT "home_slots_artist_id_artists_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_slots" ADD CONSTRAINT "home_slots_article_uuid_articles_uuid_fk" FOREIGN KEY ("article_uuid") REFERENCES "public"."articles"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likes" ADD CONSTRAINT "likes_account_uuid_accounts_uuid_fk" FOREIGN KEY ("account_uuid") REFERENCES "public"."accounts"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_account_id_key" ON "accounts" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email_key" ON "accounts" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "accounts_created_at_idx" ON "accounts" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "articles_published_created_at_idx" ON "articles" USING btree ("type","created_at" DESC NULLS LAST,"uuid" DESC NULLS LAST) WHERE "articles"."status" = 'PUBLISHED';--> statement-breakpoint
CREATE INDEX "articles_special_of_artist_idx" ON "articles" USING btree ("artist_id","created_at" DESC NULLS LAST) WHERE "articles"."status" = 'PUBLISHED' and "articles"."type" = 'SPECIAL';--> statement-breakpoint
CREATE UNIQUE INDEX "artists_uuid_key" ON "artists" USING btree ("uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "artists_account_uuid_key" ON "artists" USING btree ("account_uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "artists_user_account_id_key" ON "artists" USING btree ("user_account_id");--> statement-breakpoint
CREATE INDEX "artists_public_created_at_idx" ON "artists" USING btree ("created_at","id","search_name") WHERE "artists"."is_public";--> statement-breakpoint
CREATE INDEX "artists_public_name_ko_idx" ON "artists" USING btree ("name_ko" collate "C","id","search_name") WHERE "artists"."is_public";--> statement-breakpoint
CREATE INDEX "artwork_categories_artist_id_idx" ON "artwork_categories" USING btree ("artist_id","sort_order");--> statement-breakpoint
CREATE UNIQUE INDEX "artworks_uuid_key" ON "artworks" USING btree ("uuid");--> statement-breakpoint
CREATE INDEX "artworks_artist_order_idx" ON "artworks" USING btree ("artist_id","sort_order","id");--> statement-breakpoint
CREATE INDEX "artworks_category_order_idx" ON "artworks" USING btree ("category_uuid","category_sort_order","id") WHERE "artworks"."category_uuid" is not null;--> statement-breakpoint
CREATE INDEX "banners_placement_idx" ON "banners" USING btree ("placement","position");--> statement-breakpoint
CREATE INDEX "likes_of_target_idx" ON "likes" USING btree ("target_uuid");--> statement-breakpoint
CREATE INDEX "likes_of_account_idx" ON "likes" USING btree ("account_uuid","type","created_at" DESC NULLS LAST);