-- no transaction
DROP INDEX CONCURRENTLY IF EXISTS "leases_of_bed";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "leases_of_bed" ON "leases" USING btree ("bed_id") WHERE bed_id is not null;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "properties_of_building";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "properties_of_building" ON "properties" USING btree ("building_id") WHERE building_id is not null;
--> statement-breakpoint
ALTER TABLE "properties" VALIDATE CONSTRAINT "properties_pg_meals";
--> statement-breakpoint
ALTER TABLE "properties" VALIDATE CONSTRAINT "properties_building_id_buildings_id_fk";
