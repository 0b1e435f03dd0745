CREATE INDEX "audit_entries_subject_id_idx" ON "audit_entries" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "audit_entries_label_idx" ON "audit_entries" USING gin ("label" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "inquiries_text_idx" ON "inquiries" USING gin (("title" || ' ' || "content") gin_trgm_ops);