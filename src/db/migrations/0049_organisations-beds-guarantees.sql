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
ALTER TABLE "pg_beds" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
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
ALTER TABLE "pg_rooms" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
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
ALTER TABLE "buildings" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "guaranteed_leases" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"serial" bigint GENERATED ALWAYS AS IDENTITY (sequence name "guaranteed_leases_serial_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"form_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"property_id" uuid,
	"managed_property_id" uuid,
	"mandate_id" uuid,
	"home" text NOT NULL,
	"address" text NOT NULL,
	"hoped_rent" bigint,
	"details" text,
	"status" text DEFAULT 'requested' NOT NULL,
	"inspected_on" date,
	"inspection" text,
	"rent" bigint,
	"market_rent" bigint,
	"starts_on" date,
	"ends_on" date,
	"months" smallint,
	"fee_bp" integer,
	"remittance_day" smallint,
	"payee_name" text,
	"payee_upi" text,
	"conditions" text,
	"offer_until" date,
	"text" text,
	"text_hash" text,
	"offered_by" uuid,
	"signed_name" text,
	"answered_at" timestamp with time zone,
	"reason" text,
	"notice_by" text,
	"notice_on" date,
	"notice_reason" text,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "guaranteed_leases_status" CHECK ("guaranteed_leases"."status" in ('requested', 'inspected', 'offered', 'agreed', 'ended', 'declined', 'expired', 'refused', 'cancelled')),
	CONSTRAINT "guaranteed_leases_notice_by" CHECK ("guaranteed_leases"."notice_by" in ('owner', 'operator')),
	CONSTRAINT "guaranteed_leases_money" CHECK ("guaranteed_leases"."rent" > 0 and "guaranteed_leases"."market_rent" >= "guaranteed_leases"."rent"),
	CONSTRAINT "guaranteed_leases_hoped" CHECK ("guaranteed_leases"."hoped_rent" > 0),
	CONSTRAINT "guaranteed_leases_fee" CHECK ("guaranteed_leases"."fee_bp" between 0 and 10000),
	CONSTRAINT "guaranteed_leases_remittance_day" CHECK ("guaranteed_leases"."remittance_day" between 1 and 28),
	CONSTRAINT "guaranteed_leases_months" CHECK ("guaranteed_leases"."months" between 1 and 60),
	CONSTRAINT "guaranteed_leases_days" CHECK (extract(day from "guaranteed_leases"."starts_on") = 1 and extract(day from "guaranteed_leases"."ends_on" + 1) = 1),
	CONSTRAINT "guaranteed_leases_offer" CHECK (num_nonnulls("guaranteed_leases"."rent", "guaranteed_leases"."market_rent", "guaranteed_leases"."starts_on", "guaranteed_leases"."ends_on", "guaranteed_leases"."months", "guaranteed_leases"."fee_bp",
        "guaranteed_leases"."remittance_day", "guaranteed_leases"."payee_name", "guaranteed_leases"."payee_upi", "guaranteed_leases"."offer_until", "guaranteed_leases"."text", "guaranteed_leases"."text_hash") in (0, 12)
        and ("guaranteed_leases"."status" not in ('offered', 'agreed', 'ended', 'declined', 'expired') or "guaranteed_leases"."text" is not null)),
	CONSTRAINT "guaranteed_leases_agreed" CHECK ("guaranteed_leases"."status" not in ('agreed', 'ended')
        or num_nonnulls("guaranteed_leases"."signed_name", "guaranteed_leases"."managed_property_id", "guaranteed_leases"."mandate_id") = 3),
	CONSTRAINT "guaranteed_leases_notice" CHECK (num_nonnulls("guaranteed_leases"."notice_by", "guaranteed_leases"."notice_on", "guaranteed_leases"."notice_reason") in (0, 3))
);
--> statement-breakpoint
ALTER TABLE "guaranteed_leases" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "organisation_invitations" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"email" text,
	"phone" text,
	"role" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "organisation_invitations_role" CHECK ("organisation_invitations"."role" in ('administrator', 'agent', 'accountant')),
	CONSTRAINT "organisation_invitations_state" CHECK ("organisation_invitations"."state" in ('open', 'accepted', 'declined', 'withdrawn')),
	CONSTRAINT "organisation_invitations_reach" CHECK (num_nonnulls("organisation_invitations"."email", "organisation_invitations"."phone") = 1)
);
--> statement-breakpoint
ALTER TABLE "organisation_invitations" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "organisation_members" (
	"organisation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "organisation_members_organisation_id_user_id_pk" PRIMARY KEY("organisation_id","user_id"),
	CONSTRAINT "organisation_members_role" CHECK ("organisation_members"."role" in ('administrator', 'agent', 'accountant'))
);
--> statement-breakpoint
ALTER TABLE "organisation_members" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "organisations" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"legal_name" text NOT NULL,
	"city" text NOT NULL,
	"gstin" text,
	"rera_number" text,
	"founded_by" uuid,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "organisations_kind" CHECK ("organisations"."kind" in ('owner_company', 'manager_firm', 'broker_agency')),
	CONSTRAINT "organisations_legal_name" CHECK (length("organisations"."legal_name") between 1 and 160)
);
--> statement-breakpoint
ALTER TABLE "organisations" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "switch_over_leases" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"reference" text NOT NULL,
	"home_reference" text NOT NULL,
	"rent" bigint NOT NULL,
	"deposit" bigint NOT NULL,
	"owed" bigint NOT NULL,
	"prepaid" bigint NOT NULL,
	"paid_until" date NOT NULL,
	"held_by" text,
	"held" bigint,
	"held_since" date,
	"lease_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "switch_over_leases_reference_unique" UNIQUE("reference"),
	CONSTRAINT "switch_over_leases_lease_id_unique" UNIQUE("lease_id"),
	CONSTRAINT "switch_over_leases_held_by" CHECK ("switch_over_leases"."held_by" in ('owner', 'operator')),
	CONSTRAINT "switch_over_leases_money" CHECK ("switch_over_leases"."rent" > 0 and "switch_over_leases"."deposit" >= 0 and "switch_over_leases"."held" >= 0),
	CONSTRAINT "switch_over_leases_balance" CHECK ("switch_over_leases"."owed" >= 0 and "switch_over_leases"."prepaid" >= 0 and least("switch_over_leases"."owed", "switch_over_leases"."prepaid") = 0),
	CONSTRAINT "switch_over_leases_held" CHECK (num_nulls("switch_over_leases"."held_by", "switch_over_leases"."held", "switch_over_leases"."held_since") in (0, 3))
);
--> statement-breakpoint
ALTER TABLE "switch_over_leases" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "journal_entries" DROP CONSTRAINT "journal_entries_kind";
--> statement-breakpoint
ALTER TABLE "journal_entries" DROP CONSTRAINT "journal_entries_source";
--> statement-breakpoint
ALTER TABLE "journal_lines" DROP CONSTRAINT "journal_lines_account";
--> statement-breakpoint
ALTER TABLE "switch_over_files" DROP CONSTRAINT "switch_over_files_kind";
--> statement-breakpoint
ALTER TABLE "lead_cards" ADD COLUMN "assigned_to" uuid;
--> statement-breakpoint
ALTER TABLE "property_applications" ADD COLUMN "room_id" uuid;
--> statement-breakpoint
ALTER TABLE "property_visits" ADD COLUMN "room_id" uuid;
--> statement-breakpoint
ALTER TABLE "leases" ADD COLUMN "bed_id" uuid;
--> statement-breakpoint
ALTER TABLE "leases" ADD COLUMN "payee_shows_bank" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "leases" ADD COLUMN "moved_on" date;
--> statement-breakpoint
ALTER TABLE "leases" ADD COLUMN "moved_told_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "leases" ADD COLUMN "rent_from" date;
--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "same_rows" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "same_as" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "organisation_id" uuid;
--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "building_id" uuid;
--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "pg_meals" text;
--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "pg_notice_days" smallint;
--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "house_rules" text;
--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "bed_count" smallint;
--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "free_beds" smallint;
--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "bed_sharing" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "rent_payments" ADD COLUMN "is_opening" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "rent_payments" ADD COLUMN "replaces_id" uuid;
--> statement-breakpoint
ALTER TABLE "tenant_checks" ADD COLUMN "language" text;
--> statement-breakpoint
ALTER TABLE "tenant_checks" ADD COLUMN "employer" text;
--> statement-breakpoint
ALTER TABLE "tenant_checks" ADD COLUMN "previous_owner" text;
--> statement-breakpoint
ALTER TABLE "pg_beds" ADD CONSTRAINT "pg_beds_room_id_pg_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."pg_rooms"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pg_beds" ADD CONSTRAINT "pg_beds_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pg_rooms" ADD CONSTRAINT "pg_rooms_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "buildings" ADD CONSTRAINT "buildings_owner_id_profiles_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "guaranteed_leases" ADD CONSTRAINT "guaranteed_leases_owner_id_profiles_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "guaranteed_leases" ADD CONSTRAINT "guaranteed_leases_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "guaranteed_leases" ADD CONSTRAINT "guaranteed_leases_managed_property_id_managed_properties_id_fk" FOREIGN KEY ("managed_property_id") REFERENCES "public"."managed_properties"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "guaranteed_leases" ADD CONSTRAINT "guaranteed_leases_mandate_id_mandates_id_fk" FOREIGN KEY ("mandate_id") REFERENCES "public"."mandates"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "guaranteed_leases" ADD CONSTRAINT "guaranteed_leases_offered_by_profiles_user_id_fk" FOREIGN KEY ("offered_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "organisation_invitations" ADD CONSTRAINT "organisation_invitations_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "organisation_invitations" ADD CONSTRAINT "organisation_invitations_invited_by_profiles_user_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "organisation_members" ADD CONSTRAINT "organisation_members_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "organisation_members" ADD CONSTRAINT "organisation_members_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "organisations" ADD CONSTRAINT "organisations_founded_by_profiles_user_id_fk" FOREIGN KEY ("founded_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "switch_over_leases" ADD CONSTRAINT "switch_over_leases_home_reference_switch_over_homes_reference_fk" FOREIGN KEY ("home_reference") REFERENCES "public"."switch_over_homes"("reference") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "switch_over_leases" ADD CONSTRAINT "switch_over_leases_lease_id_leases_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."leases"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "pg_beds_label_once" ON "pg_beds" USING btree ("room_id","label");
--> statement-breakpoint
CREATE INDEX "pg_beds_of_home" ON "pg_beds" USING btree ("property_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "pg_rooms_name_once" ON "pg_rooms" USING btree ("property_id",lower("name"));
--> statement-breakpoint
CREATE UNIQUE INDEX "buildings_name_once" ON "buildings" USING btree ("owner_id",lower("name"));
--> statement-breakpoint
CREATE UNIQUE INDEX "guaranteed_leases_form" ON "guaranteed_leases" USING btree ("owner_id","form_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "guaranteed_leases_serial" ON "guaranteed_leases" USING btree ("serial");
--> statement-breakpoint
CREATE UNIQUE INDEX "guaranteed_leases_one_of_listing" ON "guaranteed_leases" USING btree ("property_id") WHERE status in ('requested', 'inspected', 'offered', 'agreed');
--> statement-breakpoint
CREATE UNIQUE INDEX "guaranteed_leases_one_of_home" ON "guaranteed_leases" USING btree ("managed_property_id") WHERE status in ('requested', 'inspected', 'offered', 'agreed');
--> statement-breakpoint
CREATE INDEX "guaranteed_leases_newest" ON "guaranteed_leases" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "guaranteed_leases_of_owner" ON "guaranteed_leases" USING btree ("owner_id","created_at");
--> statement-breakpoint
CREATE INDEX "guaranteed_leases_of_listing" ON "guaranteed_leases" USING btree ("property_id");
--> statement-breakpoint
CREATE INDEX "guaranteed_leases_of_home" ON "guaranteed_leases" USING btree ("managed_property_id","starts_on");
--> statement-breakpoint
CREATE INDEX "guaranteed_leases_of_mandate" ON "guaranteed_leases" USING btree ("mandate_id");
--> statement-breakpoint
CREATE INDEX "guaranteed_leases_by_admin" ON "guaranteed_leases" USING btree ("offered_by");
--> statement-breakpoint
CREATE INDEX "guaranteed_leases_open" ON "guaranteed_leases" USING btree ("status","created_at") WHERE status in ('requested', 'inspected', 'offered', 'agreed');
--> statement-breakpoint
CREATE UNIQUE INDEX "organisation_invitations_one_email" ON "organisation_invitations" USING btree ("organisation_id","email") WHERE state = 'open';
--> statement-breakpoint
CREATE UNIQUE INDEX "organisation_invitations_one_phone" ON "organisation_invitations" USING btree ("organisation_id","phone") WHERE state = 'open';
--> statement-breakpoint
CREATE INDEX "organisation_invitations_to_email" ON "organisation_invitations" USING btree ("email") WHERE state = 'open';
--> statement-breakpoint
CREATE INDEX "organisation_invitations_to_phone" ON "organisation_invitations" USING btree ("phone") WHERE state = 'open';
--> statement-breakpoint
CREATE INDEX "organisation_invitations_by" ON "organisation_invitations" USING btree ("invited_by");
--> statement-breakpoint
CREATE INDEX "organisation_members_of_person" ON "organisation_members" USING btree ("user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "organisations_founded_once" ON "organisations" USING btree ("founded_by",lower("legal_name"));
--> statement-breakpoint
CREATE INDEX "switch_over_leases_of_home" ON "switch_over_leases" USING btree ("home_reference");
--> statement-breakpoint
ALTER TABLE "lead_cards" ADD CONSTRAINT "lead_cards_assigned_to_profiles_user_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE set null ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_building_id_buildings_id_fk" FOREIGN KEY ("building_id") REFERENCES "public"."buildings"("id") ON DELETE set null ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "rent_payments" ADD CONSTRAINT "rent_payments_replaces_id_rent_payments_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."rent_payments"("id") ON DELETE cascade ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_kind" CHECK ("journal_entries"."kind" in ('rent_due', 'rent_received', 'rent_applied', 'rent_reversed', 'charge_due', 'charge_cancelled', 'late_fee_waived', 'deposit_due', 'late_fee_due', 'rent_tds', 'deposit_received', 'deposit_released', 'deposit_deducted', 'deposit_refunded', 'debt_waived', 'operator_received', 'owner_paid', 'management_fee', 'repair_charged', 'deposit_held', 'deposit_kept', 'deposit_paid_back', 'remittance', 'remittance_returned', 'guaranteed_rent', 'guarantee_kept', 'fee_invoiced', 'fee_credited', 'tds_deposited', 'tds_withdrawn', 'commission_close', 'commission_payout', 'commission_return', 'opening')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_source" CHECK ("journal_entries"."source_type" in ('owner', 'rent_due', 'rent_payment', 'settlement', 'maintenance_request', 'payout', 'commission_run', 'invoice', 'tds_challan', 'switch_over', 'guaranteed_lease')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "journal_lines" ADD CONSTRAINT "journal_lines_account" CHECK ("journal_lines"."account" in ('rent_receivable', 'rent_prepaid', 'rent_collected', 'rent_earned', 'deposit_receivable', 'deposit_owed', 'deposit_cash', 'charges_receivable', 'charges_earned', 'rent_waived', 'rent_tds', 'operator_bank', 'owner_payable', 'fee_income', 'repair_costs', 'gst_payable', 'deposit_payable', 'fee_clearing', 'registration_income', 'service_income', 'tds_deposited', 'opening_balance', 'guarantee_margin', 'commission_expense', 'commission_payable', 'commission_held', 'commission_tds', 'commission_bank')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_pg_meals" CHECK ("properties"."pg_meals" in ('none', 'breakfast', 'breakfast_and_dinner', 'three_meals')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "switch_over_files" ADD CONSTRAINT "switch_over_files_kind" CHECK ("switch_over_files"."kind" in ('people', 'sponsors', 'brokers', 'managed-homes', 'rvl-months', 'leases', 'deposits-held', 'commission-balances')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "tenant_checks" ADD CONSTRAINT "tenant_checks_language" CHECK ("tenant_checks"."language" in ('en', 'hi')) NOT VALID;
--> statement-breakpoint
CREATE POLICY "read with the home" ON "pg_beds" AS PERMISSIVE FOR SELECT TO "kiraya_visitor", "member" USING (exists (select from properties p where p.id = property_id));
--> statement-breakpoint
CREATE POLICY "keep own" ON "pg_beds" AS PERMISSIVE FOR ALL TO "member" USING (exists (select from properties p where p.id = property_id
  and (p.listed_by = (select app.user_id()) or (select app.may('properties.changeAll'))))) WITH CHECK (exists (select from properties p where p.id = property_id
  and (p.listed_by = (select app.user_id()) or (select app.may('properties.changeAll')))));
--> statement-breakpoint
CREATE POLICY "worker" ON "pg_beds" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "read with the home" ON "pg_rooms" AS PERMISSIVE FOR SELECT TO "kiraya_visitor", "member" USING (exists (select from properties p where p.id = property_id));
--> statement-breakpoint
CREATE POLICY "keep own" ON "pg_rooms" AS PERMISSIVE FOR ALL TO "member" USING (exists (select from properties p where p.id = property_id
  and (p.listed_by = (select app.user_id()) or (select app.may('properties.changeAll'))))) WITH CHECK (exists (select from properties p where p.id = property_id
  and (p.listed_by = (select app.user_id()) or (select app.may('properties.changeAll')))));
--> statement-breakpoint
CREATE POLICY "worker" ON "pg_rooms" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "own" ON "buildings" AS PERMISSIVE FOR ALL TO "member" USING ("buildings"."owner_id" = (select app.user_id())) WITH CHECK ("buildings"."owner_id" = (select app.user_id()));
--> statement-breakpoint
CREATE POLICY "worker" ON "buildings" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "read as side" ON "guaranteed_leases" AS PERMISSIVE FOR SELECT TO "member" USING ("guaranteed_leases"."owner_id" = (select app.user_id()) or (select app.may('guaranteedLeases.readAll')));
--> statement-breakpoint
CREATE POLICY "order" ON "guaranteed_leases" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("guaranteed_leases"."owner_id" = (select app.user_id()) and "guaranteed_leases"."status" = 'requested' and "guaranteed_leases"."text" is null);
--> statement-breakpoint
CREATE POLICY "step as side" ON "guaranteed_leases" AS PERMISSIVE FOR UPDATE TO "member" USING ("guaranteed_leases"."owner_id" = (select app.user_id()) or (select app.may('guaranteedLeases.inspectAll'))) WITH CHECK ("guaranteed_leases"."owner_id" = (select app.user_id()) or (select app.may('guaranteedLeases.inspectAll')));
--> statement-breakpoint
CREATE POLICY "worker" ON "guaranteed_leases" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "read as administrator" ON "organisation_invitations" AS PERMISSIVE FOR SELECT TO "member" USING ("organisation_invitations"."organisation_id" = any (array(select app.acts_for('members'))));
--> statement-breakpoint
CREATE POLICY "invite" ON "organisation_invitations" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("organisation_invitations"."invited_by" = (select app.user_id()) and "organisation_invitations"."organisation_id" = any (array(select app.acts_for('members'))) and "organisation_invitations"."state" = 'open');
--> statement-breakpoint
CREATE POLICY "withdraw" ON "organisation_invitations" AS PERMISSIVE FOR UPDATE TO "member" USING ("organisation_invitations"."organisation_id" = any (array(select app.acts_for('members')))) WITH CHECK ("organisation_invitations"."organisation_id" = any (array(select app.acts_for('members'))) and "organisation_invitations"."state" = 'withdrawn');
--> statement-breakpoint
CREATE POLICY "worker" ON "organisation_invitations" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "read as member" ON "organisation_members" AS PERMISSIVE FOR SELECT TO "member" USING ("organisation_members"."user_id" = (select app.user_id()) or "organisation_members"."organisation_id" in (select app.my_organisations()));
--> statement-breakpoint
CREATE POLICY "found" ON "organisation_members" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("organisation_members"."user_id" = (select app.user_id()) and "organisation_members"."role" = 'administrator' and app.is_new_organisation("organisation_members"."organisation_id"));
--> statement-breakpoint
CREATE POLICY "change" ON "organisation_members" AS PERMISSIVE FOR UPDATE TO "member" USING ("organisation_members"."organisation_id" = any (array(select app.acts_for('members')))) WITH CHECK ("organisation_members"."organisation_id" = any (array(select app.acts_for('members'))));
--> statement-breakpoint
CREATE POLICY "leave or remove" ON "organisation_members" AS PERMISSIVE FOR DELETE TO "member" USING ("organisation_members"."user_id" = (select app.user_id()) or "organisation_members"."organisation_id" = any (array(select app.acts_for('members'))));
--> statement-breakpoint
CREATE POLICY "worker" ON "organisation_members" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "read as member" ON "organisations" AS PERMISSIVE FOR SELECT TO "member" USING ("organisations"."id" in (select m.organisation_id from organisation_members m));
--> statement-breakpoint
CREATE POLICY "found" ON "organisations" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("organisations"."founded_by" = (select app.user_id()));
--> statement-breakpoint
CREATE POLICY "change" ON "organisations" AS PERMISSIVE FOR UPDATE TO "member" USING ("organisations"."id" = any (array(select app.acts_for('members')))) WITH CHECK ("organisations"."id" = any (array(select app.acts_for('members'))));
--> statement-breakpoint
CREATE POLICY "worker" ON "organisations" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "read as admin" ON "switch_over_leases" AS PERMISSIVE FOR SELECT TO "member" USING ((select app.may('switchOver.state')));
--> statement-breakpoint
CREATE POLICY "worker" ON "switch_over_leases" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER POLICY "read own or accepted" ON "application_references" TO member USING ("application_references"."user_id" = (select app.user_id()) or (select app.may('leads.readContacts')) or exists (select from property_applications a
        where a.id = "application_references"."application_id" and a.status = 'approved'
          and (a.lister_id = (select app.user_id()) or a.property_id = any (array(select app.organisation_homes('leads'))))));
--> statement-breakpoint
ALTER POLICY "read own" ON "lead_cards" TO member USING ("lead_cards"."lister_id" = (select app.user_id()) or "lead_cards"."property_id" = any (array(select app.organisation_homes('leads'))));
--> statement-breakpoint
ALTER POLICY "work own" ON "lead_cards" TO member USING ("lead_cards"."lister_id" = (select app.user_id()) or "lead_cards"."property_id" = any (array(select app.organisation_homes('leads')))) WITH CHECK (("lead_cards"."lister_id" = (select app.user_id()) or "lead_cards"."property_id" = any (array(select app.organisation_homes('leads'))))
        and ("lead_cards"."assigned_to" is null or app.may_answer_for("lead_cards"."property_id", "lead_cards"."assigned_to")));
--> statement-breakpoint
ALTER POLICY "read own" ON "lead_notes" TO member USING ("lead_notes"."lister_id" = (select app.user_id()) or exists (select from lead_cards c where c.id = "lead_notes"."card_id"));
--> statement-breakpoint
ALTER POLICY "write own" ON "lead_notes" TO member WITH CHECK ("lead_notes"."lister_id" = (select app.user_id()) and exists (select from lead_cards c where c.id = "lead_notes"."card_id"));
--> statement-breakpoint
ALTER POLICY "read as party" ON "property_applications" TO member USING ("property_applications"."user_id" = (select app.user_id()) or "property_applications"."lister_id" = (select app.user_id()) or (select app.may('leads.readAll'))
    or "property_applications"."property_id" = any (array(select app.organisation_homes('leads'))));
--> statement-breakpoint
ALTER POLICY "answer as party" ON "property_applications" TO member USING ("property_applications"."user_id" = (select app.user_id()) or "property_applications"."lister_id" = (select app.user_id()) or (select app.may('leads.changeAll'))
    or "property_applications"."property_id" = any (array(select app.organisation_homes('leads')))) WITH CHECK ("property_applications"."user_id" = (select app.user_id()) or "property_applications"."lister_id" = (select app.user_id()) or (select app.may('leads.changeAll'))
    or "property_applications"."property_id" = any (array(select app.organisation_homes('leads'))));
--> statement-breakpoint
ALTER POLICY "read as party" ON "property_visits" TO member USING ("property_visits"."user_id" = (select app.user_id()) or "property_visits"."lister_id" = (select app.user_id()) or (select app.may('leads.readAll'))
    or "property_visits"."property_id" = any (array(select app.organisation_homes('leads'))));
--> statement-breakpoint
ALTER POLICY "answer as party" ON "property_visits" TO member USING ("property_visits"."user_id" = (select app.user_id()) or "property_visits"."lister_id" = (select app.user_id()) or (select app.may('leads.changeAll'))
    or "property_visits"."property_id" = any (array(select app.organisation_homes('leads')))) WITH CHECK ("property_visits"."user_id" = (select app.user_id()) or "property_visits"."lister_id" = (select app.user_id()) or (select app.may('leads.changeAll'))
    or "property_visits"."property_id" = any (array(select app.organisation_homes('leads'))));
--> statement-breakpoint
ALTER POLICY "read as party" ON "conversations" TO member USING ("conversations"."user_id" = (select app.user_id()) or "conversations"."lister_id" = (select app.user_id()) or "conversations"."property_id" = any (array(select app.organisation_homes('leads'))));
--> statement-breakpoint
ALTER POLICY "go on as party" ON "conversations" TO member USING ("conversations"."user_id" = (select app.user_id()) or "conversations"."lister_id" = (select app.user_id()) or "conversations"."property_id" = any (array(select app.organisation_homes('leads')))) WITH CHECK ("conversations"."user_id" = (select app.user_id()) or "conversations"."lister_id" = (select app.user_id()) or "conversations"."property_id" = any (array(select app.organisation_homes('leads'))));
--> statement-breakpoint
ALTER POLICY "read" ON "properties" TO member USING ("properties"."listing_state" = 'published' or "properties"."listed_by" = (select app.user_id()) or (select app.may('properties.readAll'))
        or "properties"."organisation_id" = any (array(select app.acts_for('homes'))) or app.follows_property("properties"."id"));
--> statement-breakpoint
ALTER POLICY "list own" ON "properties" TO member WITH CHECK (("properties"."listed_by" = (select app.user_id()) and ("properties"."organisation_id" is null or "properties"."organisation_id" = any (array(select app.acts_for('homes')))))
        or (select app.may('properties.changeAll')));
--> statement-breakpoint
ALTER POLICY "change own" ON "properties" TO member USING ("properties"."listed_by" = (select app.user_id()) or (select app.may('properties.changeAll')) or "properties"."organisation_id" = any (array(select app.acts_for('homes')))) WITH CHECK ("properties"."listed_by" = (select app.user_id()) or (select app.may('properties.changeAll')) or "properties"."organisation_id" = any (array(select app.acts_for('homes'))));
--> statement-breakpoint
ALTER POLICY "remove own" ON "properties" TO member USING ("properties"."listed_by" = (select app.user_id()) or "properties"."organisation_id" = any (array(select app.acts_for('homes'))));
--> statement-breakpoint
ALTER POLICY "keep own" ON "property_photos" TO member USING (exists (select from properties p where p.id = property_id
  and (p.listed_by = (select app.user_id()) or (select app.may('properties.changeAll'))
    or p.organisation_id = any (array(select app.acts_for('homes')))))) WITH CHECK (exists (select from properties p where p.id = property_id
  and (p.listed_by = (select app.user_id()) or (select app.may('properties.changeAll'))
    or p.organisation_id = any (array(select app.acts_for('homes'))))));
--> statement-breakpoint
ALTER POLICY "read of own homes" ON "property_views" TO member USING (exists (select from properties p where p.id = property_id
  and (p.listed_by = (select app.user_id()) or (select app.may('properties.changeAll'))
    or p.organisation_id = any (array(select app.acts_for('homes'))))));
--> statement-breakpoint
ALTER POLICY "read when accepted" ON "property_private" TO member USING (app.is_lister("property_private"."property_id") or app.has_accepted_lead("property_private"."property_id") or (select app.may('properties.readContacts'))
        or "property_private"."property_id" = any (array(select app.organisation_homes('homes'))));
--> statement-breakpoint
ALTER POLICY "add own" ON "property_private" TO member WITH CHECK (app.is_lister("property_private"."property_id") or "property_private"."property_id" = any (array(select app.organisation_homes('homes'))));
--> statement-breakpoint
ALTER POLICY "change own" ON "property_private" TO member USING (app.is_lister("property_private"."property_id") or (select app.may('properties.changeAll')) or "property_private"."property_id" = any (array(select app.organisation_homes('homes')))) WITH CHECK (app.is_lister("property_private"."property_id") or (select app.may('properties.changeAll')) or "property_private"."property_id" = any (array(select app.organisation_homes('homes'))));
