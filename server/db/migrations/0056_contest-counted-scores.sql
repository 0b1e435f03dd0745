ALTER TABLE "contest_reviews" ADD COLUMN "counted" boolean;--> statement-breakpoint
ALTER TABLE "contest_applicants" ADD COLUMN "announced_at" timestamp with time zone;--> statement-breakpoint
UPDATE "contest_applicants" SET "announced_at" = "contests"."announced_at"
FROM "contests"
WHERE "contests"."uuid" = "contest_applicants"."contest_uuid" AND "contest_applicants"."announced_status" IS NOT NULL;--> statement-breakpoint
UPDATE "contest_reviews" SET "counted" = "contest_reviews"."points" IS NOT NULL
FROM "contest_applicants"
INNER JOIN "contests" ON "contests"."uuid" = "contest_applicants"."contest_uuid"
WHERE "contest_applicants"."uuid" = "contest_reviews"."applicant_uuid" AND "contest_reviews"."round" < "contests"."round";
