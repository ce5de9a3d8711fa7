ALTER TABLE "listing_flags" DROP CONSTRAINT "listing_flags_kind";
--> statement-breakpoint
ALTER TABLE "property_photos" ADD COLUMN "look" integer[];
--> statement-breakpoint
ALTER TABLE "listing_flags" ADD CONSTRAINT "listing_flags_kind" CHECK ("listing_flags"."kind" in ('rent', 'area_sqft', 'floor', 'rent_median', 'pincode', 'locality', 'duplicate', 'photo')) NOT VALID;
