CREATE TABLE "person_blocks" (
	"blocker_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "person_blocks_blocker_id_blocked_id_pk" PRIMARY KEY("blocker_id","blocked_id"),
	CONSTRAINT "person_blocks_two" CHECK ("person_blocks"."blocker_id" <> "person_blocks"."blocked_id")
);
--> statement-breakpoint
ALTER TABLE "person_blocks" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "journal_entries" DROP CONSTRAINT "journal_entries_kind";
--> statement-breakpoint
ALTER TABLE "journal_entries" DROP CONSTRAINT "journal_entries_source";
--> statement-breakpoint
ALTER TABLE "journal_lines" DROP CONSTRAINT "journal_lines_account";
--> statement-breakpoint
ALTER TABLE "bank_lines" ADD COLUMN "outcome" text;
--> statement-breakpoint
ALTER TABLE "bank_lines" ADD COLUMN "returned_on" date;
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "calendar" text;
--> statement-breakpoint
ALTER TABLE "person_blocks" ADD CONSTRAINT "person_blocks_blocker_id_profiles_user_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "person_blocks" ADD CONSTRAINT "person_blocks_blocked_id_profiles_user_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "person_blocks_of_blocked" ON "person_blocks" USING btree ("blocked_id");
--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_outcome" CHECK ("bank_lines"."outcome" in ('recorded', 'fee', 'returned')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_returned" CHECK (coalesce("bank_lines"."outcome" = 'returned', false) = ("bank_lines"."returned_on" is not null)) NOT VALID;
--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_kind" CHECK ("journal_entries"."kind" in ('rent_due', 'rent_received', 'rent_applied', 'rent_reversed', 'charge_due', 'charge_cancelled', 'late_fee_waived', 'deposit_due', 'late_fee_due', 'rent_tds', 'deposit_received', 'deposit_released', 'deposit_deducted', 'deposit_refunded', 'debt_waived', 'operator_received', 'owner_paid', 'management_fee', 'repair_charged', 'deposit_held', 'deposit_kept', 'deposit_paid_back', 'remittance', 'remittance_returned', 'guaranteed_rent', 'guarantee_kept', 'unknown_received', 'unknown_known', 'unknown_returned', 'fee_invoiced', 'fee_credited', 'tds_deposited', 'tds_withdrawn', 'commission_close', 'commission_payout', 'commission_return', 'opening')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_source" CHECK ("journal_entries"."source_type" in ('owner', 'rent_due', 'rent_payment', 'settlement', 'maintenance_request', 'payout', 'commission_run', 'invoice', 'tds_challan', 'switch_over', 'guaranteed_lease', 'bank_line')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "journal_lines" ADD CONSTRAINT "journal_lines_account" CHECK ("journal_lines"."account" in ('rent_receivable', 'rent_prepaid', 'rent_collected', 'rent_earned', 'deposit_receivable', 'deposit_owed', 'deposit_cash', 'charges_receivable', 'charges_earned', 'rent_waived', 'rent_tds', 'operator_bank', 'owner_payable', 'fee_income', 'repair_costs', 'gst_payable', 'deposit_payable', 'fee_clearing', 'registration_income', 'service_income', 'tds_deposited', 'opening_balance', 'guarantee_margin', 'unknown_payers', 'commission_expense', 'commission_payable', 'commission_held', 'commission_tds', 'commission_bank')) NOT VALID;
--> statement-breakpoint
CREATE POLICY "own" ON "person_blocks" AS PERMISSIVE FOR ALL TO "member" USING ("person_blocks"."blocker_id" = (select app.user_id())) WITH CHECK ("person_blocks"."blocker_id" = (select app.user_id()));
--> statement-breakpoint
CREATE POLICY "worker" ON "person_blocks" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER POLICY "add as admin" ON "affiliate_profiles" TO member WITH CHECK ((select app.may('affiliates.enrol')));
--> statement-breakpoint
ALTER POLICY "add as admin" ON "affiliate_registrations" TO member WITH CHECK ((select app.may('affiliates.enrol')));
