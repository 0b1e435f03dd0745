DROP INDEX "portfolios_artist_key";--> statement-breakpoint
ALTER TABLE "portfolios" ADD COLUMN "replaced_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "portfolios_artist_id_replaced_at_idx" ON "portfolios" USING btree ("artist_id","replaced_at");--> statement-breakpoint
CREATE UNIQUE INDEX "portfolios_artist_key" ON "portfolios" USING btree ("artist_id","is_temporary") WHERE "portfolios"."replaced_at" is null;