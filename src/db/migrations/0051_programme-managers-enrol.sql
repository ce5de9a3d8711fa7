ALTER POLICY "add as admin" ON "affiliate_profiles" TO member WITH CHECK ((select app.may('affiliates.enrol')));
--> statement-breakpoint
ALTER POLICY "add as admin" ON "affiliate_registrations" TO member WITH CHECK ((select app.may('affiliates.enrol')));
