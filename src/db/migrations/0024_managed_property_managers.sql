CREATE TABLE "managed_property_managers" (
	"managed_property_id" uuid PRIMARY KEY NOT NULL,
	"manager_id" uuid NOT NULL,
	"assigned_by" uuid,
	"assigned_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "managed_property_managers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "managed_property_managers" ADD CONSTRAINT "managed_property_managers_managed_property_id_managed_properties_id_fk" FOREIGN KEY ("managed_property_id") REFERENCES "public"."managed_properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "managed_property_managers" ADD CONSTRAINT "managed_property_managers_manager_id_profiles_user_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "managed_property_managers" ADD CONSTRAINT "managed_property_managers_assigned_by_profiles_user_id_fk" FOREIGN KEY ("assigned_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "managed_property_managers_of_manager" ON "managed_property_managers" USING btree ("manager_id");--> statement-breakpoint
CREATE INDEX "managed_property_managers_by_admin" ON "managed_property_managers" USING btree ("assigned_by");--> statement-breakpoint
CREATE POLICY "read own" ON "managed_property_managers" AS PERMISSIVE FOR SELECT TO "member" USING ("managed_property_managers"."manager_id" = (select app.user_id()) or (select app.is_admin()));--> statement-breakpoint
CREATE POLICY "assign as admin" ON "managed_property_managers" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.is_admin()));--> statement-breakpoint
CREATE POLICY "reassign as admin" ON "managed_property_managers" AS PERMISSIVE FOR UPDATE TO "member" USING ((select app.is_admin())) WITH CHECK ((select app.is_admin()));--> statement-breakpoint
CREATE POLICY "release as admin" ON "managed_property_managers" AS PERMISSIVE FOR DELETE TO "member" USING ((select app.is_admin()));--> statement-breakpoint
CREATE POLICY "worker" ON "managed_property_managers" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER POLICY "read as party" ON "managed_properties" TO member USING ("managed_properties"."owner_id" = (select app.user_id()) or "managed_properties"."broker_id" = (select app.broker_id()) or (select app.is_admin())
        or "managed_properties"."id" in (select app.managed_homes()));--> statement-breakpoint
ALTER POLICY "read as party" ON "managed_rental_applications" TO member USING ("managed_rental_applications"."landlord_id" = (select app.user_id()) or "managed_rental_applications"."submitted_by" = (select app.user_id()) or "managed_rental_applications"."submitted_by_broker_id" = (select app.broker_id()) or (select app.is_admin())
        or "managed_rental_applications"."id" in (select app.managed_applications()));