-- no transaction
ALTER TABLE "managed_rental_applications" VALIDATE CONSTRAINT "managed_rental_applications_enquiry_id_enquiries_id_fk";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "managed_rental_applications_of_enquiry";
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "managed_rental_applications_of_enquiry" ON "managed_rental_applications" USING btree ("enquiry_id");
