-- no transaction
DROP INDEX CONCURRENTLY IF EXISTS "rent_payments_replaces";
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "rent_payments_replaces" ON "rent_payments" USING btree ("replaces_id");
--> statement-breakpoint
ALTER TABLE "rent_payments" VALIDATE CONSTRAINT "rent_payments_replaces_id_rent_payments_id_fk";
