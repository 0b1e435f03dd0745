DROP INDEX "likes_of_account_idx";--> statement-breakpoint
CREATE INDEX "likes_of_account_idx" ON "likes" USING btree ("account_uuid","type","created_at","target_uuid");