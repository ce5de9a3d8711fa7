CREATE SEQUENCE "public"."catalogue_version" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
DROP INDEX "listings_city_rooms_rent";--> statement-breakpoint
ALTER TABLE "listing_bits" ADD COLUMN "version" bigint DEFAULT nextval('catalogue_version') NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_slots" ADD COLUMN "rent" bigint;--> statement-breakpoint
ALTER TABLE "listing_slots" ADD COLUMN "area_sqft" integer;--> statement-breakpoint
ALTER TABLE "listing_slots" ADD COLUMN "best" bigint;--> statement-breakpoint
ALTER TABLE "listing_slots" ADD COLUMN "newest" bigint;--> statement-breakpoint
ALTER TABLE "listing_slots" ADD COLUMN "rating" integer;--> statement-breakpoint
ALTER TABLE "listing_slots" ADD COLUMN "version" bigint DEFAULT nextval('catalogue_version') NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_slots" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "listings" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "listing_slots" s SET "rent" = l."rent", "area_sqft" = l."area_sqft", "best" = l."best", "newest" = l."newest", "rating" = l."rating"
  FROM "listings" l WHERE l."property_id" = s."property_id";--> statement-breakpoint
DELETE FROM "listing_slots" WHERE "best" IS NULL;--> statement-breakpoint
ALTER TABLE "listings" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "listing_slots" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "listing_slots" ALTER COLUMN "rent" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_slots" ALTER COLUMN "area_sqft" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_slots" ALTER COLUMN "best" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_slots" ALTER COLUMN "newest" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_slots" ALTER COLUMN "rating" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "listing_bits_newer" ON "listing_bits" USING btree ("version");--> statement-breakpoint
CREATE INDEX "listing_slots_newer" ON "listing_slots" USING btree ("version");