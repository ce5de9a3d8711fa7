ALTER POLICY "read own once posted" ON "commission_adjustments" TO member USING ((select app.may('adjustments.list')) or ("commission_adjustments"."affiliate_id" = (select app.affiliate_id()) and "commission_adjustments"."state" = 'posted'));--> statement-breakpoint
ALTER POLICY "propose as admin" ON "commission_adjustments" TO member WITH CHECK ((select app.may('adjustments.propose')) and "commission_adjustments"."proposed_by" = (select app.user_id()) and "commission_adjustments"."state" = 'proposed');--> statement-breakpoint
ALTER POLICY "decide as admin" ON "commission_adjustments" TO member USING ((select app.may('adjustments.changeAll')) and "commission_adjustments"."state" in ('proposed', 'approved')) WITH CHECK ((select app.may('adjustments.changeAll')) and "commission_adjustments"."state" <> 'posted');--> statement-breakpoint
ALTER POLICY "read as admin" ON "affiliate_calculation_mode_audit" TO member USING ((select app.may('affiliates.readAll')));--> statement-breakpoint
ALTER POLICY "add as admin" ON "affiliate_calculation_mode_audit" TO member WITH CHECK ((select app.may('calculationMode.set')) and "affiliate_calculation_mode_audit"."changed_by_admin_id" = (select app.user_id()));--> statement-breakpoint
ALTER POLICY "read own" ON "affiliate_fact_changes" TO member USING ("affiliate_fact_changes"."affiliate_id" = (select app.affiliate_id()) or (select app.may('affiliates.readAll')));--> statement-breakpoint
ALTER POLICY "read own" ON "affiliate_profiles" TO member USING ("affiliate_profiles"."affiliate_id" = (select app.affiliate_id()) or (select app.may('affiliates.readAll')));--> statement-breakpoint
ALTER POLICY "add as admin" ON "affiliate_profiles" TO member WITH CHECK ((select app.may('affiliates.create')));--> statement-breakpoint
ALTER POLICY "change as admin" ON "affiliate_profiles" TO member USING ((select app.may('affiliates.changeAll'))) WITH CHECK ((select app.may('affiliates.changeAll')));--> statement-breakpoint
ALTER POLICY "read own" ON "affiliate_registrations" TO member USING ("affiliate_registrations"."affiliate_id" = (select app.affiliate_id()) or (select app.may('affiliates.readAll')));--> statement-breakpoint
ALTER POLICY "add as admin" ON "affiliate_registrations" TO member WITH CHECK ((select app.may('affiliates.create')));--> statement-breakpoint
ALTER POLICY "change as admin" ON "affiliate_registrations" TO member USING ((select app.may('affiliates.changeAll'))) WITH CHECK ((select app.may('affiliates.changeAll')));--> statement-breakpoint
ALTER POLICY "read own" ON "affiliate_shadow_power" TO member USING ("affiliate_shadow_power"."affiliate_id" = (select app.affiliate_id()) or (select app.may('affiliates.readAll')));--> statement-breakpoint
ALTER POLICY "add as admin" ON "affiliate_shadow_power" TO member WITH CHECK ((select app.may('shadowPower.changeAll')));--> statement-breakpoint
ALTER POLICY "change as admin" ON "affiliate_shadow_power" TO member USING ((select app.may('shadowPower.changeAll'))) WITH CHECK ((select app.may('shadowPower.changeAll')));--> statement-breakpoint
ALTER POLICY "read own" ON "shadow_power_properties" TO member USING ("shadow_power_properties"."affiliate_id" = (select app.affiliate_id()) or (select app.may('affiliates.readAll')));--> statement-breakpoint
ALTER POLICY "add as admin" ON "shadow_power_properties" TO member WITH CHECK ((select app.may('shadowPower.changeAll')));--> statement-breakpoint
ALTER POLICY "remove as admin" ON "shadow_power_properties" TO member USING ((select app.may('shadowPower.changeAll')));--> statement-breakpoint
ALTER POLICY "read own or accepted" ON "application_references" TO member USING ("application_references"."user_id" = (select app.user_id()) or (select app.may('leads.readContacts')) or exists (select from property_applications a
        where a.id = "application_references"."application_id" and a.lister_id = (select app.user_id()) and a.status = 'approved'));--> statement-breakpoint
ALTER POLICY "read as admin" ON "audit_log" TO member USING ((select app.may('audit.readAll')));--> statement-breakpoint
ALTER POLICY "read own" ON "broker_documents" TO member USING ("broker_documents"."broker_id" = (select app.broker_id()) or (select app.may('brokers.readDocuments')));--> statement-breakpoint
ALTER POLICY "read own" ON "brokers" TO member USING ("brokers"."user_id" = (select app.user_id()) or (select app.may('brokers.readAll')));--> statement-breakpoint
ALTER POLICY "add as admin" ON "brokers" TO member WITH CHECK ((select app.may('brokers.changeAll')));--> statement-breakpoint
ALTER POLICY "change as admin" ON "brokers" TO member USING ((select app.may('brokers.changeAll'))) WITH CHECK ((select app.may('brokers.changeAll')));--> statement-breakpoint
ALTER POLICY "read as admin" ON "shadow_balancing_audit" TO member USING ((select app.may('shadowBalancing.listAudit')));--> statement-breakpoint
ALTER POLICY "add as admin" ON "shadow_balancing_audit" TO member WITH CHECK ((select app.may('shadowBalancing.configure')) and "shadow_balancing_audit"."admin_user_id" = (select app.user_id()));--> statement-breakpoint
ALTER POLICY "read own" ON "verification_claims" TO member USING ("verification_claims"."user_id" = (select app.user_id()) or (select app.may('claims.readAll')));--> statement-breakpoint
ALTER POLICY "approve as admin" ON "verification_claims" TO member WITH CHECK ((select app.may('admin.properties.approve')) and "verification_claims"."kind" = 'listing' and "verification_claims"."decided_by" = (select app.user_id()));--> statement-breakpoint
ALTER POLICY "change" ON "verification_claims" TO member USING ("verification_claims"."user_id" = (select app.user_id()) or (select app.may('claims.changeAll'))) WITH CHECK ("verification_claims"."user_id" = (select app.user_id()) or (select app.may('claims.changeAll')));--> statement-breakpoint
ALTER POLICY "read own" ON "enquiries" TO member USING ("enquiries"."user_id" = (select app.user_id()) or (select app.may('enquiries.readAll')));--> statement-breakpoint
ALTER POLICY "work as admin" ON "enquiries" TO member USING ((select app.may('enquiries.changeAll'))) WITH CHECK ((select app.may('enquiries.changeAll')));--> statement-breakpoint
ALTER POLICY "read as admin" ON "enquiry_events" TO member USING ((select app.may('enquiries.readAll')));--> statement-breakpoint
ALTER POLICY "note as admin" ON "enquiry_events" TO member WITH CHECK ((select app.may('enquiries.changeAll')) and "enquiry_events"."actor_id" = (select app.user_id()));--> statement-breakpoint
ALTER POLICY "read own" ON "files" TO member USING ("files"."owner_id" = (select app.user_id()) or (select app.may('files.readAll')));--> statement-breakpoint
ALTER POLICY "remove own" ON "files" TO member USING ("files"."owner_id" = (select app.user_id()) or (select app.may('files.removeAll')));--> statement-breakpoint
ALTER POLICY "read own" ON "profiles" TO member USING ("profiles"."user_id" = (select app.user_id()) or (select app.may('profile.readAll')));--> statement-breakpoint
ALTER POLICY "read own" ON "user_roles" TO member USING ("user_roles"."user_id" = (select app.user_id()) or (select app.may('roles.readAll')));--> statement-breakpoint
ALTER POLICY "grant" ON "user_roles" TO member WITH CHECK ((select app.may('roles.assign')) or ("user_roles"."role" = 'broker' and (select app.may('brokerRegistrations.activate'))));--> statement-breakpoint
ALTER POLICY "take away" ON "user_roles" TO member USING ((select app.may('roles.remove')));--> statement-breakpoint
ALTER POLICY "read as party" ON "property_applications" TO member USING ("property_applications"."user_id" = (select app.user_id()) or "property_applications"."lister_id" = (select app.user_id()) or (select app.may('leads.readAll')));--> statement-breakpoint
ALTER POLICY "answer as party" ON "property_applications" TO member USING ("property_applications"."user_id" = (select app.user_id()) or "property_applications"."lister_id" = (select app.user_id()) or (select app.may('leads.changeAll'))) WITH CHECK ("property_applications"."user_id" = (select app.user_id()) or "property_applications"."lister_id" = (select app.user_id()) or (select app.may('leads.changeAll')));--> statement-breakpoint
ALTER POLICY "read as party" ON "property_visits" TO member USING ("property_visits"."user_id" = (select app.user_id()) or "property_visits"."lister_id" = (select app.user_id()) or (select app.may('leads.readAll')));--> statement-breakpoint
ALTER POLICY "answer as party" ON "property_visits" TO member USING ("property_visits"."user_id" = (select app.user_id()) or "property_visits"."lister_id" = (select app.user_id()) or (select app.may('leads.changeAll'))) WITH CHECK ("property_visits"."user_id" = (select app.user_id()) or "property_visits"."lister_id" = (select app.user_id()) or (select app.may('leads.changeAll')));--> statement-breakpoint
ALTER POLICY "read as party" ON "leases" TO member USING ("leases"."landlord_id" = (select app.user_id()) or "leases"."tenant_id" = (select app.user_id()) or (select app.may('leases.readAll'))
        or "leases"."managed_property_id" in (select app.managed_homes()));--> statement-breakpoint
ALTER POLICY "offer" ON "leases" TO member WITH CHECK ("leases"."state" = 'draft' and "leases"."created_by" = (select app.user_id())
        and num_nonnulls("leases"."property_id", "leases"."managed_property_id") = 1
        and ((select app.may('leases.actForLandlord')) or ("leases"."landlord_id" = (select app.user_id())
          and ("leases"."property_id" is null or app.is_lister("leases"."property_id"))
          and ("leases"."managed_property_id" is null or "leases"."managed_property_id" in
            (select p.id from managed_properties p where p.owner_id = (select app.user_id()))))));--> statement-breakpoint
ALTER POLICY "change as party" ON "leases" TO member USING ("leases"."landlord_id" = (select app.user_id()) or "leases"."tenant_id" = (select app.user_id()) or (select app.may('leases.actForLandlord'))
        or "leases"."managed_property_id" in (select app.managed_homes())) WITH CHECK ("leases"."landlord_id" = (select app.user_id()) or "leases"."tenant_id" = (select app.user_id()) or (select app.may('leases.actForLandlord'))
        or "leases"."managed_property_id" in (select app.managed_homes()));--> statement-breakpoint
ALTER POLICY "read as admin" ON "ledger_proofs" TO member USING ((select app.may('ledger.readAll')));--> statement-breakpoint
ALTER POLICY "read own" ON "affiliate_balances" TO member USING ("affiliate_balances"."affiliate_id" = (select app.affiliate_id()) or (select app.may('ledger.readAll')));--> statement-breakpoint
ALTER POLICY "read own" ON "ledger_entries" TO member USING ("ledger_entries"."affiliate_id" = (select app.affiliate_id()) or (select app.may('ledger.readAll')));--> statement-breakpoint
ALTER POLICY "add to the day book as admin" ON "ledger_entries" TO member WITH CHECK ((select app.may('ledger.addToDayBook')) and "ledger_entries"."book" = 'day');--> statement-breakpoint
ALTER POLICY "read as admin" ON "listing_flags" TO member USING ((select app.may('flags.readAll')));--> statement-breakpoint
ALTER POLICY "decide as admin" ON "listing_flags" TO member USING ((select app.may('flags.changeAll'))) WITH CHECK ((select app.may('flags.changeAll')));--> statement-breakpoint
ALTER POLICY "read own" ON "listing_reports" TO member USING ("listing_reports"."reporter_id" = (select app.user_id()) or (select app.may('reports.readAll')));--> statement-breakpoint
ALTER POLICY "decide as admin" ON "listing_reports" TO member USING ((select app.may('reports.changeAll'))) WITH CHECK ((select app.may('reports.changeAll')));--> statement-breakpoint
ALTER POLICY "read as admin" ON "import_runs" TO member USING ((select app.may('imports.readAll')));--> statement-breakpoint
ALTER POLICY "curate" ON "cities" TO member USING ((select app.may('places.changeAll'))) WITH CHECK ((select app.may('places.changeAll')));--> statement-breakpoint
ALTER POLICY "curate" ON "localities" TO member USING ((select app.may('places.changeAll'))) WITH CHECK ((select app.may('places.changeAll')));--> statement-breakpoint
ALTER POLICY "read with request" ON "maintenance_events" TO member USING (((select app.may('maintenance.readAll')) or exists (select from maintenance_requests v where v.id = "maintenance_events"."request_id")));--> statement-breakpoint
ALTER POLICY "add own" ON "maintenance_events" TO member WITH CHECK ("maintenance_events"."actor_id" = (select app.user_id()) and ((select app.may('maintenance.readAll')) or exists (select from maintenance_requests v where v.id = "maintenance_events"."request_id")));--> statement-breakpoint
ALTER POLICY "read with request" ON "maintenance_photos" TO member USING (((select app.may('maintenance.readAll')) or exists (select from maintenance_requests v where v.id = "maintenance_photos"."request_id")));--> statement-breakpoint
ALTER POLICY "add as party" ON "maintenance_photos" TO member WITH CHECK ("maintenance_photos"."added_by" = (select app.user_id()) and ((select app.may('maintenance.readAll')) or exists (select from maintenance_requests v where v.id = "maintenance_photos"."request_id")));--> statement-breakpoint
ALTER POLICY "read with lease or home" ON "maintenance_requests" TO member USING (((select app.may('maintenance.readAll')) or case when "maintenance_requests"."lease_id" is not null then exists (select from leases v where v.id = "maintenance_requests"."lease_id")
    else app.lets_home("maintenance_requests"."property_id", "maintenance_requests"."managed_property_id") or "maintenance_requests"."managed_property_id" in (select app.managed_homes()) end));--> statement-breakpoint
ALTER POLICY "raise as party" ON "maintenance_requests" TO member WITH CHECK ("maintenance_requests"."reported_by" = (select app.user_id()) and "maintenance_requests"."status" = 'open' and ((select app.may('maintenance.actForLandlord')) or case when "maintenance_requests"."lease_id" is not null then exists (select from leases v where v.id = "maintenance_requests"."lease_id")
    else app.lets_home("maintenance_requests"."property_id", "maintenance_requests"."managed_property_id") or "maintenance_requests"."managed_property_id" in (select app.managed_homes()) end));--> statement-breakpoint
ALTER POLICY "work as party" ON "maintenance_requests" TO member USING (((select app.may('maintenance.actForLandlord')) or case when "maintenance_requests"."lease_id" is not null then exists (select from leases v where v.id = "maintenance_requests"."lease_id")
    else app.lets_home("maintenance_requests"."property_id", "maintenance_requests"."managed_property_id") or "maintenance_requests"."managed_property_id" in (select app.managed_homes()) end)) WITH CHECK (((select app.may('maintenance.actForLandlord')) or case when "maintenance_requests"."lease_id" is not null then exists (select from leases v where v.id = "maintenance_requests"."lease_id")
    else app.lets_home("maintenance_requests"."property_id", "maintenance_requests"."managed_property_id") or "maintenance_requests"."managed_property_id" in (select app.managed_homes()) end));--> statement-breakpoint
ALTER POLICY "read own" ON "managed_property_managers" TO member USING ("managed_property_managers"."manager_id" = (select app.user_id()) or (select app.may('managedRentals.readAll')));--> statement-breakpoint
ALTER POLICY "assign as admin" ON "managed_property_managers" TO member WITH CHECK ((select app.may('managedRentals.assignManager')));--> statement-breakpoint
ALTER POLICY "reassign as admin" ON "managed_property_managers" TO member USING ((select app.may('managedRentals.assignManager'))) WITH CHECK ((select app.may('managedRentals.assignManager')));--> statement-breakpoint
ALTER POLICY "release as admin" ON "managed_property_managers" TO member USING ((select app.may('managedRentals.assignManager')));--> statement-breakpoint
ALTER POLICY "read as party" ON "managed_properties" TO member USING ("managed_properties"."owner_id" = (select app.user_id()) or "managed_properties"."broker_id" = (select app.broker_id()) or (select app.may('managedRentals.readAll'))
        or "managed_properties"."id" in (select app.managed_homes()));--> statement-breakpoint
ALTER POLICY "add as admin" ON "managed_properties" TO member WITH CHECK ((select app.may('managedRentals.changeAll')));--> statement-breakpoint
ALTER POLICY "change as admin" ON "managed_properties" TO member USING ((select app.may('managedRentals.changeAll'))) WITH CHECK ((select app.may('managedRentals.changeAll')));--> statement-breakpoint
ALTER POLICY "read with property" ON "managed_property_details" TO member USING (((select app.may('managedRentals.readAll')) or exists (select from managed_properties v where v.id = "managed_property_details"."id")));--> statement-breakpoint
ALTER POLICY "add as admin" ON "managed_property_details" TO member WITH CHECK ((select app.may('managedRentals.changeAll')));--> statement-breakpoint
ALTER POLICY "change as admin" ON "managed_property_details" TO member USING ((select app.may('managedRentals.changeAll'))) WITH CHECK ((select app.may('managedRentals.changeAll')));--> statement-breakpoint
ALTER POLICY "read as party" ON "managed_rental_applications" TO member USING ("managed_rental_applications"."landlord_id" = (select app.user_id()) or "managed_rental_applications"."submitted_by" = (select app.user_id()) or "managed_rental_applications"."submitted_by_broker_id" = (select app.broker_id()) or (select app.may('managedRentals.readAll'))
        or "managed_rental_applications"."id" in (select app.managed_applications()));--> statement-breakpoint
ALTER POLICY "submit" ON "managed_rental_applications" TO member WITH CHECK ((select app.may('managedRentals.changeAll')) or ("managed_rental_applications"."submitted_by" = (select app.user_id()) and "managed_rental_applications"."status" = 'submitted'
        and "managed_rental_applications"."rental_value_locked" is null
        and ("managed_rental_applications"."landlord_id" = (select app.user_id()) or "managed_rental_applications"."submitted_by_broker_id" = (select app.broker_id()))));--> statement-breakpoint
ALTER POLICY "review as admin" ON "managed_rental_applications" TO member USING ((select app.may('managedRentals.changeAll'))) WITH CHECK ((select app.may('managedRentals.changeAll')));--> statement-breakpoint
ALTER POLICY "read as admin" ON "month_figures" TO member USING ((select app.may('analytics.get')));--> statement-breakpoint
ALTER POLICY "read own" ON "commission_holds" TO member USING ("commission_holds"."affiliate_id" = (select app.affiliate_id()) or (select app.may('commissions.readAll')));--> statement-breakpoint
ALTER POLICY "decide as admin" ON "commission_holds" TO member USING ((select app.may('commissions.decideHold'))) WITH CHECK ((select app.may('commissions.decideHold')));--> statement-breakpoint
ALTER POLICY "read as admin" ON "commission_months" TO member USING ((select app.may('commissions.readAll')));--> statement-breakpoint
ALTER POLICY "read own" ON "commission_nodes" TO member USING ("commission_nodes"."affiliate_id" = (select app.affiliate_id()) or (select app.may('commissions.readAll')));--> statement-breakpoint
ALTER POLICY "read own" ON "commission_payments" TO member USING ("commission_payments"."affiliate_id" = (select app.affiliate_id()) or (select app.may('commissions.readAll')));--> statement-breakpoint
ALTER POLICY "read own" ON "managed_rental_commissions" TO member USING ("managed_rental_commissions"."affiliate_id" = (select app.affiliate_id()) or (select app.may('commissions.readAll')));--> statement-breakpoint
ALTER POLICY "add as admin" ON "plan_versions" TO member WITH CHECK ((select app.may('commissionPlans.add')) and "plan_versions"."valid_from" > (now() at time zone 'Asia/Kolkata')::date);--> statement-breakpoint
ALTER POLICY "read own" ON "payout_accounts" TO member USING ("payout_accounts"."user_id" = (select app.user_id()) or (select app.may('payees.readAll')));--> statement-breakpoint
ALTER POLICY "read own" ON "tax_identities" TO member USING ("tax_identities"."user_id" = (select app.user_id()) or (select app.may('payees.readAll')));--> statement-breakpoint
ALTER POLICY "read as admin" ON "payment_events" TO member USING ((select app.may('payments.readAll')));--> statement-breakpoint
ALTER POLICY "read own" ON "payments" TO member USING ("payments"."user_id" = (select app.user_id()) or "payments"."broker_id" = (select app.broker_id()) or (select app.may('payments.readAll')));--> statement-breakpoint
ALTER POLICY "refund as admin" ON "payments" TO member WITH CHECK ((select app.may('brokerRegistrations.refund')) and "payments"."kind" = 'refund' and "payments"."status" = 'created');--> statement-breakpoint
ALTER POLICY "change own" ON "payments" TO member USING ("payments"."broker_id" = (select app.broker_id()) or (select app.may('payments.changeAll'))) WITH CHECK ("payments"."broker_id" = (select app.broker_id()) or (select app.may('payments.changeAll')));--> statement-breakpoint
ALTER POLICY "read as admin" ON "payout_batches" TO member USING ((select app.may('payouts.readAll')));--> statement-breakpoint
ALTER POLICY "add as admin" ON "payout_batches" TO member WITH CHECK ((select app.may('payouts.createBatch')) and "payout_batches"."created_by" = (select app.user_id()));--> statement-breakpoint
ALTER POLICY "change as admin" ON "payout_batches" TO member USING ((select app.may('payouts.changeAll'))) WITH CHECK ((select app.may('payouts.changeAll')));--> statement-breakpoint
ALTER POLICY "read own" ON "payouts" TO member USING ("payouts"."affiliate_id" = (select app.affiliate_id()) or (select app.may('payouts.readAll')));--> statement-breakpoint
ALTER POLICY "change as admin" ON "payouts" TO member USING ((select app.may('payouts.changeAll'))) WITH CHECK ((select app.may('payouts.changeAll')));--> statement-breakpoint
ALTER POLICY "read own" ON "consents" TO member USING ("consents"."user_id" = (select app.user_id()) or (select app.may('privacy.readAll')));--> statement-breakpoint
ALTER POLICY "read" ON "mails" TO member USING ((select app.may('mailLog.readAll')));--> statement-breakpoint
ALTER POLICY "send again" ON "mails" TO member USING ((select app.may('mailLog.sendAgain'))) WITH CHECK ((select app.may('mailLog.sendAgain')));--> statement-breakpoint
ALTER POLICY "read" ON "settings" TO member USING ("settings"."is_public" or (select app.may('settings.get')));--> statement-breakpoint
ALTER POLICY "add" ON "settings" TO member WITH CHECK ((select app.may('settings.update')));--> statement-breakpoint
ALTER POLICY "change" ON "settings" TO member USING ((select app.may('settings.update'))) WITH CHECK ((select app.may('settings.update')));--> statement-breakpoint
ALTER POLICY "read own" ON "undeliverable_addresses" TO member USING ((select app.may('mailLog.readAll')) or "undeliverable_addresses"."address" = (select lower(p.email) from profiles p where p.user_id = app.user_id()));--> statement-breakpoint
ALTER POLICY "read own" ON "data_looks" TO member USING ("data_looks"."user_id" = (select app.user_id()) or (select app.may('privacy.readAll')));--> statement-breakpoint
ALTER POLICY "note own look" ON "data_looks" TO member WITH CHECK ("data_looks"."actor_id" = (select app.user_id()) and (select app.may('privacy.noteLook')));--> statement-breakpoint
ALTER POLICY "read own" ON "erasures" TO member USING ("erasures"."user_id" = (select app.user_id()) or (select app.may('privacy.readAll')));--> statement-breakpoint
ALTER POLICY "read" ON "properties" TO member USING ("properties"."listing_state" = 'published' or "properties"."listed_by" = (select app.user_id()) or (select app.may('properties.readAll'))
        or app.follows_property("properties"."id"));--> statement-breakpoint
ALTER POLICY "list own" ON "properties" TO member WITH CHECK ("properties"."listed_by" = (select app.user_id()) or (select app.may('properties.changeAll')));--> statement-breakpoint
ALTER POLICY "change own" ON "properties" TO member USING ("properties"."listed_by" = (select app.user_id()) or (select app.may('properties.changeAll'))) WITH CHECK ("properties"."listed_by" = (select app.user_id()) or (select app.may('properties.changeAll')));--> statement-breakpoint
ALTER POLICY "keep own" ON "property_photos" TO member USING (exists (select from properties p where p.id = property_id
  and (p.listed_by = (select app.user_id()) or (select app.may('properties.changeAll'))))) WITH CHECK (exists (select from properties p where p.id = property_id
  and (p.listed_by = (select app.user_id()) or (select app.may('properties.changeAll')))));--> statement-breakpoint
ALTER POLICY "read of own homes" ON "property_views" TO member USING (exists (select from properties p where p.id = property_id
  and (p.listed_by = (select app.user_id()) or (select app.may('properties.changeAll')))));--> statement-breakpoint
ALTER POLICY "read when accepted" ON "property_private" TO member USING (app.is_lister("property_private"."property_id") or app.has_accepted_lead("property_private"."property_id") or (select app.may('properties.readContacts')));--> statement-breakpoint
ALTER POLICY "change own" ON "property_private" TO member USING (app.is_lister("property_private"."property_id") or (select app.may('properties.changeAll'))) WITH CHECK (app.is_lister("property_private"."property_id") or (select app.may('properties.changeAll')));--> statement-breakpoint
ALTER POLICY "read with payment" ON "rent_allocations" TO member USING (((select app.may('leases.readAll')) or exists (select from rent_payments v where v.id = "rent_allocations"."payment_id")));--> statement-breakpoint
ALTER POLICY "add as receiver" ON "rent_allocations" TO member WITH CHECK (exists (select from rent_payments p join leases l on l.id = p.lease_id
        join rent_dues d on d.lease_id = l.id and d.id = "rent_allocations"."due_id"
        where p.id = "rent_allocations"."payment_id" and p.state = 'confirmed' and (l.landlord_id = (select app.user_id()) or (select app.may('rents.actForLandlord'))
  or l.managed_property_id in (select app.managed_homes()))));--> statement-breakpoint
ALTER POLICY "read with lease" ON "rent_dues" TO member USING (((select app.may('leases.readAll')) or exists (select from leases v where v.id = "rent_dues"."lease_id")));--> statement-breakpoint
ALTER POLICY "read with lease" ON "rent_payments" TO member USING (((select app.may('leases.readAll')) or exists (select from leases v where v.id = "rent_payments"."lease_id")));--> statement-breakpoint
ALTER POLICY "report or record" ON "rent_payments" TO member WITH CHECK ("rent_payments"."reported_by" = (select app.user_id()) and (("rent_payments"."state" = 'reported' and exists (select from leases l where l.id = "rent_payments"."lease_id" and l.tenant_id = (select app.user_id())))
        or ("rent_payments"."state" = 'confirmed' and "rent_payments"."confirmed_by" = (select app.user_id()) and exists (select from leases l where l.id = "rent_payments"."lease_id" and (l.landlord_id = (select app.user_id()) or (select app.may('rents.actForLandlord'))
  or l.managed_property_id in (select app.managed_homes()))))));--> statement-breakpoint
ALTER POLICY "answer as party" ON "rent_payments" TO member USING (exists (select from leases l where l.id = "rent_payments"."lease_id" and l.tenant_id = (select app.user_id())) or exists (select from leases l where l.id = "rent_payments"."lease_id" and (l.landlord_id = (select app.user_id()) or (select app.may('rents.actForLandlord'))
  or l.managed_property_id in (select app.managed_homes())))) WITH CHECK (exists (select from leases l where l.id = "rent_payments"."lease_id" and l.tenant_id = (select app.user_id())) or exists (select from leases l where l.id = "rent_payments"."lease_id" and (l.landlord_id = (select app.user_id()) or (select app.may('rents.actForLandlord'))
  or l.managed_property_id in (select app.managed_homes()))));--> statement-breakpoint
ALTER POLICY "read with property" ON "managed_property_attributions" TO member USING (((select app.may('managedRentals.readAll')) or exists (select from managed_properties v where v.id = "managed_property_attributions"."managed_property_id")) or "managed_property_attributions"."affiliate_id" = (select app.affiliate_id()));--> statement-breakpoint
ALTER POLICY "add as admin" ON "managed_property_attributions" TO member WITH CHECK ((select app.may('managedRentals.changeAll')));--> statement-breakpoint
ALTER POLICY "read with property" ON "managed_property_fees" TO member USING (((select app.may('managedRentals.readAll')) or exists (select from managed_properties v where v.id = "managed_property_fees"."managed_property_id")));--> statement-breakpoint
ALTER POLICY "read with payment" ON "managed_property_rvl_changes" TO member USING (((select app.may('managedRentals.readAll')) or exists (select from managed_property_rvl_payments v where v.id = "managed_property_rvl_changes"."payment_id")));--> statement-breakpoint
ALTER POLICY "read with property" ON "managed_property_rvl_payments" TO member USING (((select app.may('managedRentals.readAll')) or exists (select from managed_properties v where v.id = "managed_property_rvl_payments"."managed_property_id")));--> statement-breakpoint
ALTER POLICY "add as admin" ON "managed_property_rvl_payments" TO member WITH CHECK ((select app.may('rvl.changeAll')));--> statement-breakpoint
ALTER POLICY "change as admin" ON "managed_property_rvl_payments" TO member USING ((select app.may('rvl.changeAll'))) WITH CHECK ((select app.may('rvl.changeAll')));--> statement-breakpoint
ALTER POLICY "read with property" ON "managed_property_shares" TO member USING (((select app.may('managedRentals.readAll')) or exists (select from managed_properties v where v.id = "managed_property_shares"."managed_property_id")));--> statement-breakpoint
ALTER POLICY "add as admin" ON "tax_rules" TO member WITH CHECK ((select app.may('taxRules.add')));--> statement-breakpoint
DROP FUNCTION app.is_admin();
