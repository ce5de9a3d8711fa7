-- no transaction
ALTER TABLE "audit_log" ADD COLUMN IF NOT EXISTS "people" uuid[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "audit_log_of_people";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "audit_log_of_people" ON "audit_log" USING gin ("people");
