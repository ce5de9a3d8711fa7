ALTER TABLE "payout_accounts" DROP CONSTRAINT "payout_accounts_user_id_profiles_user_id_fk";
--> statement-breakpoint
ALTER TABLE "tax_identities" DROP CONSTRAINT "tax_identities_user_id_profiles_user_id_fk";
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
