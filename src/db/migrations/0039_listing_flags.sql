CREATE TABLE "listing_checks" (
	"property_id" uuid PRIMARY KEY NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listing_checks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "listing_flags" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"property_id" uuid NOT NULL,
	"other_id" uuid,
	"kind" text NOT NULL,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"outcome" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listing_flags_kind" CHECK ("listing_flags"."kind" in ('rent', 'area_sqft', 'floor', 'rent_median', 'pincode', 'locality', 'duplicate')),
	CONSTRAINT "listing_flags_status" CHECK ("listing_flags"."status" in ('open', 'asked', 'dismissed', 'upheld', 'cleared'))
);
--> statement-breakpoint
ALTER TABLE "listing_flags" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "listing_checks" ADD CONSTRAINT "listing_checks_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_flags" ADD CONSTRAINT "listing_flags_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_flags" ADD CONSTRAINT "listing_flags_other_id_properties_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_flags" ADD CONSTRAINT "listing_flags_decided_by_profiles_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_checks_oldest" ON "listing_checks" USING btree ("changed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "listing_flags_once" ON "listing_flags" USING btree ("property_id","kind",coalesce("other_id", '00000000-0000-0000-0000-000000000000'));--> statement-breakpoint
CREATE INDEX "listing_flags_newest" ON "listing_flags" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "listing_flags_waiting" ON "listing_flags" USING btree ("created_at","id") WHERE "listing_flags"."status" in ('open', 'asked');--> statement-breakpoint
CREATE INDEX "listing_flags_in_state" ON "listing_flags" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "listing_flags_of_other" ON "listing_flags" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "listing_flags_of_admin" ON "listing_flags" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "localities_by_slug" ON "localities" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "properties_twins" ON "properties" USING btree ("bedrooms","locality_id","rent") WHERE "properties"."listing_state" = 'published';--> statement-breakpoint
CREATE POLICY "worker" ON "listing_checks" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read as admin" ON "listing_flags" AS PERMISSIVE FOR SELECT TO "member" USING ((select app.is_admin()));--> statement-breakpoint
CREATE POLICY "decide as admin" ON "listing_flags" AS PERMISSIVE FOR UPDATE TO "member" USING ((select app.is_admin())) WITH CHECK ((select app.is_admin()));--> statement-breakpoint
CREATE POLICY "worker" ON "listing_flags" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);