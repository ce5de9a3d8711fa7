-- no transaction
DROP INDEX CONCURRENTLY IF EXISTS "lead_cards_assigned";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "lead_cards_assigned" ON "lead_cards" USING btree ("assigned_to") WHERE assigned_to is not null;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "leases_of_bed";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "leases_of_bed" ON "leases" USING btree ("bed_id") WHERE bed_id is not null;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "leases_moved";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "leases_moved" ON "leases" USING btree ("id") WHERE moved_on is not null;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "properties_of_organisation";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "properties_of_organisation" ON "properties" USING btree ("organisation_id","created_at","id") WHERE organisation_id is not null;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "properties_of_building";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "properties_of_building" ON "properties" USING btree ("building_id") WHERE building_id is not null;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "rent_payments_replaces";
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "rent_payments_replaces" ON "rent_payments" USING btree ("replaces_id");
--> statement-breakpoint
ALTER TABLE "lead_cards" VALIDATE CONSTRAINT "lead_cards_assigned_to_profiles_user_id_fk";
--> statement-breakpoint
ALTER TABLE "properties" VALIDATE CONSTRAINT "properties_organisation_id_organisations_id_fk";
--> statement-breakpoint
ALTER TABLE "properties" VALIDATE CONSTRAINT "properties_building_id_buildings_id_fk";
--> statement-breakpoint
ALTER TABLE "rent_payments" VALIDATE CONSTRAINT "rent_payments_replaces_id_rent_payments_id_fk";
--> statement-breakpoint
ALTER TABLE "journal_entries" VALIDATE CONSTRAINT "journal_entries_kind";
--> statement-breakpoint
ALTER TABLE "journal_entries" VALIDATE CONSTRAINT "journal_entries_source";
--> statement-breakpoint
ALTER TABLE "journal_lines" VALIDATE CONSTRAINT "journal_lines_account";
--> statement-breakpoint
ALTER TABLE "properties" VALIDATE CONSTRAINT "properties_pg_meals";
--> statement-breakpoint
ALTER TABLE "switch_over_files" VALIDATE CONSTRAINT "switch_over_files_kind";
--> statement-breakpoint
ALTER TABLE "tenant_checks" VALIDATE CONSTRAINT "tenant_checks_language";
