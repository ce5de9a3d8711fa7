CREATE TABLE "invoice_payments" (
	"invoice_id" uuid PRIMARY KEY NOT NULL,
	"paid_on" date NOT NULL,
	"paid_by" text NOT NULL,
	"amount" bigint NOT NULL,
	"recorded_by" uuid,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "invoice_payments_amount" CHECK ("invoice_payments"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "invoice_payments" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "journal_entries" DROP CONSTRAINT "journal_entries_kind";
--> statement-breakpoint
ALTER TABLE "journal_lines" DROP CONSTRAINT "journal_lines_account";
--> statement-breakpoint
ALTER TABLE "tds_challans" ADD COLUMN "interest" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "tds_challans" ADD COLUMN "late_fee" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_kind" CHECK ("journal_entries"."kind" in ('rent_due', 'rent_received', 'rent_applied', 'rent_reversed', 'charge_due', 'charge_cancelled', 'late_fee_waived', 'deposit_due', 'late_fee_due', 'rent_tds', 'deposit_received', 'deposit_released', 'deposit_deducted', 'deposit_refunded', 'debt_waived', 'operator_received', 'owner_paid', 'management_fee', 'repair_charged', 'deposit_held', 'deposit_kept', 'deposit_paid_back', 'remittance', 'remittance_returned', 'guaranteed_rent', 'guarantee_kept', 'unknown_received', 'unknown_known', 'unknown_returned', 'fee_invoiced', 'fee_credited', 'fee_paid', 'tds_deposited', 'tds_withdrawn', 'commission_close', 'commission_payout', 'commission_return', 'opening')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "journal_lines" ADD CONSTRAINT "journal_lines_account" CHECK ("journal_lines"."account" in ('rent_receivable', 'rent_prepaid', 'rent_collected', 'rent_earned', 'deposit_receivable', 'deposit_owed', 'deposit_cash', 'charges_receivable', 'charges_earned', 'rent_waived', 'rent_tds', 'operator_bank', 'owner_payable', 'fee_income', 'repair_costs', 'gst_payable', 'deposit_payable', 'fee_clearing', 'registration_income', 'service_income', 'tds_deposited', 'opening_balance', 'guarantee_margin', 'unknown_payers', 'tds_interest', 'tds_late_fee', 'fee_receivable', 'commission_expense', 'commission_payable', 'commission_held', 'commission_tds', 'commission_bank')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "tds_challans" ADD CONSTRAINT "tds_challans_beside" CHECK ("tds_challans"."interest" >= 0 and "tds_challans"."late_fee" >= 0) NOT VALID;
--> statement-breakpoint
CREATE POLICY "read with invoice" ON "invoice_payments" AS PERMISSIVE FOR SELECT TO "member" USING (((select app.may('invoices.readAll')) or exists (select from invoices v where v.id = "invoice_payments"."invoice_id")));
--> statement-breakpoint
CREATE POLICY "record as maker" ON "invoice_payments" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.may('invoices.markPaid')) and "invoice_payments"."recorded_by" = (select app.user_id()));
--> statement-breakpoint
CREATE POLICY "worker" ON "invoice_payments" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER POLICY "add as receiver" ON "bank_line_payments" TO member WITH CHECK (exists (select from bank_lines v where v.id = "bank_line_payments"."line_id") and exists (select from rent_payments p join leases l on l.id = p.lease_id
        where p.id = "bank_line_payments"."payment_id" and p.state = 'confirmed' and ((l.landlord_id = (select app.user_id()) or (select app.may('rents.actForLandlord'))
  or l.managed_property_id in (select app.managed_homes())) or l.id = (select app.collecting()))));
--> statement-breakpoint
ALTER POLICY "post as receiver" ON "journal_entries" TO member WITH CHECK ("journal_entries"."actor_id" = (select app.user_id()) and "journal_entries"."kind" in ('rent_received', 'rent_applied', 'rent_reversed')
        and "journal_entries"."source_type" = 'rent_payment'
        and exists (select from rent_payments p join leases l on l.id = p.lease_id
          where p.id = "journal_entries"."source_id" and ((l.landlord_id = (select app.user_id()) or (select app.may('rents.actForLandlord'))
  or l.managed_property_id in (select app.managed_homes())) or l.id = (select app.collecting()))));
--> statement-breakpoint
ALTER POLICY "read as party" ON "leases" TO member USING ("leases"."landlord_id" = (select app.user_id()) or (select app.may('leases.readAll'))
        or ("leases"."tenant_id" = (select app.user_id()) and ("leases"."state" <> 'draft' or "leases"."document_version" > 0))
        or "leases"."managed_property_id" in (select app.managed_homes()) or "leases"."id" in (select app.party_leases())
        or ("leases"."created_by" = (select app.user_id()) and "leases"."document_version" = 0
    and num_nonnulls("leases"."landlord_email", "leases"."landlord_phone") > 0) or "leases"."id" = (select app.collecting()));
--> statement-breakpoint
ALTER POLICY "add as receiver" ON "rent_allocations" TO member WITH CHECK (exists (select from rent_payments p join leases l on l.id = p.lease_id
        join rent_dues d on d.lease_id = l.id and d.id = "rent_allocations"."due_id"
        where p.id = "rent_allocations"."payment_id" and p.state = 'confirmed' and ((l.landlord_id = (select app.user_id()) or (select app.may('rents.actForLandlord'))
  or l.managed_property_id in (select app.managed_homes())) or l.id = (select app.collecting()))));
--> statement-breakpoint
ALTER POLICY "add to as receiver" ON "rent_allocations" TO member USING (exists (select from rent_payments p join leases l on l.id = p.lease_id
        join rent_dues d on d.lease_id = l.id and d.id = "rent_allocations"."due_id"
        where p.id = "rent_allocations"."payment_id" and p.state = 'confirmed' and ((l.landlord_id = (select app.user_id()) or (select app.may('rents.actForLandlord'))
  or l.managed_property_id in (select app.managed_homes())) or l.id = (select app.collecting())))) WITH CHECK (exists (select from rent_payments p join leases l on l.id = p.lease_id
        join rent_dues d on d.lease_id = l.id and d.id = "rent_allocations"."due_id"
        where p.id = "rent_allocations"."payment_id" and p.state = 'confirmed' and ((l.landlord_id = (select app.user_id()) or (select app.may('rents.actForLandlord'))
  or l.managed_property_id in (select app.managed_homes())) or l.id = (select app.collecting()))));
--> statement-breakpoint
ALTER POLICY "report or record" ON "rent_payments" TO member WITH CHECK ("rent_payments"."reported_by" = (select app.user_id()) and (("rent_payments"."state" = 'reported' and exists (select from leases l where l.id = "rent_payments"."lease_id" and (l.tenant_id = (select app.user_id()) or l.id in (select app.co_tenancies()))))
        or ("rent_payments"."state" = 'confirmed' and "rent_payments"."confirmed_by" = (select app.user_id()) and exists (select from leases l where l.id = "rent_payments"."lease_id" and ((l.landlord_id = (select app.user_id()) or (select app.may('rents.actForLandlord'))
  or l.managed_property_id in (select app.managed_homes())) or l.id = (select app.collecting()))))));
--> statement-breakpoint
ALTER POLICY "answer as party" ON "rent_payments" TO member USING (exists (select from leases l where l.id = "rent_payments"."lease_id" and (l.tenant_id = (select app.user_id()) or l.id in (select app.co_tenancies()))) or exists (select from leases l where l.id = "rent_payments"."lease_id" and ((l.landlord_id = (select app.user_id()) or (select app.may('rents.actForLandlord'))
  or l.managed_property_id in (select app.managed_homes())) or l.id = (select app.collecting())))) WITH CHECK (exists (select from leases l where l.id = "rent_payments"."lease_id" and (l.tenant_id = (select app.user_id()) or l.id in (select app.co_tenancies()))) or exists (select from leases l where l.id = "rent_payments"."lease_id" and ((l.landlord_id = (select app.user_id()) or (select app.may('rents.actForLandlord'))
  or l.managed_property_id in (select app.managed_homes())) or l.id = (select app.collecting()))));
