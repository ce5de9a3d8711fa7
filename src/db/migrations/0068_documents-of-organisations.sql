ALTER TABLE "verification_claims" DROP CONSTRAINT "verification_claims_kind";
--> statement-breakpoint
ALTER TABLE "verification_claims" DROP CONSTRAINT "verification_claims_subject";
--> statement-breakpoint
DROP INDEX "verification_claims_waiting_of_person";
--> statement-breakpoint
DROP INDEX "verification_claims_good_of_person";
--> statement-breakpoint
ALTER TABLE "verification_claims" ADD COLUMN "organisation_id" uuid;
--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "rera_state" text;
--> statement-breakpoint
ALTER TABLE "verification_claims" ADD CONSTRAINT "verification_claims_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "verification_claims" ADD CONSTRAINT "verification_claims_kind" CHECK ("verification_claims"."kind" in ('identity', 'phone', 'agent_rera', 'listing', 'ownership', 'photos', 'rera', 'organisation_rera', 'organisation_gst', 'organisation_pan')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "verification_claims" ADD CONSTRAINT "verification_claims_subject" CHECK (("verification_claims"."property_id" is not null) = ("verification_claims"."kind" in ('listing', 'ownership', 'photos', 'rera'))
        and ("verification_claims"."organisation_id" is not null) = ("verification_claims"."kind" in ('organisation_rera', 'organisation_gst', 'organisation_pan'))) NOT VALID;
--> statement-breakpoint
CREATE POLICY "read what it claims" ON "organisations" AS PERMISSIVE FOR SELECT TO "member" USING ((select app.may('claims.readAll')));
--> statement-breakpoint
ALTER POLICY "read own" ON "verification_claims" TO member USING ("verification_claims"."user_id" = (select app.user_id()) or (select app.may('claims.readAll')) or "verification_claims"."organisation_id" = any (array(select app.acts_for('members'))));
--> statement-breakpoint
ALTER POLICY "ask" ON "verification_claims" TO member WITH CHECK ("verification_claims"."user_id" = (select app.user_id()) and "verification_claims"."status" = 'submitted' and "verification_claims"."kind" <> 'listing'
        and num_nonnulls("verification_claims"."method", "verification_claims"."decided_by", "verification_claims"."decided_at", "verification_claims"."valid_until") = 0
        and ("verification_claims"."property_id" is null or "verification_claims"."property_id" in
          (select p.id from properties p where p.listed_by = (select app.user_id())))
        and ("verification_claims"."organisation_id" is null or "verification_claims"."organisation_id" = any (array(select app.acts_for('members')))));
--> statement-breakpoint
ALTER POLICY "change" ON "verification_claims" TO member USING ("verification_claims"."user_id" = (select app.user_id()) or (select app.may('claims.changeAll')) or "verification_claims"."organisation_id" = any (array(select app.acts_for('members')))) WITH CHECK ("verification_claims"."user_id" = (select app.user_id()) or (select app.may('claims.changeAll')) or "verification_claims"."organisation_id" = any (array(select app.acts_for('members'))));
