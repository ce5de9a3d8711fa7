-- no transaction
DROP INDEX CONCURRENTLY IF EXISTS "rent_payments_reference_part";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "rent_payments_reference_part" ON "rent_payments" USING btree ("landlord_id","reference","part") WHERE reference is not null and mode <> 'cash' and state <> 'cancelled';--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "rent_payments_reference";
