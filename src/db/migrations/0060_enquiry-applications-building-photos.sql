CREATE TABLE "building_photos" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"building_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"url" text NOT NULL,
	"files" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"blurhash" text,
	"alt" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "building_photos" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "buildings" ADD COLUMN "latitude" double precision;
--> statement-breakpoint
ALTER TABLE "buildings" ADD COLUMN "longitude" double precision;
--> statement-breakpoint
ALTER TABLE "managed_rental_applications" ADD COLUMN "enquiry_id" uuid;
--> statement-breakpoint
ALTER TABLE "building_photos" ADD CONSTRAINT "building_photos_building_id_buildings_id_fk" FOREIGN KEY ("building_id") REFERENCES "public"."buildings"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "building_photos_in_order" ON "building_photos" USING btree ("building_id","position");
--> statement-breakpoint
ALTER TABLE "managed_rental_applications" ADD CONSTRAINT "managed_rental_applications_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE set null ON UPDATE no action NOT VALID;
--> statement-breakpoint
CREATE POLICY "keep own" ON "building_photos" AS PERMISSIVE FOR ALL TO "member" USING (exists (select from buildings b where b.id = building_id)) WITH CHECK (exists (select from buildings b where b.id = building_id));
--> statement-breakpoint
CREATE POLICY "worker" ON "building_photos" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER POLICY "submit" ON "managed_rental_applications" TO member WITH CHECK ((select app.may('managedRentals.changeAll')) or ("managed_rental_applications"."submitted_by" = (select app.user_id()) and "managed_rental_applications"."status" = 'submitted'
        and "managed_rental_applications"."rental_value_locked" is null
        and ("managed_rental_applications"."landlord_id" = (select app.user_id()) or "managed_rental_applications"."submitted_by_broker_id" = (select app.broker_id())
          or ("managed_rental_applications"."enquiry_id" is not null and (select app.may('enquiries.handIn'))))));
