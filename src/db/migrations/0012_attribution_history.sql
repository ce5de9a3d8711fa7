ALTER TABLE "managed_property_attributions" DROP CONSTRAINT "managed_property_attributions_created_by_admin_id_profiles_user_id_fk";
--> statement-breakpoint
DROP INDEX "managed_property_attributions_by";--> statement-breakpoint
ALTER TABLE "managed_property_attributions" ALTER COLUMN "created_by_admin_id" SET DEFAULT app.user_id();