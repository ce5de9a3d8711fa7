ALTER TABLE "affiliate_calculation_mode_audit" DROP CONSTRAINT "affiliate_calculation_mode_audit_changed_by_admin_id_profiles_user_id_fk";
--> statement-breakpoint
ALTER TABLE "affiliate_calculation_mode_audit" DROP CONSTRAINT "affiliate_calculation_mode_audit_affiliate_id_affiliate_registrations_affiliate_id_fk";
--> statement-breakpoint
ALTER TABLE "affiliate_fact_changes" DROP CONSTRAINT "affiliate_fact_changes_affiliate_id_affiliate_registrations_affiliate_id_fk";
--> statement-breakpoint
ALTER TABLE "affiliate_profiles" DROP CONSTRAINT "affiliate_profiles_affiliate_id_affiliate_registrations_affiliate_id_fk";
--> statement-breakpoint
ALTER TABLE "affiliate_shadow_power" DROP CONSTRAINT "affiliate_shadow_power_affiliate_id_affiliate_registrations_affiliate_id_fk";
--> statement-breakpoint
ALTER TABLE "shadow_power_properties" DROP CONSTRAINT "shadow_power_properties_affiliate_id_affiliate_registrations_affiliate_id_fk";
--> statement-breakpoint
ALTER TABLE "brokers" DROP CONSTRAINT "brokers_user_id_profiles_user_id_fk";
--> statement-breakpoint
ALTER TABLE "shadow_balancing_audit" DROP CONSTRAINT "shadow_balancing_audit_admin_user_id_profiles_user_id_fk";
--> statement-breakpoint
ALTER TABLE "shadow_balancing_audit" DROP CONSTRAINT "shadow_balancing_audit_broker_id_brokers_id_fk";
--> statement-breakpoint
DROP INDEX "affiliate_calculation_mode_audit_of_admin";--> statement-breakpoint
DROP INDEX "shadow_balancing_audit_of_admin";--> statement-breakpoint
ALTER TABLE "affiliate_calculation_mode_audit" ALTER COLUMN "changed_by_admin_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "brokers" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "shadow_balancing_audit" ALTER COLUMN "admin_user_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "affiliate_calculation_mode_audit" ADD CONSTRAINT "affiliate_calculation_mode_audit_affiliate_id_affiliate_registrations_affiliate_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliate_registrations"("affiliate_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_fact_changes" ADD CONSTRAINT "affiliate_fact_changes_affiliate_id_affiliate_registrations_affiliate_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliate_registrations"("affiliate_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_profiles" ADD CONSTRAINT "affiliate_profiles_affiliate_id_affiliate_registrations_affiliate_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliate_registrations"("affiliate_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_shadow_power" ADD CONSTRAINT "affiliate_shadow_power_affiliate_id_affiliate_registrations_affiliate_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliate_registrations"("affiliate_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shadow_power_properties" ADD CONSTRAINT "shadow_power_properties_affiliate_id_affiliate_registrations_affiliate_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliate_registrations"("affiliate_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brokers" ADD CONSTRAINT "brokers_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shadow_balancing_audit" ADD CONSTRAINT "shadow_balancing_audit_broker_id_brokers_id_fk" FOREIGN KEY ("broker_id") REFERENCES "public"."brokers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "affiliate_profiles_email" ON "affiliate_profiles" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "affiliate_registrations_name" ON "affiliate_registrations" USING gin ("full_name" gin_trgm_ops);