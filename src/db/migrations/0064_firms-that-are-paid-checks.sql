-- no transaction
ALTER TABLE "payouts" VALIDATE CONSTRAINT "payouts_organisation_id_organisations_id_fk";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "leases_of_owner_email";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "leases_of_owner_email" ON "leases" USING btree (lower("landlord_email")) WHERE landlord_id is null;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "leases_of_owner_phone";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "leases_of_owner_phone" ON "leases" USING btree ("landlord_phone") WHERE landlord_id is null;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "payouts_one_pending_for_owner";
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "payouts_one_pending_for_owner" ON "payouts" USING btree ("user_id",coalesce(organisation_id, user_id)) WHERE "payouts"."state" = 'pending' and "payouts"."payee_kind" = 'owner';
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "payouts_of_organisation";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "payouts_of_organisation" ON "payouts" USING btree ("organisation_id");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "payouts_one_pending_owner";
