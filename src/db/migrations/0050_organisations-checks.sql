-- no transaction
DROP INDEX CONCURRENTLY IF EXISTS "lead_cards_assigned";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "lead_cards_assigned" ON "lead_cards" USING btree ("assigned_to") WHERE assigned_to is not null;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "properties_of_organisation";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "properties_of_organisation" ON "properties" USING btree ("organisation_id","created_at","id") WHERE organisation_id is not null;
--> statement-breakpoint
ALTER TABLE "lead_cards" VALIDATE CONSTRAINT "lead_cards_assigned_to_profiles_user_id_fk";
--> statement-breakpoint
ALTER TABLE "properties" VALIDATE CONSTRAINT "properties_organisation_id_organisations_id_fk";
