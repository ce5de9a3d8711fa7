ALTER TABLE "managed_rental_applications" ADD COLUMN "brought_by" text;
--> statement-breakpoint
ALTER TABLE "managed_rental_applications" ADD CONSTRAINT "managed_rental_applications_brought_by_affiliate_registrations_affiliate_id_fk" FOREIGN KEY ("brought_by") REFERENCES "public"."affiliate_registrations"("affiliate_id") ON DELETE no action ON UPDATE no action NOT VALID;
