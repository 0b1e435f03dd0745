CREATE TABLE "contest_exclusions" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"applicant_uuid" uuid NOT NULL,
	"juror_uuid" uuid NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"by_uuid" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lifted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "contest_jurors" (
	"contest_uuid" uuid NOT NULL,
	"account_uuid" uuid NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "contest_jurors_contest_uuid_account_uuid_pk" PRIMARY KEY("contest_uuid","account_uuid")
);
--> statement-breakpoint
CREATE TABLE "contest_review_rules" (
	"contest_uuid" uuid NOT NULL,
	"edition" integer NOT NULL,
	"rule" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contest_review_rules_contest_uuid_edition_pk" PRIMARY KEY("contest_uuid","edition")
);
--> statement-breakpoint
CREATE TABLE "contest_score_log" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"applicant_uuid" uuid NOT NULL,
	"reviewer_uuid" uuid NOT NULL,
	"round" smallint NOT NULL,
	"edition" integer NOT NULL,
	"points" integer,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contest_applicants" ADD COLUMN "scores_given" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "contest_reviews" ADD COLUMN "edition" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "contest_reviews" ALTER COLUMN "edition" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "contest_reviews" ADD COLUMN "marks" jsonb DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "contest_reviews" ALTER COLUMN "marks" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "contest_reviews" ADD COLUMN "points" integer;--> statement-breakpoint
ALTER TABLE "contest_reviews" ADD COLUMN "opinion" text;--> statement-breakpoint
ALTER TABLE "contest_reviews" ADD COLUMN "is_note_shared" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contest_reviews" ADD COLUMN "comment" text;--> statement-breakpoint
ALTER TABLE "contests" ADD COLUMN "review_edition" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "contest_exclusions" ADD CONSTRAINT "contest_exclusions_applicant_uuid_contest_applicants_uuid_fk" FOREIGN KEY ("applicant_uuid") REFERENCES "public"."contest_applicants"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_exclusions" ADD CONSTRAINT "contest_exclusions_juror_uuid_accounts_uuid_fk" FOREIGN KEY ("juror_uuid") REFERENCES "public"."accounts"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_exclusions" ADD CONSTRAINT "contest_exclusions_by_uuid_accounts_uuid_fk" FOREIGN KEY ("by_uuid") REFERENCES "public"."accounts"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_jurors" ADD CONSTRAINT "contest_jurors_contest_uuid_contests_uuid_fk" FOREIGN KEY ("contest_uuid") REFERENCES "public"."contests"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_jurors" ADD CONSTRAINT "contest_jurors_account_uuid_accounts_uuid_fk" FOREIGN KEY ("account_uuid") REFERENCES "public"."accounts"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_review_rules" ADD CONSTRAINT "contest_review_rules_contest_uuid_contests_uuid_fk" FOREIGN KEY ("contest_uuid") REFERENCES "public"."contests"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_score_log" ADD CONSTRAINT "contest_score_log_applicant_uuid_contest_applicants_uuid_fk" FOREIGN KEY ("applicant_uuid") REFERENCES "public"."contest_applicants"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_score_log" ADD CONSTRAINT "contest_score_log_reviewer_uuid_accounts_uuid_fk" FOREIGN KEY ("reviewer_uuid") REFERENCES "public"."accounts"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contest_exclusions_key" ON "contest_exclusions" USING btree ("applicant_uuid","juror_uuid") WHERE "contest_exclusions"."lifted_at" is null;--> statement-breakpoint
CREATE INDEX "contest_exclusions_juror_uuid_idx" ON "contest_exclusions" USING btree ("juror_uuid");--> statement-breakpoint
CREATE INDEX "contest_exclusions_by_uuid_idx" ON "contest_exclusions" USING btree ("by_uuid");--> statement-breakpoint
CREATE INDEX "contest_jurors_account_uuid_idx" ON "contest_jurors" USING btree ("account_uuid");--> statement-breakpoint
CREATE INDEX "contest_score_log_applicant_uuid_idx" ON "contest_score_log" USING btree ("applicant_uuid","at");--> statement-breakpoint
CREATE INDEX "contest_score_log_reviewer_uuid_idx" ON "contest_score_log" USING btree ("reviewer_uuid");--> statement-breakpoint
-- Contests so far are scored by one overall score from 1 to 5, whose mean is taken.
INSERT INTO "contest_review_rules" ("contest_uuid", "edition", "rule", "created_at")
SELECT "uuid", 1, '{"scale":"FIVE","criteria":[{"id":"overall","name":"점수","description":"","weight":100}],"reckoning":"MEAN","reveal":"OWN_SCORE","needsComment":false}', "created_at"
FROM "contests";--> statement-breakpoint
-- Notes so far were shown to other reviewers.
UPDATE "contest_reviews" SET
	"points" = "score" * 100,
	"marks" = CASE WHEN "score" IS NULL THEN '{}'::jsonb ELSE jsonb_build_object('overall', "score") END,
	"is_note_shared" = "note" IS NOT NULL;--> statement-breakpoint
INSERT INTO "contest_score_log" ("applicant_uuid", "reviewer_uuid", "round", "edition", "points", "at")
SELECT "applicant_uuid", "reviewer_uuid", "round", 1, "points", "updated_at"
FROM "contest_reviews" WHERE "points" IS NOT NULL;--> statement-breakpoint
UPDATE "contest_applicants" SET "score_sum" = "score_sum" * 100, "scores_given" = "score_count"
WHERE "score_count" > 0;--> statement-breakpoint
-- Reviewers keep the contests that they saw.
INSERT INTO "contest_jurors" ("contest_uuid", "account_uuid", "added_at")
SELECT "contests"."uuid", "organization_members"."account_uuid", "organization_members"."created_at"
FROM "contests"
INNER JOIN "organization_members" USING ("organization_uuid")
WHERE "organization_members"."role" = 'REVIEWER';
