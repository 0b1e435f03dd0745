CREATE TABLE "portfolio_links" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"artist_id" bigint NOT NULL,
	"token" text NOT NULL,
	"label" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"last_viewed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "portfolio_links" ADD CONSTRAINT "portfolio_links_artist_id_artists_id_fk" FOREIGN KEY ("artist_id") REFERENCES "public"."artists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "portfolio_links_token_key" ON "portfolio_links" USING btree ("token");--> statement-breakpoint
CREATE INDEX "portfolio_links_artist_id_idx" ON "portfolio_links" USING btree ("artist_id","created_at");