-- Each rare word of a home a second time, with its city's number before it (app.listings_of).
ALTER TABLE "listings" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "frequent_words" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "listings_words";--> statement-breakpoint
UPDATE "listings" l SET "words" = r."words" FROM (
	SELECT h."property_id", h."words" || array_to_tsvector(array_agg(h."city_id" || ':' || w)) AS "words"
	FROM "listings" h CROSS JOIN LATERAL unnest(tsvector_to_array(h."words")) w
	WHERE NOT EXISTS (SELECT FROM "frequent_words" f WHERE f."lexeme" = w)
	GROUP BY h."property_id"
) r WHERE l."property_id" = r."property_id";--> statement-breakpoint
CREATE INDEX "listings_words" ON "listings" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
ALTER TABLE "frequent_words" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "listings" FORCE ROW LEVEL SECURITY;
