CREATE TABLE "guaranteed_leases" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"serial" bigint GENERATED ALWAYS AS IDENTITY (sequence name "guaranteed_leases_serial_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"form_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"property_id" uuid,
	"managed_property_id" uuid,
	"mandate_id" uuid,
	"home" text NOT NULL,
	"address" text NOT NULL,
	"hoped_rent" bigint,
	"details" text,
	"status" text DEFAULT 'requested' NOT NULL,
	"inspected_on" date,
	"inspection" text,
	"rent" bigint,
	"market_rent" bigint,
	"starts_on" date,
	"ends_on" date,
	"months" smallint,
	"fee_bp" integer,
	"remittance_day" smallint,
	"payee_name" text,
	"payee_upi" text,
	"conditions" text,
	"offer_until" date,
	"text" text,
	"text_hash" text,
	"offered_by" uuid,
	"signed_name" text,
	"answered_at" timestamp with time zone,
	"reason" text,
	"notice_by" text,
	"notice_on" date,
	"notice_reason" text,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "guaranteed_leases_status" CHECK ("guaranteed_leases"."status" in ('requested', 'inspected', 'offered', 'agreed', 'ended', 'declined', 'expired', 'refused', 'cancelled')),
	CONSTRAINT "guaranteed_leases_notice_by" CHECK ("guaranteed_leases"."notice_by" in ('owner', 'operator')),
	CONSTRAINT "guaranteed_leases_money" CHECK ("guaranteed_leases"."rent" > 0 and "guaranteed_leases"."market_rent" >= "guaranteed_leases"."rent"),
	CONSTRAINT "guaranteed_leases_hoped" CHECK ("guaranteed_leases"."hoped_rent" > 0),
	CONSTRAINT "guaranteed_leases_fee" CHECK ("guaranteed_leases"."fee_bp" between 0 and 10000),
	CONSTRAINT "guaranteed_leases_remittance_day" CHECK ("guaranteed_leases"."remittance_day" between 1 and 28),
	CONSTRAINT "guaranteed_leases_months" CHECK ("guaranteed_leases"."months" between 1 and 60),
	CONSTRAINT "guaranteed_leases_days" CHECK (extract(day from "guaranteed_leases"."starts_on") = 1 and extract(day from "guaranteed_leases"."ends_on" + 1) = 1),
	CONSTRAINT "guaranteed_leases_offer" CHECK (num_nonnulls("guaranteed_leases"."rent", "guaranteed_leases"."market_rent", "guaranteed_leases"."starts_on", "guaranteed_leases"."ends_on", "guaranteed_leases"."months", "guaranteed_leases"."fee_bp",
        "guaranteed_leases"."remittance_day", "guaranteed_leases"."payee_name", "guaranteed_leases"."payee_upi", "guaranteed_leases"."offer_until", "guaranteed_leases"."text", "guaranteed_leases"."text_hash") in (0, 12)
        and ("guaranteed_leases"."status" not in ('offered', 'agreed', 'ended', 'declined', 'expired') or "guaranteed_leases"."text" is not null)),
	CONSTRAINT "guaranteed_leases_agreed" CHECK ("guaranteed_leases"."status" not in ('agreed', 'ended')
        or num_nonnulls("guaranteed_leases"."signed_name", "guaranteed_leases"."managed_property_id", "guaranteed_leases"."mandate_id") = 3),
	CONSTRAINT "guaranteed_leases_notice" CHECK (num_nonnulls("guaranteed_leases"."notice_by", "guaranteed_leases"."notice_on", "guaranteed_leases"."notice_reason") in (0, 3))
);
--> statement-breakpoint
ALTER TABLE "guaranteed_leases" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "journal_entries" DROP CONSTRAINT "journal_entries_kind";--> statement-breakpoint
ALTER TABLE "journal_entries" DROP CONSTRAINT "journal_entries_source";--> statement-breakpoint
ALTER TABLE "journal_lines" DROP CONSTRAINT "journal_lines_account";--> statement-breakpoint
ALTER TABLE "tenant_checks" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "tenant_checks" ADD COLUMN "employer" text;--> statement-breakpoint
ALTER TABLE "tenant_checks" ADD COLUMN "previous_owner" text;--> statement-breakpoint
ALTER TABLE "guaranteed_leases" ADD CONSTRAINT "guaranteed_leases_owner_id_profiles_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guaranteed_leases" ADD CONSTRAINT "guaranteed_leases_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guaranteed_leases" ADD CONSTRAINT "guaranteed_leases_managed_property_id_managed_properties_id_fk" FOREIGN KEY ("managed_property_id") REFERENCES "public"."managed_properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guaranteed_leases" ADD CONSTRAINT "guaranteed_leases_mandate_id_mandates_id_fk" FOREIGN KEY ("mandate_id") REFERENCES "public"."mandates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guaranteed_leases" ADD CONSTRAINT "guaranteed_leases_offered_by_profiles_user_id_fk" FOREIGN KEY ("offered_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "guaranteed_leases_form" ON "guaranteed_leases" USING btree ("owner_id","form_id");--> statement-breakpoint
CREATE UNIQUE INDEX "guaranteed_leases_serial" ON "guaranteed_leases" USING btree ("serial");--> statement-breakpoint
CREATE UNIQUE INDEX "guaranteed_leases_one_of_listing" ON "guaranteed_leases" USING btree ("property_id") WHERE status in ('requested', 'inspected', 'offered', 'agreed');--> statement-breakpoint
CREATE UNIQUE INDEX "guaranteed_leases_one_of_home" ON "guaranteed_leases" USING btree ("managed_property_id") WHERE status in ('requested', 'inspected', 'offered', 'agreed');--> statement-breakpoint
CREATE INDEX "guaranteed_leases_newest" ON "guaranteed_leases" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "guaranteed_leases_of_owner" ON "guaranteed_leases" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "guaranteed_leases_of_listing" ON "guaranteed_leases" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "guaranteed_leases_of_home" ON "guaranteed_leases" USING btree ("managed_property_id","starts_on");--> statement-breakpoint
CREATE INDEX "guaranteed_leases_of_mandate" ON "guaranteed_leases" USING btree ("mandate_id");--> statement-breakpoint
CREATE INDEX "guaranteed_leases_by_admin" ON "guaranteed_leases" USING btree ("offered_by");--> statement-breakpoint
CREATE INDEX "guaranteed_leases_open" ON "guaranteed_leases" USING btree ("status","created_at") WHERE status in ('requested', 'inspected', 'offered', 'agreed');--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_kind" CHECK ("journal_entries"."kind" in ('rent_due', 'rent_received', 'rent_applied', 'rent_reversed', 'charge_due', 'charge_cancelled', 'late_fee_waived', 'deposit_due', 'late_fee_due', 'rent_tds', 'deposit_received', 'deposit_released', 'deposit_deducted', 'deposit_refunded', 'debt_waived', 'operator_received', 'owner_paid', 'management_fee', 'repair_charged', 'deposit_held', 'deposit_kept', 'deposit_paid_back', 'remittance', 'remittance_returned', 'guaranteed_rent', 'guarantee_kept', 'fee_invoiced', 'fee_credited', 'tds_deposited', 'tds_withdrawn', 'commission_close', 'commission_payout', 'commission_return', 'opening')) NOT VALID;--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_source" CHECK ("journal_entries"."source_type" in ('owner', 'rent_due', 'rent_payment', 'settlement', 'maintenance_request', 'payout', 'commission_run', 'invoice', 'tds_challan', 'switch_over', 'guaranteed_lease')) NOT VALID;--> statement-breakpoint
ALTER TABLE "journal_lines" ADD CONSTRAINT "journal_lines_account" CHECK ("journal_lines"."account" in ('rent_receivable', 'rent_prepaid', 'rent_collected', 'rent_earned', 'deposit_receivable', 'deposit_owed', 'deposit_cash', 'charges_receivable', 'charges_earned', 'rent_waived', 'rent_tds', 'operator_bank', 'owner_payable', 'fee_income', 'repair_costs', 'gst_payable', 'deposit_payable', 'fee_clearing', 'registration_income', 'service_income', 'tds_deposited', 'opening_balance', 'guarantee_margin', 'commission_expense', 'commission_payable', 'commission_held', 'commission_tds', 'commission_bank')) NOT VALID;--> statement-breakpoint
ALTER TABLE "tenant_checks" ADD CONSTRAINT "tenant_checks_language" CHECK ("tenant_checks"."language" in ('en', 'hi')) NOT VALID;--> statement-breakpoint
CREATE POLICY "read as side" ON "guaranteed_leases" AS PERMISSIVE FOR SELECT TO "member" USING ("guaranteed_leases"."owner_id" = (select app.user_id()) or (select app.may('guaranteedLeases.readAll')));--> statement-breakpoint
CREATE POLICY "order" ON "guaranteed_leases" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("guaranteed_leases"."owner_id" = (select app.user_id()) and "guaranteed_leases"."status" = 'requested' and "guaranteed_leases"."text" is null);--> statement-breakpoint
CREATE POLICY "step as side" ON "guaranteed_leases" AS PERMISSIVE FOR UPDATE TO "member" USING ("guaranteed_leases"."owner_id" = (select app.user_id()) or (select app.may('guaranteedLeases.inspectAll'))) WITH CHECK ("guaranteed_leases"."owner_id" = (select app.user_id()) or (select app.may('guaranteedLeases.inspectAll')));--> statement-breakpoint
CREATE POLICY "worker" ON "guaranteed_leases" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);