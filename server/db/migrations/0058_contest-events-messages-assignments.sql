CREATE TABLE "contest_assignments" (
	"applicant_uuid" uuid NOT NULL,
	"round" smallint NOT NULL,
	"juror_uuid" uuid NOT NULL,
	CONSTRAINT "contest_assignments_applicant_uuid_round_juror_uuid_pk" PRIMARY KEY("applicant_uuid","round","juror_uuid")
);
--> statement-breakpoint
CREATE TABLE "contest_events" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"contest_uuid" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"by_uuid" uuid,
	"round" smallint NOT NULL,
	"juror_uuid" uuid,
	"count" integer,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "contest_messages" (
	"uuid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"contest_uuid" uuid NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"by_uuid" uuid,
	"audience" text NOT NULL,
	"applicant_uuid" uuid,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"sent" integer NOT NULL,
	"unreachable" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contest_jurors" ADD COLUMN "rounds" smallint[];--> statement-breakpoint
ALTER TABLE "contest_applicants" ADD COLUMN "status_before" text;--> statement-breakpoint
ALTER TABLE "contests" ADD COLUMN "assigned_round" smallint;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "verified_by" text;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contest_assignments" ADD CONSTRAINT "contest_assignments_applicant_uuid_contest_applicants_uuid_fk" FOREIGN KEY ("applicant_uuid") REFERENCES "public"."contest_applicants"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_assignments" ADD CONSTRAINT "contest_assignments_juror_uuid_accounts_uuid_fk" FOREIGN KEY ("juror_uuid") REFERENCES "public"."accounts"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_events" ADD CONSTRAINT "contest_events_contest_uuid_contests_uuid_fk" FOREIGN KEY ("contest_uuid") REFERENCES "public"."contests"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_events" ADD CONSTRAINT "contest_events_by_uuid_accounts_uuid_fk" FOREIGN KEY ("by_uuid") REFERENCES "public"."accounts"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_events" ADD CONSTRAINT "contest_events_juror_uuid_accounts_uuid_fk" FOREIGN KEY ("juror_uuid") REFERENCES "public"."accounts"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_messages" ADD CONSTRAINT "contest_messages_contest_uuid_contests_uuid_fk" FOREIGN KEY ("contest_uuid") REFERENCES "public"."contests"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_messages" ADD CONSTRAINT "contest_messages_by_uuid_accounts_uuid_fk" FOREIGN KEY ("by_uuid") REFERENCES "public"."accounts"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_messages" ADD CONSTRAINT "contest_messages_applicant_uuid_contest_applicants_uuid_fk" FOREIGN KEY ("applicant_uuid") REFERENCES "public"."contest_applicants"("uuid") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contest_assignments_juror_uuid_idx" ON "contest_assignments" USING btree ("juror_uuid");--> statement-breakpoint
CREATE INDEX "contest_events_contest_uuid_idx" ON "contest_events" USING btree ("contest_uuid","at" DESC NULLS LAST,"uuid");--> statement-breakpoint
CREATE INDEX "contest_events_by_uuid_idx" ON "contest_events" USING btree ("by_uuid");--> statement-breakpoint
CREATE INDEX "contest_events_juror_uuid_idx" ON "contest_events" USING btree ("juror_uuid");--> statement-breakpoint
CREATE INDEX "contest_messages_contest_uuid_idx" ON "contest_messages" USING btree ("contest_uuid","sent_at" DESC NULLS LAST,"uuid");--> statement-breakpoint
CREATE INDEX "contest_messages_by_uuid_idx" ON "contest_messages" USING btree ("by_uuid");--> statement-breakpoint
CREATE INDEX "contest_messages_applicant_uuid_idx" ON "contest_messages" USING btree ("applicant_uuid");