ALTER TABLE "managed_property_details" ADD COLUMN "home_state" text;
--> statement-breakpoint
ALTER TABLE "managed_property_details" ADD COLUMN "state_missing_since" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "managed_property_details" ADD CONSTRAINT "managed_property_details_state" CHECK ("managed_property_details"."home_state" in ('01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23', '24', '26', '27', '29', '30', '31', '32', '33', '34', '35', '36', '37', '38', '97')) NOT VALID;
