-- no transaction
ALTER TABLE "managed_rental_applications" VALIDATE CONSTRAINT "managed_rental_applications_brought_by_affiliate_registrations_affiliate_id_fk";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "managed_property_details_without_state";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "managed_property_details_without_state" ON "managed_property_details" USING btree ("state_missing_since") WHERE state_missing_since is not null;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "managed_rental_applications_brought_by";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "managed_rental_applications_brought_by" ON "managed_rental_applications" USING btree ("brought_by") WHERE brought_by is not null;
--> statement-breakpoint
ALTER TABLE "managed_property_details" VALIDATE CONSTRAINT "managed_property_details_state";
