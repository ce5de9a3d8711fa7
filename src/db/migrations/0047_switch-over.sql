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
ALTER TABLE "journal_entries" DROP CONSTRAINT "journal_entries_kind";
--> statement-breakpoint
ALTER TABLE "journal_entries" DROP CONSTRAINT "journal_entries_source";
--> statement-breakpoint
ALTER TABLE "journal_lines" DROP CONSTRAINT "journal_lines_account";
--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_kind";
--> statement-breakpoint
ALTER TABLE "switch_over_end" ADD CONSTRAINT "switch_over_end_asked_by_profiles_user_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "switch_over_end" ADD CONSTRAINT "switch_over_end_approved_by_profiles_user_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "switch_over_files" ADD CONSTRAINT "switch_over_files_uploaded_by_profiles_user_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "switch_over_people" ADD CONSTRAINT "switch_over_people_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "switch_over_people" ADD CONSTRAINT "switch_over_people_affiliate_id_affiliate_registrations_affiliate_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliate_registrations"("affiliate_id") ON DELETE no action ON UPDATE no action;
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
CREATE INDEX "switch_over_people_of_user" ON "switch_over_people" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "switch_over_people_by_email" ON "switch_over_people" USING btree ("email");
--> statement-breakpoint
CREATE INDEX "switch_over_people_by_phone" ON "switch_over_people" USING btree ("phone");
--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_kind" CHECK ("journal_entries"."kind" in ('rent_due', 'rent_received', 'rent_applied', 'rent_reversed', 'charge_due', 'charge_cancelled', 'late_fee_waived', 'deposit_due', 'late_fee_due', 'rent_tds', 'deposit_received', 'deposit_released', 'deposit_deducted', 'deposit_refunded', 'debt_waived', 'operator_received', 'management_fee', 'repair_charged', 'deposit_held', 'deposit_kept', 'deposit_paid_back', 'remittance', 'remittance_returned', 'fee_invoiced', 'fee_credited', 'tds_deposited', 'tds_withdrawn', 'commission_close', 'commission_payout', 'commission_return', 'opening')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_source" CHECK ("journal_entries"."source_type" in ('rent_due', 'rent_payment', 'settlement', 'maintenance_request', 'payout', 'commission_run', 'invoice', 'tds_challan', 'switch_over')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "journal_lines" ADD CONSTRAINT "journal_lines_account" CHECK ("journal_lines"."account" in ('rent_receivable', 'rent_prepaid', 'rent_collected', 'rent_earned', 'deposit_receivable', 'deposit_owed', 'deposit_cash', 'charges_receivable', 'charges_earned', 'rent_waived', 'rent_tds', 'operator_bank', 'owner_payable', 'fee_income', 'repair_costs', 'gst_payable', 'deposit_payable', 'fee_clearing', 'registration_income', 'service_income', 'tds_deposited', 'opening_balance', 'commission_expense', 'commission_payable', 'commission_held', 'commission_tds', 'commission_bank')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_kind" CHECK ("kind" in ('regular', 'late', 'reversal', 'correction', 'adjustment', 'release', 'lapse', 'tax', 'payout', 'payout_failed', 'settlement', 'opening')) NOT VALID;
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
CREATE POLICY "read own" ON "switch_over_people" AS PERMISSIVE FOR SELECT TO "member" USING ("switch_over_people"."user_id" = (select app.user_id()) or (select app.may('switchOver.state')));
--> statement-breakpoint
CREATE POLICY "add as admin" ON "switch_over_people" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.may('switchOver.upload')));
--> statement-breakpoint
CREATE POLICY "change as admin" ON "switch_over_people" AS PERMISSIVE FOR UPDATE TO "member" USING ((select app.may('switchOver.upload'))) WITH CHECK ((select app.may('switchOver.upload')));
--> statement-breakpoint
CREATE POLICY "worker" ON "switch_over_people" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);
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
ALTER TABLE "switch_over_homes" ADD CONSTRAINT "switch_over_homes_owner_reference_switch_over_people_reference_fk" FOREIGN KEY ("owner_reference") REFERENCES "public"."switch_over_people"("reference") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "switch_over_homes" ADD CONSTRAINT "switch_over_homes_affiliate_reference_switch_over_people_reference_fk" FOREIGN KEY ("affiliate_reference") REFERENCES "public"."switch_over_people"("reference") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "switch_over_homes" ADD CONSTRAINT "switch_over_homes_managed_property_id_managed_properties_id_fk" FOREIGN KEY ("managed_property_id") REFERENCES "public"."managed_properties"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "switch_over_months" ADD CONSTRAINT "switch_over_months_home_reference_switch_over_homes_reference_fk" FOREIGN KEY ("home_reference") REFERENCES "public"."switch_over_homes"("reference") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "switch_over_homes_of_owner" ON "switch_over_homes" USING btree ("owner_reference");
--> statement-breakpoint
CREATE INDEX "switch_over_homes_of_affiliate" ON "switch_over_homes" USING btree ("affiliate_reference");
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