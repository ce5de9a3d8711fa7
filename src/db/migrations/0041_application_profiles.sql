CREATE TABLE "application_profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"move_in_date" date,
	"household" text,
	"occupants" integer,
	"income_band" text,
	"occupation" text,
	"employer" text,
	"notes" text,
	"referees" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_profiles_household" CHECK ("application_profiles"."household" in ('family', 'bachelors', 'company')),
	CONSTRAINT "application_profiles_income_band" CHECK ("application_profiles"."income_band" in ('under_3_lakh', '3_to_6_lakh', '6_to_10_lakh', '10_to_20_lakh', 'over_20_lakh')),
	CONSTRAINT "application_profiles_occupation" CHECK ("application_profiles"."occupation" in ('salaried', 'self_employed', 'student', 'retired', 'other')),
	CONSTRAINT "application_profiles_occupants" CHECK ("application_profiles"."occupants" between 1 and 20),
	CONSTRAINT "application_profiles_referees" CHECK (jsonb_array_length("application_profiles"."referees") <= 3)
);
--> statement-breakpoint
ALTER TABLE "application_profiles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "application_references" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"referees" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "application_references_referees" CHECK (jsonb_array_length("application_references"."referees") between 1 and 3)
);
--> statement-breakpoint
ALTER TABLE "application_references" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "property_applications" ADD COLUMN "occupation" text;--> statement-breakpoint
ALTER TABLE "property_applications" ADD COLUMN "employer" text;--> statement-breakpoint
ALTER TABLE "property_applications" ADD COLUMN "reference_count" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "application_profiles" ADD CONSTRAINT "application_profiles_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_references" ADD CONSTRAINT "application_references_application_id_property_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."property_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_references" ADD CONSTRAINT "application_references_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_references_of_person" ON "application_references" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "property_applications" ADD CONSTRAINT "property_applications_occupation" CHECK ("property_applications"."occupation" in ('salaried', 'self_employed', 'student', 'retired', 'other'));--> statement-breakpoint
ALTER TABLE "property_applications" ADD CONSTRAINT "property_applications_references" CHECK ("property_applications"."reference_count" between 0 and 3);--> statement-breakpoint
CREATE POLICY "own" ON "application_profiles" AS PERMISSIVE FOR ALL TO "member" USING ("application_profiles"."user_id" = (select app.user_id())) WITH CHECK ("application_profiles"."user_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "application_profiles" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read own or accepted" ON "application_references" AS PERMISSIVE FOR SELECT TO "member" USING ("application_references"."user_id" = (select app.user_id()) or (select app.is_admin()) or exists (select from property_applications a
        where a.id = "application_references"."application_id" and a.lister_id = (select app.user_id()) and a.status = 'approved'));--> statement-breakpoint
CREATE POLICY "hand in" ON "application_references" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("application_references"."user_id" = (select app.user_id()) and exists (select from property_applications a
        where a.id = "application_references"."application_id" and a.user_id = (select app.user_id())));--> statement-breakpoint
CREATE POLICY "worker" ON "application_references" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);