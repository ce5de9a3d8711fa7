-- no transaction
DROP INDEX CONCURRENTLY IF EXISTS "managed_property_details_without_state";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "managed_property_details_without_state" ON "managed_property_details" USING btree ("state_missing_since") WHERE state_missing_since is not null;
--> statement-breakpoint
ALTER TABLE "managed_property_details" VALIDATE CONSTRAINT "managed_property_details_state";
