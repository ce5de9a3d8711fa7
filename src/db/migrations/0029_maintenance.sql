CREATE TABLE "maintenance_events" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"request_id" uuid NOT NULL,
	"actor_id" uuid,
	"side" text NOT NULL,
	"action" text NOT NULL,
	"status" text NOT NULL,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "maintenance_events_side" CHECK ("maintenance_events"."side" in ('tenant', 'landlord', 'manager'))
);
--> statement-breakpoint
ALTER TABLE "maintenance_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "maintenance_photos" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"request_id" uuid NOT NULL,
	"key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"added_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "maintenance_photos_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "maintenance_photos" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "maintenance_requests" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"lease_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"category" text NOT NULL,
	"priority" text DEFAULT 'normal' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"assignee_name" text,
	"assignee_phone" text,
	"estimate" bigint,
	"approved_at" timestamp with time zone,
	"cost" bigint,
	"done_at" timestamp with time zone,
	"rating" smallint,
	"rating_note" text,
	"reported_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "maintenance_requests_status" CHECK ("maintenance_requests"."status" in ('open', 'assigned', 'in_progress', 'done', 'cancelled')),
	CONSTRAINT "maintenance_requests_category" CHECK ("maintenance_requests"."category" in ('plumbing', 'electrical', 'appliance', 'structure', 'cleaning', 'other')),
	CONSTRAINT "maintenance_requests_priority" CHECK ("maintenance_requests"."priority" in ('low', 'normal', 'urgent')),
	CONSTRAINT "maintenance_requests_rating" CHECK ("maintenance_requests"."rating" between 1 and 5),
	CONSTRAINT "maintenance_requests_money" CHECK (coalesce("maintenance_requests"."estimate", 0) between 0 and 1000000000
        and coalesce("maintenance_requests"."cost", 0) between 0 and 1000000000)
);
--> statement-breakpoint
ALTER TABLE "maintenance_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_kind";--> statement-breakpoint
ALTER TABLE "maintenance_events" ADD CONSTRAINT "maintenance_events_request_id_maintenance_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."maintenance_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maintenance_events" ADD CONSTRAINT "maintenance_events_actor_id_profiles_user_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maintenance_photos" ADD CONSTRAINT "maintenance_photos_request_id_maintenance_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."maintenance_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maintenance_photos" ADD CONSTRAINT "maintenance_photos_added_by_profiles_user_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maintenance_requests" ADD CONSTRAINT "maintenance_requests_lease_id_leases_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."leases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "maintenance_requests" ADD CONSTRAINT "maintenance_requests_reported_by_profiles_user_id_fk" FOREIGN KEY ("reported_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "maintenance_events_of_request" ON "maintenance_events" USING btree ("request_id","created_at");--> statement-breakpoint
CREATE INDEX "maintenance_events_of_actor" ON "maintenance_events" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "maintenance_photos_of_request" ON "maintenance_photos" USING btree ("request_id","created_at");--> statement-breakpoint
CREATE INDEX "maintenance_photos_added_by" ON "maintenance_photos" USING btree ("added_by");--> statement-breakpoint
CREATE INDEX "maintenance_requests_of_lease" ON "maintenance_requests" USING btree ("lease_id","created_at","id");--> statement-breakpoint
CREATE INDEX "maintenance_requests_newest" ON "maintenance_requests" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "maintenance_requests_reported_by" ON "maintenance_requests" USING btree ("reported_by");--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_kind" CHECK ("files"."kind" in ('avatar', 'property_photo', 'document', 'import', 'maintenance_photo'));--> statement-breakpoint
CREATE POLICY "read with request" ON "maintenance_events" AS PERMISSIVE FOR SELECT TO "member" USING ("maintenance_events"."request_id" in (select r.id from maintenance_requests r));--> statement-breakpoint
CREATE POLICY "add own" ON "maintenance_events" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("maintenance_events"."actor_id" = (select app.user_id()) and "maintenance_events"."request_id" in (select r.id from maintenance_requests r));--> statement-breakpoint
CREATE POLICY "worker" ON "maintenance_events" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read with request" ON "maintenance_photos" AS PERMISSIVE FOR SELECT TO "member" USING ("maintenance_photos"."request_id" in (select r.id from maintenance_requests r));--> statement-breakpoint
CREATE POLICY "add as party" ON "maintenance_photos" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("maintenance_photos"."added_by" = (select app.user_id()) and "maintenance_photos"."request_id" in (select r.id from maintenance_requests r));--> statement-breakpoint
CREATE POLICY "worker" ON "maintenance_photos" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read with lease" ON "maintenance_requests" AS PERMISSIVE FOR SELECT TO "member" USING ("maintenance_requests"."lease_id" in (select l.id from leases l));--> statement-breakpoint
CREATE POLICY "raise as party" ON "maintenance_requests" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("maintenance_requests"."reported_by" = (select app.user_id()) and "maintenance_requests"."status" = 'open' and "maintenance_requests"."lease_id" in (select l.id from leases l));--> statement-breakpoint
CREATE POLICY "work as party" ON "maintenance_requests" AS PERMISSIVE FOR UPDATE TO "member" USING ("maintenance_requests"."lease_id" in (select l.id from leases l)) WITH CHECK ("maintenance_requests"."lease_id" in (select l.id from leases l));--> statement-breakpoint
CREATE POLICY "worker" ON "maintenance_requests" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER POLICY "read as party" ON "leases" TO member USING ("leases"."landlord_id" = (select app.user_id()) or "leases"."tenant_id" = (select app.user_id()) or (select app.is_admin())
        or "leases"."managed_property_id" in (select app.managed_homes()));--> statement-breakpoint
ALTER POLICY "add as receiver" ON "rent_allocations" TO member WITH CHECK (exists (select from rent_payments p join leases l on l.id = p.lease_id
        join rent_dues d on d.lease_id = l.id and d.id = "rent_allocations"."due_id"
        where p.id = "rent_allocations"."payment_id" and p.state = 'confirmed' and (l.landlord_id = (select app.user_id()) or (select app.is_admin())
  or l.managed_property_id in (select app.managed_homes()))));--> statement-breakpoint
ALTER POLICY "report or record" ON "rent_payments" TO member WITH CHECK ("rent_payments"."reported_by" = (select app.user_id()) and (("rent_payments"."state" = 'reported' and exists (select from leases l where l.id = "rent_payments"."lease_id" and l.tenant_id = (select app.user_id())))
        or ("rent_payments"."state" = 'confirmed' and "rent_payments"."confirmed_by" = (select app.user_id()) and exists (select from leases l where l.id = "rent_payments"."lease_id" and (l.landlord_id = (select app.user_id()) or (select app.is_admin())
  or l.managed_property_id in (select app.managed_homes()))))));--> statement-breakpoint
ALTER POLICY "answer as party" ON "rent_payments" TO member USING (exists (select from leases l where l.id = "rent_payments"."lease_id" and l.tenant_id = (select app.user_id())) or exists (select from leases l where l.id = "rent_payments"."lease_id" and (l.landlord_id = (select app.user_id()) or (select app.is_admin())
  or l.managed_property_id in (select app.managed_homes())))) WITH CHECK (exists (select from leases l where l.id = "rent_payments"."lease_id" and l.tenant_id = (select app.user_id())) or exists (select from leases l where l.id = "rent_payments"."lease_id" and (l.landlord_id = (select app.user_id()) or (select app.is_admin())
  or l.managed_property_id in (select app.managed_homes()))));