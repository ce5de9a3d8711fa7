CREATE TABLE "enquiries" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"form_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"topic" text,
	"status" text DEFAULT 'new' NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"company" text,
	"city" text,
	"message" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"property_id" uuid,
	"user_id" uuid,
	"assigned_to" uuid,
	"told_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enquiries_kind" CHECK ("enquiries"."kind" in ('contact', 'corporates', 'services', 'guaranteed_lease', 'tenant_verification', 'property')),
	CONSTRAINT "enquiries_status" CHECK ("enquiries"."status" in ('new', 'in_progress', 'answered', 'closed', 'spam'))
);
--> statement-breakpoint
ALTER TABLE "enquiries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "enquiry_events" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"enquiry_id" uuid NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"status" text NOT NULL,
	"assigned_to" uuid,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "enquiry_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "listing_reports" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"property_id" uuid NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"status" text DEFAULT 'open' NOT NULL,
	"outcome" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listing_reports_once" UNIQUE("property_id","reporter_id"),
	CONSTRAINT "listing_reports_reason" CHECK ("listing_reports"."reason" in ('not_available', 'wrong_price', 'wrong_details', 'fake', 'duplicate', 'abusive', 'other')),
	CONSTRAINT "listing_reports_status" CHECK ("listing_reports"."status" in ('open', 'under_review', 'upheld', 'dismissed'))
);
--> statement-breakpoint
ALTER TABLE "listing_reports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "hidden_reason" text;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_assigned_to_profiles_user_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_events" ADD CONSTRAINT "enquiry_events_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_events" ADD CONSTRAINT "enquiry_events_actor_id_profiles_user_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_events" ADD CONSTRAINT "enquiry_events_assigned_to_profiles_user_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_reports" ADD CONSTRAINT "listing_reports_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_reports" ADD CONSTRAINT "listing_reports_reporter_id_profiles_user_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_reports" ADD CONSTRAINT "listing_reports_decided_by_profiles_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "enquiries_form" ON "enquiries" USING btree ("form_id");--> statement-breakpoint
CREATE INDEX "enquiries_newest" ON "enquiries" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "enquiries_in_state" ON "enquiries" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "enquiries_of_person" ON "enquiries" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "enquiries_of_home" ON "enquiries" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "enquiries_assigned" ON "enquiries" USING btree ("assigned_to","created_at");--> statement-breakpoint
CREATE INDEX "enquiries_untold" ON "enquiries" USING btree ("created_at") WHERE told_at is null;--> statement-breakpoint
CREATE INDEX "enquiry_events_of_enquiry" ON "enquiry_events" USING btree ("enquiry_id","created_at");--> statement-breakpoint
CREATE INDEX "enquiry_events_of_actor" ON "enquiry_events" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "enquiry_events_of_assigned" ON "enquiry_events" USING btree ("assigned_to");--> statement-breakpoint
CREATE INDEX "listing_reports_newest" ON "listing_reports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "listing_reports_in_state" ON "listing_reports" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "listing_reports_of_reporter" ON "listing_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "listing_reports_of_admin" ON "listing_reports" USING btree ("decided_by");--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_hidden" CHECK ("properties"."hidden_reason" is null or "properties"."listing_state" <> 'published');--> statement-breakpoint
CREATE POLICY "read own" ON "enquiries" AS PERMISSIVE FOR SELECT TO "member" USING ("enquiries"."user_id" = (select app.user_id()) or (select app.is_admin()));--> statement-breakpoint
CREATE POLICY "work as admin" ON "enquiries" AS PERMISSIVE FOR UPDATE TO "member" USING ((select app.is_admin())) WITH CHECK ((select app.is_admin()));--> statement-breakpoint
CREATE POLICY "worker" ON "enquiries" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read as admin" ON "enquiry_events" AS PERMISSIVE FOR SELECT TO "member" USING ((select app.is_admin()));--> statement-breakpoint
CREATE POLICY "note as admin" ON "enquiry_events" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.is_admin()) and "enquiry_events"."actor_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "enquiry_events" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read own" ON "listing_reports" AS PERMISSIVE FOR SELECT TO "member" USING ("listing_reports"."reporter_id" = (select app.user_id()) or (select app.is_admin()));--> statement-breakpoint
CREATE POLICY "report" ON "listing_reports" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("listing_reports"."reporter_id" = (select app.user_id()) and "listing_reports"."property_id" in
        (select p.id from properties p where p.listing_state = 'published' and p.listed_by <> (select app.user_id())));--> statement-breakpoint
CREATE POLICY "decide as admin" ON "listing_reports" AS PERMISSIVE FOR UPDATE TO "member" USING ((select app.is_admin())) WITH CHECK ((select app.is_admin()));--> statement-breakpoint
CREATE POLICY "worker" ON "listing_reports" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);