CREATE TABLE "switch_over_end" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"asked_by" uuid,
	"approved_by" uuid,
	"approved_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "switch_over_end" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "switch_over_files" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"rows" integer NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	"uploaded_by" uuid,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "switch_over_files_kind" CHECK ("switch_over_files"."kind" in ('people', 'sponsors', 'brokers', 'managed-homes', 'rvl-months', 'commission-balances')),
	CONSTRAINT "switch_over_files_rows" CHECK ("switch_over_files"."rows" > 0)
);
--> statement-breakpoint
ALTER TABLE "switch_over_files" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "switch_over_homes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"reference" text NOT NULL,
	"owner_reference" text NOT NULL,
	"affiliate_reference" text,
	"location" text NOT NULL,
	"address" text,
	"property_type" text NOT NULL,
	"rvl" bigint NOT NULL,
	"fee_bp" integer NOT NULL,
	"managed_since" date NOT NULL,
	"counted_from" date NOT NULL,
	"managed_property_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "switch_over_homes_reference_unique" UNIQUE("reference"),
	CONSTRAINT "switch_over_homes_managed_property_id_unique" UNIQUE("managed_property_id"),
	CONSTRAINT "switch_over_homes_rvl" CHECK ("switch_over_homes"."rvl" > 0)
);
--> statement-breakpoint
ALTER TABLE "switch_over_homes" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "switch_over_months" (
	"home_reference" text NOT NULL,
	"month" date NOT NULL,
	"is_paid" boolean NOT NULL,
	CONSTRAINT "switch_over_months_home_reference_month_pk" PRIMARY KEY("home_reference","month"),
	CONSTRAINT "switch_over_months_first_day" CHECK (extract(day from "switch_over_months"."month") = 1)
);
--> statement-breakpoint
ALTER TABLE "switch_over_months" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "switch_over_people" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"reference" text NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"user_id" uuid,
	"affiliate_id" text,
	"sponsor_reference" text,
	"joined_on" date,
	"firm" text,
	"rera_state" text,
	"rera_number" text,
	"fee_paid" boolean,
	"payable" bigint,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "switch_over_people_reference_unique" UNIQUE("reference"),
	CONSTRAINT "switch_over_people_affiliate_id_unique" UNIQUE("affiliate_id"),
	CONSTRAINT "switch_over_people_affiliate" CHECK (("switch_over_people"."affiliate_id" is null) = ("switch_over_people"."joined_on" is null)),
	CONSTRAINT "switch_over_people_payable" CHECK ("switch_over_people"."payable" >= 0)
);
--> statement-breakpoint
ALTER TABLE "switch_over_people" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "tenant_check_files" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"check_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"name" text NOT NULL,
	"added_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tenant_check_files" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
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
ALTER TABLE "tenant_check_points" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "tenant_check_prices" (
	"valid_from" date PRIMARY KEY NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "tenant_check_prices_amount" CHECK ("tenant_check_prices"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "tenant_check_prices" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
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
ALTER TABLE "tenant_checks" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "journal_entries" DROP CONSTRAINT "journal_entries_kind";
--> statement-breakpoint
ALTER TABLE "journal_entries" DROP CONSTRAINT "journal_entries_source";
--> statement-breakpoint
ALTER TABLE "journal_lines" DROP CONSTRAINT "journal_lines_account";
--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_kind";
--> statement-breakpoint
ALTER TABLE "data_looks" DROP CONSTRAINT "data_looks_subject";
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "due_on" date;
--> statement-breakpoint
ALTER TABLE "import_homes" ADD COLUMN "core" text;
--> statement-breakpoint
ALTER TABLE "import_homes" ADD COLUMN "said" jsonb DEFAULT '{}'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "import_memories" ADD COLUMN "defaults" jsonb DEFAULT '{}'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "data_looks" ADD COLUMN "reason" text;
--> statement-breakpoint
ALTER TABLE "data_looks" ADD COLUMN "session_id" uuid;
--> statement-breakpoint
ALTER TABLE "data_looks" ADD COLUMN "ends_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "data_looks" ADD COLUMN "ended_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "tds_challans" ADD COLUMN "paid_from" text DEFAULT 'collection' NOT NULL;
--> statement-breakpoint
ALTER TABLE "switch_over_end" ADD CONSTRAINT "switch_over_end_asked_by_profiles_user_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "switch_over_end" ADD CONSTRAINT "switch_over_end_approved_by_profiles_user_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "switch_over_files" ADD CONSTRAINT "switch_over_files_uploaded_by_profiles_user_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "switch_over_homes" ADD CONSTRAINT "switch_over_homes_owner_reference_switch_over_people_reference_fk" FOREIGN KEY ("owner_reference") REFERENCES "public"."switch_over_people"("reference") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "switch_over_homes" ADD CONSTRAINT "switch_over_homes_affiliate_reference_switch_over_people_reference_fk" FOREIGN KEY ("affiliate_reference") REFERENCES "public"."switch_over_people"("reference") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "switch_over_homes" ADD CONSTRAINT "switch_over_homes_managed_property_id_managed_properties_id_fk" FOREIGN KEY ("managed_property_id") REFERENCES "public"."managed_properties"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "switch_over_months" ADD CONSTRAINT "switch_over_months_home_reference_switch_over_homes_reference_fk" FOREIGN KEY ("home_reference") REFERENCES "public"."switch_over_homes"("reference") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "switch_over_people" ADD CONSTRAINT "switch_over_people_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "switch_over_people" ADD CONSTRAINT "switch_over_people_affiliate_id_affiliate_registrations_affiliate_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliate_registrations"("affiliate_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tenant_check_files" ADD CONSTRAINT "tenant_check_files_check_id_tenant_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."tenant_checks"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tenant_check_files" ADD CONSTRAINT "tenant_check_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tenant_check_files" ADD CONSTRAINT "tenant_check_files_added_by_profiles_user_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tenant_check_points" ADD CONSTRAINT "tenant_check_points_check_id_tenant_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."tenant_checks"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tenant_check_points" ADD CONSTRAINT "tenant_check_points_answered_by_profiles_user_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tenant_checks" ADD CONSTRAINT "tenant_checks_orderer_id_profiles_user_id_fk" FOREIGN KEY ("orderer_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tenant_checks" ADD CONSTRAINT "tenant_checks_managed_property_id_managed_properties_id_fk" FOREIGN KEY ("managed_property_id") REFERENCES "public"."managed_properties"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tenant_checks" ADD CONSTRAINT "tenant_checks_person_id_profiles_user_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "switch_over_end_once" ON "switch_over_end" USING btree ((true)) WHERE "switch_over_end"."approved_at" is not null;
--> statement-breakpoint
CREATE INDEX "switch_over_end_of_asker" ON "switch_over_end" USING btree ("asked_by");
--> statement-breakpoint
CREATE INDEX "switch_over_end_of_approver" ON "switch_over_end" USING btree ("approved_by");
--> statement-breakpoint
CREATE INDEX "switch_over_files_newest" ON "switch_over_files" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "switch_over_files_of" ON "switch_over_files" USING btree ("uploaded_by");
--> statement-breakpoint
CREATE INDEX "switch_over_homes_of_owner" ON "switch_over_homes" USING btree ("owner_reference");
--> statement-breakpoint
CREATE INDEX "switch_over_homes_of_affiliate" ON "switch_over_homes" USING btree ("affiliate_reference");
--> statement-breakpoint
CREATE INDEX "switch_over_people_of_user" ON "switch_over_people" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "switch_over_people_by_email" ON "switch_over_people" USING btree ("email");
--> statement-breakpoint
CREATE INDEX "switch_over_people_by_phone" ON "switch_over_people" USING btree ("phone");
--> statement-breakpoint
CREATE INDEX "tenant_check_files_of_check" ON "tenant_check_files" USING btree ("check_id","created_at");
--> statement-breakpoint
CREATE INDEX "tenant_check_files_of_file" ON "tenant_check_files" USING btree ("file_id");
--> statement-breakpoint
CREATE INDEX "tenant_check_files_by" ON "tenant_check_files" USING btree ("added_by");
--> statement-breakpoint
CREATE INDEX "tenant_check_points_by" ON "tenant_check_points" USING btree ("answered_by");
--> statement-breakpoint
CREATE UNIQUE INDEX "tenant_checks_form" ON "tenant_checks" USING btree ("orderer_id","form_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "tenant_checks_serial" ON "tenant_checks" USING btree ("serial");
--> statement-breakpoint
CREATE UNIQUE INDEX "tenant_checks_token" ON "tenant_checks" USING btree ("token_hash");
--> statement-breakpoint
CREATE INDEX "tenant_checks_newest" ON "tenant_checks" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "tenant_checks_of_orderer" ON "tenant_checks" USING btree ("orderer_id","created_at");
--> statement-breakpoint
CREATE INDEX "tenant_checks_of_person" ON "tenant_checks" USING btree ("person_id","created_at");
--> statement-breakpoint
CREATE INDEX "tenant_checks_of_home" ON "tenant_checks" USING btree ("managed_property_id");
--> statement-breakpoint
CREATE INDEX "tenant_checks_to_email" ON "tenant_checks" USING btree (lower(person_email)) WHERE person_id is null;
--> statement-breakpoint
CREATE INDEX "tenant_checks_to_phone" ON "tenant_checks" USING btree ("person_phone") WHERE person_id is null;
--> statement-breakpoint
CREATE INDEX "tenant_checks_open" ON "tenant_checks" USING btree ("status","expires_on") WHERE status in ('asked', 'agreed', 'in_work');
--> statement-breakpoint
CREATE INDEX "tenant_checks_kept" ON "tenant_checks" USING btree ("kept_until");
--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_kind" CHECK ("journal_entries"."kind" in ('rent_due', 'rent_received', 'rent_applied', 'rent_reversed', 'charge_due', 'charge_cancelled', 'late_fee_waived', 'deposit_due', 'late_fee_due', 'rent_tds', 'deposit_received', 'deposit_released', 'deposit_deducted', 'deposit_refunded', 'debt_waived', 'operator_received', 'owner_paid', 'management_fee', 'repair_charged', 'deposit_held', 'deposit_kept', 'deposit_paid_back', 'remittance', 'remittance_returned', 'fee_invoiced', 'fee_credited', 'tds_deposited', 'tds_withdrawn', 'commission_close', 'commission_payout', 'commission_return', 'opening')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_source" CHECK ("journal_entries"."source_type" in ('owner', 'rent_due', 'rent_payment', 'settlement', 'maintenance_request', 'payout', 'commission_run', 'invoice', 'tds_challan', 'switch_over')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "journal_lines" ADD CONSTRAINT "journal_lines_account" CHECK ("journal_lines"."account" in ('rent_receivable', 'rent_prepaid', 'rent_collected', 'rent_earned', 'deposit_receivable', 'deposit_owed', 'deposit_cash', 'charges_receivable', 'charges_earned', 'rent_waived', 'rent_tds', 'operator_bank', 'owner_payable', 'fee_income', 'repair_costs', 'gst_payable', 'deposit_payable', 'fee_clearing', 'registration_income', 'service_income', 'tds_deposited', 'opening_balance', 'commission_expense', 'commission_payable', 'commission_held', 'commission_tds', 'commission_bank')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_kind" CHECK ("kind" in ('regular', 'late', 'reversal', 'correction', 'adjustment', 'release', 'lapse', 'tax', 'payout', 'payout_failed', 'settlement', 'opening')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "data_looks" ADD CONSTRAINT "data_looks_view" CHECK (("data_looks"."subject" = 'view-as') = ("data_looks"."reason" is not null and "data_looks"."session_id" is not null and "data_looks"."ends_at" is not null)) NOT VALID;
--> statement-breakpoint
ALTER TABLE "data_looks" ADD CONSTRAINT "data_looks_subject" CHECK ("data_looks"."subject" in ('profile', 'activity', 'payee', 'broker-registration', 'document', 'verification', 'view-as')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "tds_challans" ADD CONSTRAINT "tds_challans_paid_from" CHECK ("tds_challans"."paid_from" in ('collection', 'payouts')) NOT VALID;
--> statement-breakpoint
DROP POLICY "take back as receiver" ON "due_closings";
--> statement-breakpoint
CREATE POLICY "take back as side" ON "due_closings" AS PERMISSIVE FOR UPDATE TO "member" USING ("due_closings"."kind" = 'tds' and exists (select from rent_dues d join leases l on l.id = d.lease_id
    where d.id = "due_closings"."due_id" and ((l.landlord_id = (select app.user_id()) or (select app.may('rents.actForLandlord'))
  or l.managed_property_id in (select app.managed_homes())) or (l.tenant_id = (select app.user_id()) or l.id in (select app.co_tenancies()))))) WITH CHECK ("due_closings"."kind" = 'tds' and exists (select from rent_dues d join leases l on l.id = d.lease_id
    where d.id = "due_closings"."due_id" and ((l.landlord_id = (select app.user_id()) or (select app.may('rents.actForLandlord'))
  or l.managed_property_id in (select app.managed_homes())) or (l.tenant_id = (select app.user_id()) or l.id in (select app.co_tenancies())))));
--> statement-breakpoint
CREATE POLICY "read as admin" ON "switch_over_end" AS PERMISSIVE FOR SELECT TO "member" USING ((select app.may('switchOver.state')));
--> statement-breakpoint
CREATE POLICY "ask as admin" ON "switch_over_end" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.may('switchOver.askGoLive')) and "switch_over_end"."asked_by" = (select app.user_id()) and "switch_over_end"."approved_at" is null);
--> statement-breakpoint
CREATE POLICY "approve as admin" ON "switch_over_end" AS PERMISSIVE FOR UPDATE TO "member" USING ((select app.may('switchOver.goLive')) and "switch_over_end"."approved_at" is null) WITH CHECK ((select app.may('switchOver.goLive')) and "switch_over_end"."approved_by" = (select app.user_id()));
--> statement-breakpoint
CREATE POLICY "take back as admin" ON "switch_over_end" AS PERMISSIVE FOR DELETE TO "member" USING ((select app.may('switchOver.upload')) and "switch_over_end"."approved_at" is null);
--> statement-breakpoint
CREATE POLICY "worker" ON "switch_over_end" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "read as admin" ON "switch_over_files" AS PERMISSIVE FOR SELECT TO "member" USING ((select app.may('switchOver.state')));
--> statement-breakpoint
CREATE POLICY "add as admin" ON "switch_over_files" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.may('switchOver.upload')) and "switch_over_files"."uploaded_by" = (select app.user_id()));
--> statement-breakpoint
CREATE POLICY "worker" ON "switch_over_files" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "read as admin" ON "switch_over_homes" AS PERMISSIVE FOR SELECT TO "member" USING ((select app.may('switchOver.state')));
--> statement-breakpoint
CREATE POLICY "add as admin" ON "switch_over_homes" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.may('switchOver.upload')));
--> statement-breakpoint
CREATE POLICY "worker" ON "switch_over_homes" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "read as admin" ON "switch_over_months" AS PERMISSIVE FOR SELECT TO "member" USING ((select app.may('switchOver.state')));
--> statement-breakpoint
CREATE POLICY "add as admin" ON "switch_over_months" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.may('switchOver.upload')));
--> statement-breakpoint
CREATE POLICY "worker" ON "switch_over_months" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "read own" ON "switch_over_people" AS PERMISSIVE FOR SELECT TO "member" USING ("switch_over_people"."user_id" = (select app.user_id()) or (select app.may('switchOver.state')));
--> statement-breakpoint
CREATE POLICY "add as admin" ON "switch_over_people" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.may('switchOver.upload')));
--> statement-breakpoint
CREATE POLICY "change as admin" ON "switch_over_people" AS PERMISSIVE FOR UPDATE TO "member" USING ((select app.may('switchOver.upload'))) WITH CHECK ((select app.may('switchOver.upload')));
--> statement-breakpoint
CREATE POLICY "worker" ON "switch_over_people" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "read" ON "tenant_check_files" AS PERMISSIVE FOR SELECT TO "member" USING ("tenant_check_files"."added_by" = (select app.user_id()) or (select app.may('tenantChecks.readAll')));
--> statement-breakpoint
CREATE POLICY "add" ON "tenant_check_files" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("tenant_check_files"."added_by" = (select app.user_id()) and exists (select from tenant_checks c where c.id = "tenant_check_files"."check_id" and c.status in ('agreed', 'in_work')
        and (c.person_id = (select app.user_id()) or (select app.may('tenantChecks.changeAll')))));
--> statement-breakpoint
CREATE POLICY "worker" ON "tenant_check_files" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "read" ON "tenant_check_points" AS PERMISSIVE FOR SELECT TO "member" USING ((select app.may('tenantChecks.readAll')) or exists (select from tenant_checks c where c.id = "tenant_check_points"."check_id" and c.status = 'done'));
--> statement-breakpoint
CREATE POLICY "answer" ON "tenant_check_points" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.may('tenantChecks.changeAll')) and "tenant_check_points"."answered_by" = (select app.user_id())
        and exists (select from tenant_checks c where c.id = "tenant_check_points"."check_id" and c.status = 'in_work' and "tenant_check_points"."point" = any (c.points)));
--> statement-breakpoint
CREATE POLICY "answer anew" ON "tenant_check_points" AS PERMISSIVE FOR UPDATE TO "member" USING ((select app.may('tenantChecks.changeAll'))
        and exists (select from tenant_checks c where c.id = "tenant_check_points"."check_id" and c.status = 'in_work')) WITH CHECK ((select app.may('tenantChecks.changeAll')) and "tenant_check_points"."answered_by" = (select app.user_id()));
--> statement-breakpoint
CREATE POLICY "worker" ON "tenant_check_points" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "read" ON "tenant_check_prices" AS PERMISSIVE FOR SELECT TO "member" USING (true);
--> statement-breakpoint
CREATE POLICY "set" ON "tenant_check_prices" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.may('tenantChecks.bill')));
--> statement-breakpoint
CREATE POLICY "worker" ON "tenant_check_prices" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "read as side" ON "tenant_checks" AS PERMISSIVE FOR SELECT TO "member" USING ("tenant_checks"."orderer_id" = (select app.user_id()) or "tenant_checks"."person_id" = (select app.user_id()) or (select app.may('tenantChecks.readAll')));
--> statement-breakpoint
CREATE POLICY "order" ON "tenant_checks" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("tenant_checks"."orderer_id" = (select app.user_id()) and "tenant_checks"."status" = 'asked' and "tenant_checks"."agreed_at" is null and "tenant_checks"."paid_at" is null);
--> statement-breakpoint
CREATE POLICY "step as side" ON "tenant_checks" AS PERMISSIVE FOR UPDATE TO "member" USING ("tenant_checks"."orderer_id" = (select app.user_id()) or "tenant_checks"."person_id" = (select app.user_id()) or (select app.may('tenantChecks.changeAll'))) WITH CHECK ("tenant_checks"."orderer_id" = (select app.user_id()) or "tenant_checks"."person_id" = (select app.user_id()) or (select app.may('tenantChecks.changeAll')));
--> statement-breakpoint
CREATE POLICY "worker" ON "tenant_checks" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER POLICY "read with lease" ON "journal_lines" TO member USING (((select app.may('journal.readAll')) or exists (select from leases v where v.id = "journal_lines"."lease_id"))
        or ("journal_lines"."account" = 'owner_payable' and "journal_lines"."party_id" = (select app.user_id())));
--> statement-breakpoint
ALTER POLICY "record as admin" ON "tds_challans" TO member WITH CHECK ((select app.may('tds.recordChallan')) and "tds_challans"."recorded_by" = (select app.user_id()) and "tds_challans"."withdrawal_asked_at" is null);
