CREATE TABLE "book_closings" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"month" date NOT NULL,
	"closed_by" uuid,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"reopened_by" uuid,
	"reopened_at" timestamp with time zone,
	"reopen_reason" text,
	CONSTRAINT "book_closings_month" CHECK (extract(day from "book_closings"."month") = 1),
	CONSTRAINT "book_closings_reopened" CHECK (("book_closings"."reopened_at" is null) = ("book_closings"."reopen_reason" is null))
);
--> statement-breakpoint
ALTER TABLE "book_closings" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "gst_rates" (
	"fee" text NOT NULL,
	"valid_from" date NOT NULL,
	"sac" text NOT NULL,
	"rate_bp" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "gst_rates_fee_valid_from_pk" PRIMARY KEY("fee","valid_from"),
	CONSTRAINT "gst_rates_fee" CHECK ("gst_rates"."fee" in ('management_fee', 'broker_registration', 'service')),
	CONSTRAINT "gst_rates_sac" CHECK ("gst_rates"."sac" ~ '^[0-9]{4,6}$'),
	CONSTRAINT "gst_rates_rate" CHECK ("gst_rates"."rate_bp" between 0 and 4000)
);
--> statement-breakpoint
ALTER TABLE "gst_rates" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"fee" text NOT NULL,
	"number" text DEFAULT '' NOT NULL,
	"series" text DEFAULT '' NOT NULL,
	"serial" integer DEFAULT 0 NOT NULL,
	"issued_on" date DEFAULT app.today() NOT NULL,
	"key" text NOT NULL,
	"source_id" uuid,
	"lease_id" uuid,
	"payer_id" uuid,
	"payer_name" text NOT NULL,
	"payer_address" text,
	"payer_gstin" text,
	"seller" jsonb NOT NULL,
	"description" text NOT NULL,
	"sac" text NOT NULL,
	"rate_bp" integer NOT NULL,
	"place_of_supply" text,
	"taxable" bigint NOT NULL,
	"cgst" bigint NOT NULL,
	"sgst" bigint NOT NULL,
	"igst" bigint NOT NULL,
	"total" bigint NOT NULL,
	"paid_by" text,
	"corrects" uuid,
	"reason" text,
	"actor_id" uuid,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "invoices_key" UNIQUE("key"),
	CONSTRAINT "invoices_number" UNIQUE("series","serial"),
	CONSTRAINT "invoices_kind" CHECK ("invoices"."kind" in ('tax_invoice', 'receipt', 'credit_note')),
	CONSTRAINT "invoices_fee" CHECK ("invoices"."fee" in ('management_fee', 'broker_registration', 'service')),
	CONSTRAINT "invoices_sum" CHECK ("invoices"."total" > 0 and least("invoices"."taxable", "invoices"."cgst", "invoices"."sgst", "invoices"."igst") >= 0
        and "invoices"."taxable" + "invoices"."cgst" + "invoices"."sgst" + "invoices"."igst" = "invoices"."total" and "invoices"."cgst" = "invoices"."sgst"),
	CONSTRAINT "invoices_no_tax" CHECK ("invoices"."kind" <> 'receipt' or "invoices"."total" = "invoices"."taxable"),
	CONSTRAINT "invoices_credit" CHECK (("invoices"."kind" = 'credit_note') = ("invoices"."corrects" is not null)
        and ("invoices"."corrects" is null) = ("invoices"."reason" is null))
);
--> statement-breakpoint
ALTER TABLE "invoices" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "tds_challans" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"month" date NOT NULL,
	"bsr_code" text NOT NULL,
	"deposited_on" date NOT NULL,
	"serial" text NOT NULL,
	"amount" bigint NOT NULL,
	"recorded_by" uuid,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"withdrawal_reason" text,
	"withdrawal_asked_by" uuid,
	"withdrawal_asked_at" timestamp with time zone,
	"withdrawn_by" uuid,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "tds_challans_month" CHECK (extract(day from "tds_challans"."month") = 1),
	CONSTRAINT "tds_challans_numbers" CHECK ("tds_challans"."bsr_code" ~ '^[0-9]{7}$' and "tds_challans"."serial" ~ '^[0-9]{5}$' and "tds_challans"."amount" > 0),
	CONSTRAINT "tds_challans_withdrawal" CHECK (("tds_challans"."withdrawal_reason" is null) = ("tds_challans"."withdrawal_asked_at" is null)
        and ("tds_challans"."withdrawn_at" is null or "tds_challans"."withdrawal_asked_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "tds_challans" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "journal_entries" DROP CONSTRAINT "journal_entries_kind";
--> statement-breakpoint
ALTER TABLE "journal_entries" DROP CONSTRAINT "journal_entries_source";
--> statement-breakpoint
ALTER TABLE "journal_lines" DROP CONSTRAINT "journal_lines_account";
--> statement-breakpoint
ALTER TABLE "journal_entries" ADD COLUMN "late_for" date;
--> statement-breakpoint
ALTER TABLE "book_closings" ADD CONSTRAINT "book_closings_closed_by_profiles_user_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "book_closings" ADD CONSTRAINT "book_closings_reopened_by_profiles_user_id_fk" FOREIGN KEY ("reopened_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_corrects_invoices_id_fk" FOREIGN KEY ("corrects") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tds_challans" ADD CONSTRAINT "tds_challans_recorded_by_profiles_user_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tds_challans" ADD CONSTRAINT "tds_challans_withdrawal_asked_by_profiles_user_id_fk" FOREIGN KEY ("withdrawal_asked_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tds_challans" ADD CONSTRAINT "tds_challans_withdrawn_by_profiles_user_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "book_closings_once" ON "book_closings" USING btree ("month") WHERE "book_closings"."reopened_at" is null;
--> statement-breakpoint
CREATE INDEX "book_closings_newest" ON "book_closings" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "book_closings_of_closer" ON "book_closings" USING btree ("closed_by");
--> statement-breakpoint
CREATE INDEX "book_closings_of_reopener" ON "book_closings" USING btree ("reopened_by");
--> statement-breakpoint
CREATE INDEX "invoices_newest" ON "invoices" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "invoices_by_day" ON "invoices" USING btree ("issued_on","id");
--> statement-breakpoint
CREATE INDEX "invoices_of_payer" ON "invoices" USING btree ("payer_id","created_at");
--> statement-breakpoint
CREATE INDEX "invoices_of_source" ON "invoices" USING btree ("source_id");
--> statement-breakpoint
CREATE INDEX "invoices_credited" ON "invoices" USING btree ("corrects");
--> statement-breakpoint
CREATE UNIQUE INDEX "tds_challans_once" ON "tds_challans" USING btree ("bsr_code","deposited_on","serial") WHERE "tds_challans"."withdrawn_at" is null;
--> statement-breakpoint
CREATE INDEX "tds_challans_by_month" ON "tds_challans" USING btree ("month","id");
--> statement-breakpoint
CREATE INDEX "tds_challans_of_recorder" ON "tds_challans" USING btree ("recorded_by");
--> statement-breakpoint
CREATE INDEX "tds_challans_of_asker" ON "tds_challans" USING btree ("withdrawal_asked_by");
--> statement-breakpoint
CREATE INDEX "tds_challans_of_approver" ON "tds_challans" USING btree ("withdrawn_by");
--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_kind" CHECK ("journal_entries"."kind" in ('rent_due', 'rent_received', 'rent_applied', 'rent_reversed', 'charge_due', 'charge_cancelled', 'late_fee_waived', 'deposit_due', 'late_fee_due', 'rent_tds', 'deposit_received', 'deposit_released', 'deposit_deducted', 'deposit_refunded', 'debt_waived', 'operator_received', 'management_fee', 'repair_charged', 'deposit_held', 'deposit_kept', 'deposit_paid_back', 'remittance', 'remittance_returned', 'fee_invoiced', 'fee_credited', 'tds_deposited', 'tds_withdrawn', 'commission_close', 'commission_payout', 'commission_return')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_source" CHECK ("journal_entries"."source_type" in ('rent_due', 'rent_payment', 'settlement', 'maintenance_request', 'payout', 'commission_run', 'invoice', 'tds_challan')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "journal_lines" ADD CONSTRAINT "journal_lines_account" CHECK ("journal_lines"."account" in ('rent_receivable', 'rent_prepaid', 'rent_collected', 'rent_earned', 'deposit_receivable', 'deposit_owed', 'deposit_cash', 'charges_receivable', 'charges_earned', 'rent_waived', 'rent_tds', 'operator_bank', 'owner_payable', 'fee_income', 'repair_costs', 'gst_payable', 'deposit_payable', 'fee_clearing', 'registration_income', 'service_income', 'tds_deposited', 'commission_expense', 'commission_payable', 'commission_held', 'commission_tds', 'commission_bank')) NOT VALID;
--> statement-breakpoint
CREATE POLICY "read as admin" ON "book_closings" AS PERMISSIVE FOR SELECT TO "member" USING ((select app.may('books.trialBalance')));
--> statement-breakpoint
CREATE POLICY "close as admin" ON "book_closings" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.may('books.closeMonth')) and "book_closings"."closed_by" = (select app.user_id()) and "book_closings"."reopened_at" is null);
--> statement-breakpoint
CREATE POLICY "reopen as admin" ON "book_closings" AS PERMISSIVE FOR UPDATE TO "member" USING ((select app.may('books.reopenMonth')) and "book_closings"."reopened_at" is null) WITH CHECK ((select app.may('books.reopenMonth')) and "book_closings"."reopened_by" = (select app.user_id()));
--> statement-breakpoint
CREATE POLICY "worker" ON "book_closings" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "read as admin" ON "gst_rates" AS PERMISSIVE FOR SELECT TO "member" USING ((select app.may('invoices.rates')));
--> statement-breakpoint
CREATE POLICY "add as admin" ON "gst_rates" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.may('invoices.addRate')));
--> statement-breakpoint
CREATE POLICY "worker" ON "gst_rates" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "read own" ON "invoices" AS PERMISSIVE FOR SELECT TO "member" USING ("invoices"."payer_id" = (select app.user_id()) or (select app.may('invoices.readAll')));
--> statement-breakpoint
CREATE POLICY "issue as admin" ON "invoices" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.may('invoices.write')) and "invoices"."actor_id" = (select app.user_id()));
--> statement-breakpoint
CREATE POLICY "worker" ON "invoices" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "read as admin" ON "tds_challans" AS PERMISSIVE FOR SELECT TO "member" USING ((select app.may('tds.readAll')));
--> statement-breakpoint
CREATE POLICY "record as admin" ON "tds_challans" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.may('tds.changeAll')) and "tds_challans"."recorded_by" = (select app.user_id()) and "tds_challans"."withdrawal_asked_at" is null);
--> statement-breakpoint
CREATE POLICY "withdraw as admin" ON "tds_challans" AS PERMISSIVE FOR UPDATE TO "member" USING ((select app.may('tds.changeAll')) and "tds_challans"."withdrawn_at" is null) WITH CHECK ((select app.may('tds.changeAll')));
--> statement-breakpoint
CREATE POLICY "worker" ON "tds_challans" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);
