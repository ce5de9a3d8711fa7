ALTER TABLE "rent_payments" ADD COLUMN "replaces_id" uuid;
--> statement-breakpoint
ALTER TABLE "rent_payments" ADD CONSTRAINT "rent_payments_replaces_id_rent_payments_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."rent_payments"("id") ON DELETE cascade ON UPDATE no action NOT VALID;
