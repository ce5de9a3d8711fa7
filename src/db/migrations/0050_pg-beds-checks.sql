-- no transaction
DROP INDEX CONCURRENTLY IF EXISTS "leases_of_bed";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "leases_of_bed" ON "leases" USING btree ("bed_id") WHERE bed_id is not null;
--> statement-breakpoint
ALTER TABLE "properties" VALIDATE CONSTRAINT "properties_pg_meals";
