ALTER TABLE "payout_accounts" DROP CONSTRAINT "payout_accounts_user_id_profiles_user_id_fk";
--> statement-breakpoint
ALTER TABLE "tax_identities" DROP CONSTRAINT "tax_identities_user_id_profiles_user_id_fk";
--> statement-breakpoint
ALTER TABLE "leases" ADD COLUMN "landlord_email" text;
--> statement-breakpoint
ALTER TABLE "leases" ADD COLUMN "landlord_phone" text;
--> statement-breakpoint
ALTER TABLE "owner_companies" ADD COLUMN "paid_from" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "tax_identities" ADD COLUMN "holder" text;
--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "organisation_id" uuid;
--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "organisation_name" text;
--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER POLICY "name in a draft" ON "lease_parties" TO member WITH CHECK ("lease_parties"."role" in ('co_owner', 'co_tenant', 'occupant') and exists (select from leases l where l.id = "lease_parties"."lease_id"
  and l.state = 'draft' and (l.landlord_id = (select app.user_id()) or (select app.may('leases.actForLandlord'))
    or (l.created_by = (select app.user_id()) and (l.managed_property_id in (select app.managed_homes())
      or l.document_version = 0 and num_nonnulls(l.landlord_email, l.landlord_phone) > 0)))));
--> statement-breakpoint
ALTER POLICY "name no more in a draft" ON "lease_parties" TO member USING ("lease_parties"."role" in ('co_owner', 'co_tenant', 'occupant') and exists (select from leases l where l.id = "lease_parties"."lease_id"
  and l.state = 'draft' and (l.landlord_id = (select app.user_id()) or (select app.may('leases.actForLandlord'))
    or (l.created_by = (select app.user_id()) and (l.managed_property_id in (select app.managed_homes())
      or l.document_version = 0 and num_nonnulls(l.landlord_email, l.landlord_phone) > 0)))));
--> statement-breakpoint
ALTER POLICY "read as party" ON "leases" TO member USING ("leases"."landlord_id" = (select app.user_id()) or (select app.may('leases.readAll'))
        or ("leases"."tenant_id" = (select app.user_id()) and ("leases"."state" <> 'draft' or "leases"."document_version" > 0))
        or "leases"."managed_property_id" in (select app.managed_homes()) or "leases"."id" in (select app.party_leases())
        or ("leases"."created_by" = (select app.user_id()) and "leases"."document_version" = 0
    and num_nonnulls("leases"."landlord_email", "leases"."landlord_phone") > 0));
--> statement-breakpoint
ALTER POLICY "offer" ON "leases" TO member WITH CHECK ("leases"."state" = 'draft' and "leases"."created_by" = (select app.user_id())
        and num_nonnulls("leases"."property_id", "leases"."managed_property_id") = 1
        and ((select app.may('leases.actForLandlord'))
          or ("leases"."managed_property_id" in (select app.managed_homes()) and "leases"."payee_upi" is null and not "leases"."payee_shows_bank"
            and "leases"."landlord_id" = (select p.owner_id from managed_properties p where p.id = "leases"."managed_property_id"))
          or (num_nonnulls("leases"."landlord_email", "leases"."landlord_phone") > 0 and app.is_lister("leases"."property_id")
            and "leases"."payee_upi" is null and not "leases"."payee_shows_bank")
          or ("leases"."landlord_id" = (select app.user_id())
          and ("leases"."property_id" is null or app.is_lister("leases"."property_id") or app.is_own_renewal("leases"."renews_id", "leases"."property_id"))
          and ("leases"."managed_property_id" is null or "leases"."managed_property_id" in
            (select p.id from managed_properties p where p.owner_id = (select app.user_id()))))));
--> statement-breakpoint
ALTER POLICY "read own" ON "payout_accounts" TO member USING ("payout_accounts"."user_id" = (select app.user_id()) or "payout_accounts"."user_id" = any (array(select app.acts_for('money'))) or (select app.may('payees.readAll')));
--> statement-breakpoint
ALTER POLICY "give own" ON "payout_accounts" TO member WITH CHECK ("payout_accounts"."user_id" = (select app.user_id()) or "payout_accounts"."user_id" = any (array(select app.acts_for('members'))));
--> statement-breakpoint
ALTER POLICY "change own" ON "payout_accounts" TO member USING ("payout_accounts"."user_id" = (select app.user_id()) or "payout_accounts"."user_id" = any (array(select app.acts_for('members')))) WITH CHECK ("payout_accounts"."user_id" = (select app.user_id()) or "payout_accounts"."user_id" = any (array(select app.acts_for('members'))));
--> statement-breakpoint
ALTER POLICY "read own" ON "tax_identities" TO member USING ("tax_identities"."user_id" = (select app.user_id()) or "tax_identities"."user_id" = any (array(select app.acts_for('money'))) or (select app.may('payees.readAll')));
--> statement-breakpoint
ALTER POLICY "give own" ON "tax_identities" TO member WITH CHECK ("tax_identities"."user_id" = (select app.user_id()) or "tax_identities"."user_id" = any (array(select app.acts_for('members'))));
--> statement-breakpoint
ALTER POLICY "change own" ON "tax_identities" TO member USING ("tax_identities"."user_id" = (select app.user_id()) or "tax_identities"."user_id" = any (array(select app.acts_for('members')))) WITH CHECK ("tax_identities"."user_id" = (select app.user_id()) or "tax_identities"."user_id" = any (array(select app.acts_for('members'))));
