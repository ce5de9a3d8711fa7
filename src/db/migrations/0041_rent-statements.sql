CREATE TABLE "pan_refusals" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"refused_at" timestamp with time zone DEFAULT app.now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pan_refusals" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "municipal_taxes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner_id" uuid NOT NULL,
	"property_id" uuid,
	"managed_property_id" uuid,
	"home_name" text NOT NULL,
	"paid_on" date NOT NULL,
	"amount" bigint NOT NULL,
	"reference" text,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "municipal_taxes_amount" CHECK ("municipal_taxes"."amount" > 0),
	CONSTRAINT "municipal_taxes_home" CHECK (num_nonnulls("municipal_taxes"."property_id", "municipal_taxes"."managed_property_id") <= 1)
);
--> statement-breakpoint
ALTER TABLE "municipal_taxes" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "rent_statements" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"holder_id" uuid NOT NULL,
	"manager_id" uuid,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"figures" text NOT NULL,
	"number" text DEFAULT '' NOT NULL,
	"made_by" uuid,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "rent_statements_number" UNIQUE("holder_id","number"),
	CONSTRAINT "rent_statements_same" UNIQUE NULLS NOT DISTINCT("holder_id","manager_id","from_date","to_date","figures"),
	CONSTRAINT "rent_statements_days" CHECK ("rent_statements"."to_date" >= "rent_statements"."from_date"),
	CONSTRAINT "rent_statements_figures" CHECK ("rent_statements"."figures" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
ALTER TABLE "rent_statements" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "pan_refusals" ADD CONSTRAINT "pan_refusals_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "municipal_taxes" ADD CONSTRAINT "municipal_taxes_owner_id_profiles_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "municipal_taxes" ADD CONSTRAINT "municipal_taxes_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "municipal_taxes" ADD CONSTRAINT "municipal_taxes_managed_property_id_managed_properties_id_fk" FOREIGN KEY ("managed_property_id") REFERENCES "public"."managed_properties"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "rent_statements" ADD CONSTRAINT "rent_statements_holder_id_profiles_user_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "rent_statements" ADD CONSTRAINT "rent_statements_manager_id_profiles_user_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "rent_statements" ADD CONSTRAINT "rent_statements_made_by_profiles_user_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "municipal_taxes_of_owner" ON "municipal_taxes" USING btree ("owner_id","paid_on","id");
--> statement-breakpoint
CREATE INDEX "municipal_taxes_of_home" ON "municipal_taxes" USING btree ("property_id");
--> statement-breakpoint
CREATE INDEX "municipal_taxes_of_managed_home" ON "municipal_taxes" USING btree ("managed_property_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "municipal_taxes_reference" ON "municipal_taxes" USING btree ("owner_id","reference") WHERE reference is not null;
--> statement-breakpoint
CREATE INDEX "rent_statements_of_manager" ON "rent_statements" USING btree ("manager_id");
--> statement-breakpoint
CREATE INDEX "rent_statements_made_by" ON "rent_statements" USING btree ("made_by");
--> statement-breakpoint
CREATE POLICY "read own" ON "pan_refusals" AS PERMISSIVE FOR SELECT TO "member" USING ("pan_refusals"."user_id" = (select app.user_id()) or (select app.may('payees.readAll')));
--> statement-breakpoint
CREATE POLICY "refuse for oneself" ON "pan_refusals" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("pan_refusals"."user_id" = (select app.user_id()));
--> statement-breakpoint
CREATE POLICY "take back" ON "pan_refusals" AS PERMISSIVE FOR DELETE TO "member" USING ("pan_refusals"."user_id" = (select app.user_id()));
--> statement-breakpoint
CREATE POLICY "worker" ON "pan_refusals" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "read own" ON "municipal_taxes" AS PERMISSIVE FOR SELECT TO "member" USING ("municipal_taxes"."owner_id" = (select app.user_id()) or (select app.may('leases.readAll')));
--> statement-breakpoint
CREATE POLICY "enter own" ON "municipal_taxes" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("municipal_taxes"."owner_id" = (select app.user_id()) and app.lets_home("municipal_taxes"."property_id", "municipal_taxes"."managed_property_id"));
--> statement-breakpoint
CREATE POLICY "remove own" ON "municipal_taxes" AS PERMISSIVE FOR DELETE TO "member" USING ("municipal_taxes"."owner_id" = (select app.user_id()));
--> statement-breakpoint
CREATE POLICY "worker" ON "municipal_taxes" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "read own" ON "rent_statements" AS PERMISSIVE FOR SELECT TO "member" USING ("rent_statements"."holder_id" = (select app.user_id()) or "rent_statements"."manager_id" = (select app.user_id()) or (select app.may('leases.readAll')));
--> statement-breakpoint
CREATE POLICY "make as owner or manager" ON "rent_statements" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("rent_statements"."made_by" = (select app.user_id()) and (
        "rent_statements"."holder_id" = (select app.user_id()) and ("rent_statements"."manager_id" is null or "rent_statements"."manager_id" in (select m.manager_id from app.my_managers() m))
        or "rent_statements"."manager_id" = (select app.user_id()) and exists (select from managed_properties p
          where p.owner_id = "rent_statements"."holder_id" and p.id in (select app.managed_homes()))));
--> statement-breakpoint
CREATE POLICY "worker" ON "rent_statements" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);
