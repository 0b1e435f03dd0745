CREATE TABLE "log_checks" (
	"month" text PRIMARY KEY NOT NULL,
	"note" text NOT NULL,
	"checked_by" text NOT NULL,
	"checked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "accounts_text_idx";--> statement-breakpoint
ALTER TABLE "contest_applicants" ADD COLUMN "exported_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "accounts_phone_digits_idx" ON "accounts" USING btree (regexp_replace("phone_num", '[^0-9]', '', 'g'));--> statement-breakpoint
CREATE INDEX "accounts_phone_end_idx" ON "accounts" USING btree (right(regexp_replace("phone_num", '[^0-9]', '', 'g'), 4));--> statement-breakpoint
CREATE INDEX "accounts_text_idx" ON "accounts" USING gin (("account_id" || ' ' || "name") gin_trgm_ops);--> statement-breakpoint
-- What an operator has signed can't be changed or taken back afterwards.
CREATE FUNCTION log_checks_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A check of the log is never changed';
END $$;
--> statement-breakpoint
CREATE TRIGGER log_checks_stay BEFORE UPDATE OR DELETE ON log_checks
  FOR EACH ROW EXECUTE FUNCTION log_checks_stay();
