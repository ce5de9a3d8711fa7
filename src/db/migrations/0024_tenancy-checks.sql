-- no transaction
DROP INDEX CONCURRENTLY IF EXISTS "lease_parties_of_email";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "lease_parties_of_email" ON "lease_parties" USING btree (lower("email")) WHERE user_id is null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "lease_parties_of_phone";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "lease_parties_of_phone" ON "lease_parties" USING btree ("phone") WHERE user_id is null;--> statement-breakpoint
ALTER TABLE "lease_parties" VALIDATE CONSTRAINT "lease_parties_reachable";--> statement-breakpoint
ALTER TABLE "leases" VALIDATE CONSTRAINT "leases_lock_in";--> statement-breakpoint
ALTER TABLE "leases" VALIDATE CONSTRAINT "leases_landlord_notice_days";--> statement-breakpoint
ALTER TABLE "leases" VALIDATE CONSTRAINT "leases_state";
