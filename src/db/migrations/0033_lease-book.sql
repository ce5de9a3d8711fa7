ALTER TABLE "journal_entries" DROP CONSTRAINT "journal_entries_kind";--> statement-breakpoint
ALTER TABLE "journal_entries" DROP CONSTRAINT "journal_entries_source";--> statement-breakpoint
ALTER TABLE "journal_lines" DROP CONSTRAINT "journal_lines_rent";--> statement-breakpoint
ALTER TABLE "journal_lines" DROP CONSTRAINT "journal_lines_account";--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_kind" CHECK ("journal_entries"."kind" in ('rent_due', 'rent_received', 'rent_applied', 'rent_reversed', 'deposit_received', 'deposit_reversed', 'deposit_due', 'deposit_dropped', 'charge_due', 'due_waived', 'tds_recorded', 'deposit_deducted', 'deposit_settled', 'deposit_refunded', 'credit_refunded', 'commission_close', 'commission_payout', 'commission_return')) NOT VALID;--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_source" CHECK ("journal_entries"."source_type" in ('rent_due', 'rent_payment', 'lease', 'commission_run')) NOT VALID;--> statement-breakpoint
ALTER TABLE "journal_lines" ADD CONSTRAINT "journal_lines_lease" CHECK (case when "journal_lines"."lease_id" is null then not "journal_lines"."account" in ('rent_receivable', 'rent_prepaid', 'rent_collected', 'rent_earned', 'deposit_receivable', 'deposit_owed', 'deposit_cash', 'charges_receivable', 'charges_earned', 'rent_waived', 'rent_tds')
        else not "journal_lines"."account" in ('commission_expense', 'commission_payable', 'commission_held', 'commission_tds', 'commission_bank') end) NOT VALID;--> statement-breakpoint
ALTER TABLE "journal_lines" ADD CONSTRAINT "journal_lines_account" CHECK ("journal_lines"."account" in ('rent_receivable', 'rent_prepaid', 'rent_collected', 'rent_earned', 'deposit_receivable', 'deposit_owed', 'deposit_cash', 'charges_receivable', 'charges_earned', 'rent_waived', 'rent_tds', 'operator_bank', 'owner_payable', 'fee_income', 'repair_costs', 'gst_payable', 'commission_expense', 'commission_payable', 'commission_held', 'commission_tds', 'commission_bank')) NOT VALID;--> statement-breakpoint
CREATE POLICY "post as side of lease" ON "journal_entries" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("journal_entries"."actor_id" = (select app.user_id()) and "journal_entries"."kind" in ('deposit_due', 'deposit_dropped', 'charge_due', 'due_waived', 'tds_recorded', 'deposit_deducted', 'deposit_settled', 'deposit_refunded', 'credit_refunded')
        and "journal_entries"."source_type" in ('lease', 'rent_due')
        and exists (select from leases l where l.id = app.lease_of_source("journal_entries"."source_type", "journal_entries"."source_id")
          and ((l.landlord_id = (select app.user_id()) or (select app.may('rents.actForLandlord'))
  or l.managed_property_id in (select app.managed_homes())) or "journal_entries"."kind" in ('tds_recorded', 'deposit_deducted', 'deposit_settled', 'deposit_refunded', 'credit_refunded') and (l.tenant_id = (select app.user_id()) or l.id in (select app.co_tenancies())))));--> statement-breakpoint
ALTER POLICY "post as receiver" ON "journal_entries" TO member WITH CHECK ("journal_entries"."actor_id" = (select app.user_id()) and "journal_entries"."kind" in ('rent_received', 'rent_applied', 'rent_reversed', 'deposit_received', 'deposit_reversed')
        and "journal_entries"."source_type" = 'rent_payment'
        and exists (select from rent_payments p join leases l on l.id = p.lease_id
          where p.id = "journal_entries"."source_id" and (l.landlord_id = (select app.user_id()) or (select app.may('rents.actForLandlord'))
  or l.managed_property_id in (select app.managed_homes()))));
