ALTER TABLE "leases" ADD COLUMN "prepared_withdrawn_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "leases" ADD COLUMN "prepared_lapsed_at" timestamp with time zone;
--> statement-breakpoint
ALTER POLICY "name in a draft" ON "lease_parties" TO member WITH CHECK ("lease_parties"."role" in ('co_owner', 'co_tenant', 'occupant') and exists (select from leases l where l.id = "lease_parties"."lease_id"
  and l.state = 'draft' and (l.landlord_id = (select app.user_id()) or (select app.may('leases.actForLandlord'))
    or (l.created_by = (select app.user_id()) and (l.managed_property_id in (select app.managed_homes())
      or l.document_version = 0 and num_nonnulls(l.landlord_email, l.landlord_phone) > 0 and app.is_lister(l.property_id))))));
--> statement-breakpoint
ALTER POLICY "name no more in a draft" ON "lease_parties" TO member USING ("lease_parties"."role" in ('co_owner', 'co_tenant', 'occupant') and exists (select from leases l where l.id = "lease_parties"."lease_id"
  and l.state = 'draft' and (l.landlord_id = (select app.user_id()) or (select app.may('leases.actForLandlord'))
    or (l.created_by = (select app.user_id()) and (l.managed_property_id in (select app.managed_homes())
      or l.document_version = 0 and num_nonnulls(l.landlord_email, l.landlord_phone) > 0 and app.is_lister(l.property_id))))));
--> statement-breakpoint
ALTER POLICY "read as party" ON "leases" TO member USING ("leases"."landlord_id" = (select app.user_id()) or (select app.may('leases.readAll'))
        or ("leases"."tenant_id" = (select app.user_id()) and ("leases"."state" <> 'draft' or "leases"."document_version" > 0))
        or "leases"."managed_property_id" in (select app.managed_homes()) or "leases"."id" in (select app.party_leases())
        or ("leases"."created_by" = (select app.user_id()) and "leases"."document_version" = 0
    and num_nonnulls("leases"."landlord_email", "leases"."landlord_phone") > 0 and app.is_lister("leases"."property_id")) or "leases"."id" = (select app.collecting()));
