CREATE TABLE "mandates" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"managed_property_id" uuid NOT NULL,
	"version" smallint NOT NULL,
	"state" text DEFAULT 'offered' NOT NULL,
	"collects" text NOT NULL,
	"fee_bp" integer NOT NULL,
	"remittance_day" smallint,
	"deposit_holder" text NOT NULL,
	"payee_name" text,
	"payee_upi" text,
	"text" text NOT NULL,
	"text_hash" text NOT NULL,
	"offered_by" uuid,
	"answered_by" uuid,
	"answered_at" timestamp with time zone,
	"signed_name" text,
	"decline_reason" text,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "mandates_version" UNIQUE("managed_property_id","version"),
	CONSTRAINT "mandates_state" CHECK ("mandates"."state" in ('offered', 'agreed', 'declined', 'withdrawn')),
	CONSTRAINT "mandates_collects" CHECK ("mandates"."collects" in ('owner', 'operator')),
	CONSTRAINT "mandates_deposit_holder" CHECK ("mandates"."deposit_holder" in ('landlord', 'manager', 'company')),
	CONSTRAINT "mandates_fee" CHECK ("mandates"."fee_bp" between 0 and 10000),
	CONSTRAINT "mandates_remittance_day" CHECK ("mandates"."remittance_day" between 1 and 28),
	CONSTRAINT "mandates_collecting" CHECK (num_nonnulls("mandates"."remittance_day", "mandates"."payee_name", "mandates"."payee_upi")
        = case "mandates"."collects" when 'operator' then 3 else 0 end),
	CONSTRAINT "mandates_agreed" CHECK ("mandates"."state" <> 'agreed' or "mandates"."signed_name" is not null)
);
--> statement-breakpoint
ALTER TABLE "mandates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "mandates" ADD CONSTRAINT "mandates_managed_property_id_managed_properties_id_fk" FOREIGN KEY ("managed_property_id") REFERENCES "public"."managed_properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandates" ADD CONSTRAINT "mandates_offered_by_profiles_user_id_fk" FOREIGN KEY ("offered_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandates" ADD CONSTRAINT "mandates_answered_by_profiles_user_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mandates_one_offer" ON "mandates" USING btree ("managed_property_id") WHERE state = 'offered';--> statement-breakpoint
CREATE INDEX "mandates_by_admin" ON "mandates" USING btree ("offered_by");--> statement-breakpoint
CREATE INDEX "mandates_by_answer" ON "mandates" USING btree ("answered_by");--> statement-breakpoint
CREATE POLICY "read with property" ON "mandates" AS PERMISSIVE FOR SELECT TO "member" USING (((select app.may('managedRentals.readAll')) or exists (select from managed_properties v where v.id = "mandates"."managed_property_id")));--> statement-breakpoint
CREATE POLICY "offer as admin" ON "mandates" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.may('managedRentals.changeAll')) and "mandates"."offered_by" = (select app.user_id()) and "mandates"."state" = 'offered');--> statement-breakpoint
CREATE POLICY "withdraw as admin" ON "mandates" AS PERMISSIVE FOR UPDATE TO "member" USING ((select app.may('managedRentals.changeAll')) and "mandates"."state" = 'offered') WITH CHECK ((select app.may('managedRentals.changeAll')) and "mandates"."state" = 'withdrawn');--> statement-breakpoint
CREATE POLICY "answer as owner" ON "mandates" AS PERMISSIVE FOR UPDATE TO "member" USING ("mandates"."state" = 'offered' and "mandates"."managed_property_id" in
        (select p.id from managed_properties p where p.owner_id = (select app.user_id()))) WITH CHECK ("mandates"."state" in ('agreed', 'declined') and "mandates"."answered_by" = (select app.user_id())
        and "mandates"."managed_property_id" in (select p.id from managed_properties p where p.owner_id = (select app.user_id())));--> statement-breakpoint
CREATE POLICY "worker" ON "mandates" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);