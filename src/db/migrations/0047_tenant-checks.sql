CREATE TABLE "tenant_check_files" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"check_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"name" text NOT NULL,
	"added_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tenant_check_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "tenant_check_points" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"check_id" uuid NOT NULL,
	"point" text NOT NULL,
	"answer" text NOT NULL,
	"source" text NOT NULL,
	"checked_on" date NOT NULL,
	"note" text,
	"answered_by" uuid,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "tenant_check_points_once" UNIQUE("check_id","point"),
	CONSTRAINT "tenant_check_points_point" CHECK ("tenant_check_points"."point" in ('identity', 'pan_name', 'address', 'employer', 'previous_landlord', 'police_receipt')),
	CONSTRAINT "tenant_check_points_answer" CHECK ("tenant_check_points"."answer" in ('confirmed', 'not_confirmed', 'not_checkable'))
);
--> statement-breakpoint
ALTER TABLE "tenant_check_points" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "tenant_check_prices" (
	"valid_from" date PRIMARY KEY NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "tenant_check_prices_amount" CHECK ("tenant_check_prices"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "tenant_check_prices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "tenant_checks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"serial" bigint GENERATED ALWAYS AS IDENTITY (sequence name "tenant_checks_serial_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"form_id" uuid NOT NULL,
	"orderer_id" uuid NOT NULL,
	"managed_property_id" uuid,
	"home" text NOT NULL,
	"person_name" text NOT NULL,
	"person_email" text,
	"person_phone" text,
	"person_id" uuid,
	"purpose" text NOT NULL,
	"points" text[] NOT NULL,
	"status" text DEFAULT 'asked' NOT NULL,
	"price" bigint DEFAULT 0 NOT NULL,
	"token_hash" text NOT NULL,
	"expires_on" date NOT NULL,
	"agreed_at" timestamp with time zone,
	"payment_reference" text,
	"payment_reported_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"paid_by" text,
	"ended_at" timestamp with time zone,
	"refund_reference" text,
	"refunded_at" timestamp with time zone,
	"files_until" date,
	"kept_until" date,
	"is_without_files" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "tenant_checks_status" CHECK ("tenant_checks"."status" in ('asked', 'agreed', 'in_work', 'done', 'refused', 'expired', 'withdrawn', 'cancelled')),
	CONSTRAINT "tenant_checks_points" CHECK (cardinality("tenant_checks"."points") > 0 and "tenant_checks"."points" <@ array['identity', 'pan_name', 'address', 'employer', 'previous_landlord', 'police_receipt']::text[]),
	CONSTRAINT "tenant_checks_reach" CHECK (num_nonnulls("tenant_checks"."person_email", "tenant_checks"."person_phone") > 0),
	CONSTRAINT "tenant_checks_ended" CHECK (("tenant_checks"."status" in ('asked', 'agreed', 'in_work')) = ("tenant_checks"."ended_at" is null)
        and num_nonnulls("tenant_checks"."ended_at", "tenant_checks"."files_until", "tenant_checks"."kept_until") in (0, 3)),
	CONSTRAINT "tenant_checks_paid" CHECK (num_nonnulls("tenant_checks"."paid_at", "tenant_checks"."paid_by") in (0, 2)),
	CONSTRAINT "tenant_checks_consent" CHECK ("tenant_checks"."status" not in ('agreed', 'in_work', 'done') or "tenant_checks"."agreed_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "tenant_checks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "tenant_check_files" ADD CONSTRAINT "tenant_check_files_check_id_tenant_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."tenant_checks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_check_files" ADD CONSTRAINT "tenant_check_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_check_files" ADD CONSTRAINT "tenant_check_files_added_by_profiles_user_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_check_points" ADD CONSTRAINT "tenant_check_points_check_id_tenant_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."tenant_checks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_check_points" ADD CONSTRAINT "tenant_check_points_answered_by_profiles_user_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_checks" ADD CONSTRAINT "tenant_checks_orderer_id_profiles_user_id_fk" FOREIGN KEY ("orderer_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_checks" ADD CONSTRAINT "tenant_checks_managed_property_id_managed_properties_id_fk" FOREIGN KEY ("managed_property_id") REFERENCES "public"."managed_properties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_checks" ADD CONSTRAINT "tenant_checks_person_id_profiles_user_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tenant_check_files_of_check" ON "tenant_check_files" USING btree ("check_id","created_at");--> statement-breakpoint
CREATE INDEX "tenant_check_files_of_file" ON "tenant_check_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "tenant_check_files_by" ON "tenant_check_files" USING btree ("added_by");--> statement-breakpoint
CREATE INDEX "tenant_check_points_by" ON "tenant_check_points" USING btree ("answered_by");--> statement-breakpoint
CREATE UNIQUE INDEX "tenant_checks_form" ON "tenant_checks" USING btree ("orderer_id","form_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tenant_checks_serial" ON "tenant_checks" USING btree ("serial");--> statement-breakpoint
CREATE UNIQUE INDEX "tenant_checks_token" ON "tenant_checks" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "tenant_checks_newest" ON "tenant_checks" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "tenant_checks_of_orderer" ON "tenant_checks" USING btree ("orderer_id","created_at");--> statement-breakpoint
CREATE INDEX "tenant_checks_of_person" ON "tenant_checks" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE INDEX "tenant_checks_of_home" ON "tenant_checks" USING btree ("managed_property_id");--> statement-breakpoint
CREATE INDEX "tenant_checks_to_email" ON "tenant_checks" USING btree (lower(person_email)) WHERE person_id is null;--> statement-breakpoint
CREATE INDEX "tenant_checks_to_phone" ON "tenant_checks" USING btree ("person_phone") WHERE person_id is null;--> statement-breakpoint
CREATE INDEX "tenant_checks_open" ON "tenant_checks" USING btree ("status","expires_on") WHERE status in ('asked', 'agreed', 'in_work');--> statement-breakpoint
CREATE INDEX "tenant_checks_kept" ON "tenant_checks" USING btree ("kept_until");--> statement-breakpoint
CREATE POLICY "read" ON "tenant_check_files" AS PERMISSIVE FOR SELECT TO "member" USING ("tenant_check_files"."added_by" = (select app.user_id()) or (select app.may('tenantChecks.readAll')));--> statement-breakpoint
CREATE POLICY "add" ON "tenant_check_files" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("tenant_check_files"."added_by" = (select app.user_id()) and exists (select from tenant_checks c where c.id = "tenant_check_files"."check_id" and c.status in ('agreed', 'in_work')
        and (c.person_id = (select app.user_id()) or (select app.may('tenantChecks.changeAll')))));--> statement-breakpoint
CREATE POLICY "worker" ON "tenant_check_files" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read" ON "tenant_check_points" AS PERMISSIVE FOR SELECT TO "member" USING ((select app.may('tenantChecks.readAll')) or exists (select from tenant_checks c where c.id = "tenant_check_points"."check_id" and c.status = 'done'));--> statement-breakpoint
CREATE POLICY "answer" ON "tenant_check_points" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.may('tenantChecks.changeAll')) and "tenant_check_points"."answered_by" = (select app.user_id())
        and exists (select from tenant_checks c where c.id = "tenant_check_points"."check_id" and c.status = 'in_work' and "tenant_check_points"."point" = any (c.points)));--> statement-breakpoint
CREATE POLICY "answer anew" ON "tenant_check_points" AS PERMISSIVE FOR UPDATE TO "member" USING ((select app.may('tenantChecks.changeAll'))
        and exists (select from tenant_checks c where c.id = "tenant_check_points"."check_id" and c.status = 'in_work')) WITH CHECK ((select app.may('tenantChecks.changeAll')) and "tenant_check_points"."answered_by" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "tenant_check_points" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read" ON "tenant_check_prices" AS PERMISSIVE FOR SELECT TO "member" USING (true);--> statement-breakpoint
CREATE POLICY "set" ON "tenant_check_prices" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.may('tenantChecks.bill')));--> statement-breakpoint
CREATE POLICY "worker" ON "tenant_check_prices" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read as side" ON "tenant_checks" AS PERMISSIVE FOR SELECT TO "member" USING ("tenant_checks"."orderer_id" = (select app.user_id()) or "tenant_checks"."person_id" = (select app.user_id()) or (select app.may('tenantChecks.readAll')));--> statement-breakpoint
CREATE POLICY "order" ON "tenant_checks" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("tenant_checks"."orderer_id" = (select app.user_id()) and "tenant_checks"."status" = 'asked' and "tenant_checks"."agreed_at" is null and "tenant_checks"."paid_at" is null);--> statement-breakpoint
CREATE POLICY "step as side" ON "tenant_checks" AS PERMISSIVE FOR UPDATE TO "member" USING ("tenant_checks"."orderer_id" = (select app.user_id()) or "tenant_checks"."person_id" = (select app.user_id()) or (select app.may('tenantChecks.changeAll'))) WITH CHECK ("tenant_checks"."orderer_id" = (select app.user_id()) or "tenant_checks"."person_id" = (select app.user_id()) or (select app.may('tenantChecks.changeAll')));--> statement-breakpoint
CREATE POLICY "worker" ON "tenant_checks" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);