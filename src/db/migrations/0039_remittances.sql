CREATE TABLE "payout_lines" (
	"payout_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "payout_lines_entry_id_position_pk" PRIMARY KEY("entry_id","position")
);
--> statement-breakpoint
ALTER TABLE "payout_lines" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "journal_entries" DROP CONSTRAINT "journal_entries_kind";
--> statement-breakpoint
ALTER TABLE "journal_entries" DROP CONSTRAINT "journal_entries_source";
--> statement-breakpoint
ALTER TABLE "journal_lines" DROP CONSTRAINT "journal_lines_account";
--> statement-breakpoint
ALTER TABLE "payouts" DROP CONSTRAINT "payouts_ended";
--> statement-breakpoint
DROP INDEX "payout_batches_one_draft";
--> statement-breakpoint
ALTER TABLE "payouts" ALTER COLUMN "affiliate_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "payout_batches" ADD COLUMN "purpose" text DEFAULT 'commission' NOT NULL;
--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "payee_kind" text DEFAULT 'affiliate' NOT NULL;
--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "settlement_id" uuid;
--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "refund_id" uuid;
--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "journal_entry_id" uuid;
--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "return_journal_entry_id" uuid;
--> statement-breakpoint
ALTER TABLE "payout_lines" ADD CONSTRAINT "payout_lines_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payout_lines" ADD CONSTRAINT "payout_lines_line" FOREIGN KEY ("entry_id","position") REFERENCES "public"."journal_lines"("entry_id","position") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "payout_lines_of_payout" ON "payout_lines" USING btree ("payout_id");
--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_kind" CHECK ("journal_entries"."kind" in ('rent_due', 'rent_received', 'rent_applied', 'rent_reversed', 'charge_due', 'charge_cancelled', 'late_fee_waived', 'deposit_due', 'late_fee_due', 'rent_tds', 'deposit_received', 'deposit_released', 'deposit_deducted', 'deposit_refunded', 'debt_waived', 'operator_received', 'management_fee', 'repair_charged', 'deposit_held', 'deposit_kept', 'deposit_paid_back', 'remittance', 'remittance_returned', 'commission_close', 'commission_payout', 'commission_return')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_source" CHECK ("journal_entries"."source_type" in ('rent_due', 'rent_payment', 'settlement', 'maintenance_request', 'payout', 'commission_run')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "journal_lines" ADD CONSTRAINT "journal_lines_account" CHECK ("journal_lines"."account" in ('rent_receivable', 'rent_prepaid', 'rent_collected', 'rent_earned', 'deposit_receivable', 'deposit_owed', 'deposit_cash', 'charges_receivable', 'charges_earned', 'rent_waived', 'rent_tds', 'operator_bank', 'owner_payable', 'fee_income', 'repair_costs', 'gst_payable', 'deposit_payable', 'commission_expense', 'commission_payable', 'commission_held', 'commission_tds', 'commission_bank')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "payout_batches" ADD CONSTRAINT "payout_batches_purpose" CHECK ("payout_batches"."purpose" in ('commission', 'owners')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_payee_kind" CHECK ("payouts"."payee_kind" in ('affiliate', 'broker', 'owner', 'tenant')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_payee" CHECK (("payouts"."payee_kind" in ('affiliate', 'broker')) = ("payouts"."affiliate_id" is not null)
        and ("payouts"."payee_kind" = 'tenant') = ("payouts"."settlement_id" is not null)) NOT VALID;
--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_ended" CHECK (case "payouts"."state"
        when 'pending' then num_nonnulls("payouts"."reference", "payouts"."paid_on", "payouts"."failure", "payouts"."return_entry_id",
          "payouts"."return_journal_entry_id") = 0
        when 'paid' then num_nulls("payouts"."reference", "payouts"."paid_on", coalesce("payouts"."entry_id"::text, "payouts"."journal_entry_id"::text)) = 0
          and num_nonnulls("payouts"."failure", "payouts"."return_entry_id", "payouts"."return_journal_entry_id") = 0
        when 'failed' then num_nulls("payouts"."failure", "payouts"."failed_at", coalesce("payouts"."entry_id"::text, "payouts"."journal_entry_id"::text),
          coalesce("payouts"."return_entry_id"::text, "payouts"."return_journal_entry_id"::text)) = 0
        else num_nonnulls("payouts"."entry_id", "payouts"."journal_entry_id") = 0 end) NOT VALID;
--> statement-breakpoint
CREATE POLICY "read with payout" ON "payout_lines" AS PERMISSIVE FOR SELECT TO "member" USING (((select app.may('payouts.readAll')) or exists (select from payouts v where v.id = "payout_lines"."payout_id")));
--> statement-breakpoint
CREATE POLICY "worker" ON "payout_lines" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER POLICY "read own" ON "payouts" TO member USING ("payouts"."affiliate_id" = (select app.affiliate_id()) or (select app.may('payouts.readAll'))
        or ("payouts"."user_id" = (select app.user_id()) and "payouts"."affiliate_id" is null));
