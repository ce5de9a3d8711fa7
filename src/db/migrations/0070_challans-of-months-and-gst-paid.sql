CREATE TABLE "gst_payments" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"month" date NOT NULL,
	"paid_on" date NOT NULL,
	"reference" text NOT NULL,
	"cgst" bigint DEFAULT 0 NOT NULL,
	"sgst" bigint DEFAULT 0 NOT NULL,
	"igst" bigint DEFAULT 0 NOT NULL,
	"interest" bigint DEFAULT 0 NOT NULL,
	"late_fee" bigint DEFAULT 0 NOT NULL,
	"paid_from" text NOT NULL,
	"recorded_by" uuid,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"withdrawal_reason" text,
	"withdrawn_by" uuid,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "gst_payments_paid_from" CHECK ("gst_payments"."paid_from" in ('collection', 'payouts', 'input_credit')),
	CONSTRAINT "gst_payments_month" CHECK (extract(day from "gst_payments"."month") = 1),
	CONSTRAINT "gst_payments_amounts" CHECK (least("gst_payments"."cgst", "gst_payments"."sgst", "gst_payments"."igst", "gst_payments"."interest", "gst_payments"."late_fee") >= 0
        and "gst_payments"."cgst" + "gst_payments"."sgst" + "gst_payments"."igst" > 0),
	CONSTRAINT "gst_payments_withdrawal" CHECK (("gst_payments"."withdrawal_reason" is null) = ("gst_payments"."withdrawn_at" is null))
);
--> statement-breakpoint
ALTER TABLE "gst_payments" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "journal_entries" DROP CONSTRAINT "journal_entries_kind";
--> statement-breakpoint
ALTER TABLE "journal_entries" DROP CONSTRAINT "journal_entries_source";
--> statement-breakpoint
ALTER TABLE "journal_lines" DROP CONSTRAINT "journal_lines_account";
--> statement-breakpoint
ALTER TABLE "tds_challans" ADD COLUMN "further" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "gst_payments" ADD CONSTRAINT "gst_payments_recorded_by_profiles_user_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "gst_payments" ADD CONSTRAINT "gst_payments_withdrawn_by_profiles_user_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "gst_payments_once" ON "gst_payments" USING btree ("reference","month") WHERE "gst_payments"."withdrawn_at" is null;
--> statement-breakpoint
CREATE INDEX "gst_payments_by_month" ON "gst_payments" USING btree ("month","id");
--> statement-breakpoint
CREATE INDEX "gst_payments_of_recorder" ON "gst_payments" USING btree ("recorded_by");
--> statement-breakpoint
CREATE INDEX "gst_payments_of_withdrawer" ON "gst_payments" USING btree ("withdrawn_by");
--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_kind" CHECK ("journal_entries"."kind" in ('rent_due', 'rent_received', 'rent_applied', 'rent_reversed', 'charge_due', 'charge_cancelled', 'late_fee_waived', 'deposit_due', 'late_fee_due', 'rent_tds', 'deposit_received', 'deposit_released', 'deposit_deducted', 'deposit_refunded', 'debt_waived', 'operator_received', 'owner_paid', 'management_fee', 'repair_charged', 'deposit_held', 'deposit_kept', 'deposit_paid_back', 'remittance', 'remittance_returned', 'guaranteed_rent', 'guarantee_kept', 'unknown_received', 'unknown_known', 'unknown_returned', 'fee_invoiced', 'fee_credited', 'fee_paid', 'tds_deposited', 'tds_withdrawn', 'gst_paid', 'gst_payment_withdrawn', 'commission_close', 'commission_payout', 'commission_return', 'opening')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_source" CHECK ("journal_entries"."source_type" in ('owner', 'rent_due', 'rent_payment', 'settlement', 'maintenance_request', 'payout', 'commission_run', 'invoice', 'tds_challan', 'gst_payment', 'switch_over', 'guaranteed_lease', 'bank_line')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "journal_lines" ADD CONSTRAINT "journal_lines_account" CHECK ("journal_lines"."account" in ('rent_receivable', 'rent_prepaid', 'rent_collected', 'rent_earned', 'deposit_receivable', 'deposit_owed', 'deposit_cash', 'charges_receivable', 'charges_earned', 'rent_waived', 'rent_tds', 'operator_bank', 'owner_payable', 'fee_income', 'repair_costs', 'gst_payable', 'deposit_payable', 'fee_clearing', 'registration_income', 'service_income', 'tds_deposited', 'opening_balance', 'guarantee_margin', 'unknown_payers', 'tds_interest', 'tds_late_fee', 'fee_receivable', 'gst_interest', 'gst_late_fee', 'gst_input_credit', 'commission_expense', 'commission_payable', 'commission_held', 'commission_tds', 'commission_bank')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "tds_challans" ADD CONSTRAINT "tds_challans_further" CHECK (jsonb_typeof("tds_challans"."further") = 'array') NOT VALID;
--> statement-breakpoint
CREATE POLICY "read as finance" ON "gst_payments" AS PERMISSIVE FOR SELECT TO "member" USING ((select app.may('gstPayments.readAll')));
--> statement-breakpoint
CREATE POLICY "record as maker" ON "gst_payments" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.may('gstPayments.record')) and "gst_payments"."recorded_by" = (select app.user_id()) and "gst_payments"."withdrawn_at" is null);
--> statement-breakpoint
CREATE POLICY "withdraw as checker" ON "gst_payments" AS PERMISSIVE FOR UPDATE TO "member" USING ((select app.may('gstPayments.withdraw')) and "gst_payments"."withdrawn_at" is null) WITH CHECK ((select app.may('gstPayments.withdraw')));
--> statement-breakpoint
CREATE POLICY "worker" ON "gst_payments" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);
