CREATE TABLE "pg_beds" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"room_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"label" text NOT NULL,
	"state" text DEFAULT 'free' NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "pg_beds_state" CHECK ("pg_beds"."state" in ('free', 'held', 'let'))
);
--> statement-breakpoint
ALTER TABLE "pg_beds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "pg_rooms" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"property_id" uuid NOT NULL,
	"name" text NOT NULL,
	"sharing" smallint NOT NULL,
	"attached_bathroom" boolean DEFAULT false NOT NULL,
	"air_conditioned" boolean DEFAULT false NOT NULL,
	"rent" bigint NOT NULL,
	"deposit" bigint,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "pg_rooms_name" CHECK (length("pg_rooms"."name") between 1 and 40),
	CONSTRAINT "pg_rooms_sharing" CHECK ("pg_rooms"."sharing" between 1 and 4),
	CONSTRAINT "pg_rooms_money" CHECK ("pg_rooms"."rent" between 100 and 1000000000 and "pg_rooms"."rent" % 100 = 0 and "pg_rooms"."deposit" >= 0)
);
--> statement-breakpoint
ALTER TABLE "pg_rooms" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "buildings" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"address" text,
	"pincode" text,
	"amenities" text[] DEFAULT '{}' NOT NULL,
	"house_rules" text,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "buildings_name" CHECK (length("buildings"."name") between 1 and 120)
);
--> statement-breakpoint
ALTER TABLE "buildings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "property_applications" ADD COLUMN "room_id" uuid;--> statement-breakpoint
ALTER TABLE "property_visits" ADD COLUMN "room_id" uuid;--> statement-breakpoint
ALTER TABLE "leases" ADD COLUMN "bed_id" uuid;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "building_id" uuid;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "pg_meals" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "pg_notice_days" smallint;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "house_rules" text;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "bed_count" smallint;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "free_beds" smallint;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "bed_sharing" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "pg_beds" ADD CONSTRAINT "pg_beds_room_id_pg_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."pg_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pg_beds" ADD CONSTRAINT "pg_beds_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pg_rooms" ADD CONSTRAINT "pg_rooms_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buildings" ADD CONSTRAINT "buildings_owner_id_profiles_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pg_beds_label_once" ON "pg_beds" USING btree ("room_id","label");--> statement-breakpoint
CREATE INDEX "pg_beds_of_home" ON "pg_beds" USING btree ("property_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pg_rooms_name_once" ON "pg_rooms" USING btree ("property_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "buildings_name_once" ON "buildings" USING btree ("owner_id",lower("name"));--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_building_id_buildings_id_fk" FOREIGN KEY ("building_id") REFERENCES "public"."buildings"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_pg_meals" CHECK ("properties"."pg_meals" in ('none', 'breakfast', 'breakfast_and_dinner', 'three_meals')) NOT VALID;--> statement-breakpoint
CREATE POLICY "read with the home" ON "pg_beds" AS PERMISSIVE FOR SELECT TO "kiraya_visitor", "member" USING (exists (select from properties p where p.id = property_id));--> statement-breakpoint
CREATE POLICY "keep own" ON "pg_beds" AS PERMISSIVE FOR ALL TO "member" USING (exists (select from properties p where p.id = property_id
  and (p.listed_by = (select app.user_id()) or (select app.may('properties.changeAll'))))) WITH CHECK (exists (select from properties p where p.id = property_id
  and (p.listed_by = (select app.user_id()) or (select app.may('properties.changeAll')))));--> statement-breakpoint
CREATE POLICY "worker" ON "pg_beds" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read with the home" ON "pg_rooms" AS PERMISSIVE FOR SELECT TO "kiraya_visitor", "member" USING (exists (select from properties p where p.id = property_id));--> statement-breakpoint
CREATE POLICY "keep own" ON "pg_rooms" AS PERMISSIVE FOR ALL TO "member" USING (exists (select from properties p where p.id = property_id
  and (p.listed_by = (select app.user_id()) or (select app.may('properties.changeAll'))))) WITH CHECK (exists (select from properties p where p.id = property_id
  and (p.listed_by = (select app.user_id()) or (select app.may('properties.changeAll')))));--> statement-breakpoint
CREATE POLICY "worker" ON "pg_rooms" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own" ON "buildings" AS PERMISSIVE FOR ALL TO "member" USING ("buildings"."owner_id" = (select app.user_id())) WITH CHECK ("buildings"."owner_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "buildings" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);