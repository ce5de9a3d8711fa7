CREATE TABLE "managed_property_fees" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "managed_property_fees_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"managed_property_id" uuid NOT NULL,
	"fee_bp" integer NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	CONSTRAINT "managed_property_fees_range" CHECK ("managed_property_fees"."fee_bp" between 0 and 10000)
);
--> statement-breakpoint
ALTER TABLE "managed_property_fees" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "managed_property_fees" ADD CONSTRAINT "managed_property_fees_managed_property_id_managed_properties_id_fk" FOREIGN KEY ("managed_property_id") REFERENCES "public"."managed_properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "managed_property_fees_of" ON "managed_property_fees" USING btree ("managed_property_id","valid_from","id");--> statement-breakpoint
CREATE POLICY "read with property" ON "managed_property_fees" AS PERMISSIVE FOR SELECT TO "member" USING (((select app.is_admin()) or exists (select from managed_properties v where v.id = "managed_property_fees"."managed_property_id")));--> statement-breakpoint
CREATE POLICY "worker" ON "managed_property_fees" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
-- What each fee was before: administrators change it in one act, whose rows of the trail name it as it was and as it became.
ALTER TABLE "managed_properties" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "managed_rental_applications" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "audit_log" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
WITH changes AS (
	SELECT a."id", a."created_at", a."subject_id"::uuid AS "home", (a."before" ->> 'management_fee_percentage')::numeric AS "was",
		(a."after" ->> 'management_fee_percentage')::numeric AS "became"
	FROM "audit_log" a WHERE a."action" = 'managedRentals.updateDetails'
), firsts AS (
	SELECT DISTINCT ON ("home") "home", "was" FROM changes WHERE "was" <> "became" ORDER BY "home", "id"
)
INSERT INTO "managed_property_fees" ("managed_property_id", "fee_bp", "valid_from")
SELECT h."home", (h."fee" * 100)::integer, h."at" FROM (
	SELECT m."id" AS "home", coalesce(f."was", r."management_fee_percentage") AS "fee", '-infinity'::timestamptz AS "at", 0 AS "id"
	FROM "managed_properties" m JOIN "managed_rental_applications" r ON r."id" = m."application_id" LEFT JOIN firsts f ON f."home" = m."id"
	UNION ALL
	SELECT m."id", c."became", c."created_at", c."id" FROM changes c JOIN "managed_properties" m ON m."id" = c."home"
	WHERE c."was" <> c."became") h
ORDER BY h."id", h."home";--> statement-breakpoint
ALTER TABLE "audit_log" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "managed_rental_applications" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "managed_properties" FORCE ROW LEVEL SECURITY;
