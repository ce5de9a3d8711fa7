DROP INDEX "maintenance_requests_of_lease";--> statement-breakpoint
ALTER TABLE "maintenance_requests" ALTER COLUMN "lease_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "maintenance_requests" ADD COLUMN "property_id" uuid;--> statement-breakpoint
ALTER TABLE "maintenance_requests" ADD COLUMN "managed_property_id" uuid;--> statement-breakpoint
ALTER TABLE "maintenance_requests" ADD COLUMN "home_name" text;--> statement-breakpoint
-- Requests so far are of the home of their lease. The owner reads and writes past forced row security for that, and nothing counts as changed.
ALTER TABLE "leases" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "maintenance_requests" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "maintenance_requests" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "maintenance_requests" r SET "property_id" = l."property_id", "managed_property_id" = l."managed_property_id", "home_name" = l."home_name"
  FROM "leases" l WHERE l."id" = r."lease_id";--> statement-breakpoint
ALTER TABLE "maintenance_requests" ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "maintenance_requests" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "leases" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "maintenance_requests" ALTER COLUMN "home_name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "maintenance_requests" ADD CONSTRAINT "maintenance_requests_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maintenance_requests" ADD CONSTRAINT "maintenance_requests_managed_property_id_managed_properties_id_fk" FOREIGN KEY ("managed_property_id") REFERENCES "public"."managed_properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "maintenance_requests_of_home" ON "maintenance_requests" USING btree ("property_id","created_at","id");--> statement-breakpoint
CREATE INDEX "maintenance_requests_of_managed_home" ON "maintenance_requests" USING btree ("managed_property_id","created_at","id");--> statement-breakpoint
CREATE INDEX "maintenance_requests_of_lease" ON "maintenance_requests" USING btree ("lease_id","created_at","id") WHERE lease_id is not null;--> statement-breakpoint
ALTER TABLE "maintenance_requests" ADD CONSTRAINT "maintenance_requests_one_home" CHECK (num_nonnulls("maintenance_requests"."property_id", "maintenance_requests"."managed_property_id") <= 1
        and ("maintenance_requests"."lease_id" is not null or num_nonnulls("maintenance_requests"."property_id", "maintenance_requests"."managed_property_id") = 1));--> statement-breakpoint
DROP POLICY "read with lease" ON "maintenance_requests" CASCADE;--> statement-breakpoint
CREATE POLICY "read with lease or home" ON "maintenance_requests" AS PERMISSIVE FOR SELECT TO "member" USING (((select app.is_admin()) or case when "maintenance_requests"."lease_id" is not null then exists (select from leases v where v.id = "maintenance_requests"."lease_id")
    else app.lets_home("maintenance_requests"."property_id", "maintenance_requests"."managed_property_id") or "maintenance_requests"."managed_property_id" in (select app.managed_homes()) end));--> statement-breakpoint
ALTER POLICY "raise as party" ON "maintenance_requests" TO member WITH CHECK ("maintenance_requests"."reported_by" = (select app.user_id()) and "maintenance_requests"."status" = 'open' and ((select app.is_admin()) or case when "maintenance_requests"."lease_id" is not null then exists (select from leases v where v.id = "maintenance_requests"."lease_id")
    else app.lets_home("maintenance_requests"."property_id", "maintenance_requests"."managed_property_id") or "maintenance_requests"."managed_property_id" in (select app.managed_homes()) end));--> statement-breakpoint
ALTER POLICY "work as party" ON "maintenance_requests" TO member USING (((select app.is_admin()) or case when "maintenance_requests"."lease_id" is not null then exists (select from leases v where v.id = "maintenance_requests"."lease_id")
    else app.lets_home("maintenance_requests"."property_id", "maintenance_requests"."managed_property_id") or "maintenance_requests"."managed_property_id" in (select app.managed_homes()) end)) WITH CHECK (((select app.is_admin()) or case when "maintenance_requests"."lease_id" is not null then exists (select from leases v where v.id = "maintenance_requests"."lease_id")
    else app.lets_home("maintenance_requests"."property_id", "maintenance_requests"."managed_property_id") or "maintenance_requests"."managed_property_id" in (select app.managed_homes()) end));