DROP POLICY "take back as receiver" ON "due_closings";--> statement-breakpoint
CREATE POLICY "take back as side" ON "due_closings" AS PERMISSIVE FOR UPDATE TO "member" USING ("due_closings"."kind" = 'tds' and exists (select from rent_dues d join leases l on l.id = d.lease_id
    where d.id = "due_closings"."due_id" and ((l.landlord_id = (select app.user_id()) or (select app.may('rents.actForLandlord'))
  or l.managed_property_id in (select app.managed_homes())) or (l.tenant_id = (select app.user_id()) or l.id in (select app.co_tenancies()))))) WITH CHECK ("due_closings"."kind" = 'tds' and exists (select from rent_dues d join leases l on l.id = d.lease_id
    where d.id = "due_closings"."due_id" and ((l.landlord_id = (select app.user_id()) or (select app.may('rents.actForLandlord'))
  or l.managed_property_id in (select app.managed_homes())) or (l.tenant_id = (select app.user_id()) or l.id in (select app.co_tenancies())))));