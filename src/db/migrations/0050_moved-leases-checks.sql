-- no transaction
ALTER TABLE "switch_over_files" VALIDATE CONSTRAINT "switch_over_files_kind";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "leases_moved";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "leases_moved" ON "leases" USING btree ("id") WHERE moved_on is not null;
