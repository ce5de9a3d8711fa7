-- no transaction
DROP INDEX CONCURRENTLY IF EXISTS "property_photos_look";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "property_photos_look" ON "property_photos" USING gin ("look");
--> statement-breakpoint
ALTER TABLE "listing_flags" VALIDATE CONSTRAINT "listing_flags_kind";
