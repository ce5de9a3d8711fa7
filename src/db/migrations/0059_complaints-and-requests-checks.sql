-- no transaction
DROP INDEX CONCURRENTLY IF EXISTS "complaints_form_by_email";
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "complaints_form_by_email" ON "complaints" USING btree ("form_id") WHERE complainant_id is null;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "complaints_of_address";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "complaints_of_address" ON "complaints" USING btree ("sender_email");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "lead_cards_asked";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "lead_cards_asked" ON "lead_cards" USING btree ("created_at","id");
--> statement-breakpoint
ALTER TABLE "complaints" VALIDATE CONSTRAINT "complaints_sender";
