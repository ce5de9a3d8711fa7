-- no transaction
ALTER TABLE "verification_claims" VALIDATE CONSTRAINT "verification_claims_organisation_id_organisations_id_fk";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "verification_claims_waiting_of_oneself";
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "verification_claims_waiting_of_oneself" ON "verification_claims" USING btree ("user_id","kind") WHERE "verification_claims"."status" = 'submitted' and "verification_claims"."property_id" is null and "verification_claims"."organisation_id" is null;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "verification_claims_waiting_of_organisation";
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "verification_claims_waiting_of_organisation" ON "verification_claims" USING btree ("organisation_id","kind") WHERE "verification_claims"."status" = 'submitted' and "verification_claims"."organisation_id" is not null;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "verification_claims_good_of_oneself";
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "verification_claims_good_of_oneself" ON "verification_claims" USING btree ("user_id","kind") WHERE "verification_claims"."status" = 'verified' and "verification_claims"."property_id" is null and "verification_claims"."organisation_id" is null;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "verification_claims_good_of_organisation";
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "verification_claims_good_of_organisation" ON "verification_claims" USING btree ("organisation_id","kind") WHERE "verification_claims"."status" = 'verified' and "verification_claims"."organisation_id" is not null;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "verification_claims_of_organisation";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "verification_claims_of_organisation" ON "verification_claims" USING btree ("organisation_id") WHERE "verification_claims"."organisation_id" is not null;
--> statement-breakpoint
ALTER TABLE "verification_claims" VALIDATE CONSTRAINT "verification_claims_kind";
--> statement-breakpoint
ALTER TABLE "verification_claims" VALIDATE CONSTRAINT "verification_claims_subject";
