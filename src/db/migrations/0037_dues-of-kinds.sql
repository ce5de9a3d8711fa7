CREATE TABLE "due_closings" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"due_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text,
	"reference" text,
	"paid_on" date,
	"recorded_by" uuid,
	"taken_back_reason" text,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "due_closings_kind" CHECK ("due_closings"."kind" in ('waiver', 'cancelled', 'tds', 'released')),
	CONSTRAINT "due_closings_amount" CHECK ("due_closings"."amount" > 0),
	CONSTRAINT "due_closings_tax" CHECK (("due_closings"."kind" = 'tds') = ("due_closings"."paid_on" is not null and "due_closings"."reference" is not null)
        and ("due_closings"."taken_back_reason" is null or "due_closings"."kind" = 'tds'))
);
--> statement-breakpoint
ALTER TABLE "due_closings" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "rent_charges" (
	"due_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"reading_before" numeric(12, 2),
	"reading_after" numeric(12, 2),
	"rate" bigint,
	"note" text,
	"photo_key" text,
	"photo_width" integer,
	"photo_height" integer,
	"state" text DEFAULT 'open' NOT NULL,
	"objection" text,
	"objected_by" uuid,
	"answer" text,
	"entered_by" uuid,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "rent_charges_photo_key_unique" UNIQUE("photo_key"),
	CONSTRAINT "rent_charges_kind" CHECK ("rent_charges"."kind" in ('maintenance', 'electricity', 'water', 'gas', 'internet', 'parking', 'property_tax')),
	CONSTRAINT "rent_charges_state" CHECK ("rent_charges"."state" in ('open', 'objected', 'kept', 'cancelled')),
	CONSTRAINT "rent_charges_meter" CHECK (num_nonnulls("rent_charges"."reading_before", "rent_charges"."reading_after", "rent_charges"."rate") in (0, 3) and "rent_charges"."reading_after" >= "rent_charges"."reading_before"),
	CONSTRAINT "rent_charges_objection" CHECK ("rent_charges"."state" <> 'objected' or "rent_charges"."objection" is not null)
);
--> statement-breakpoint
ALTER TABLE "rent_charges" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_kind";
--> statement-breakpoint
ALTER TABLE "journal_entries" DROP CONSTRAINT "journal_entries_kind";
--> statement-breakpoint
ALTER TABLE "settlement_lines" DROP CONSTRAINT "settlement_lines_kind";
--> statement-breakpoint
ALTER TABLE "leases" ADD COLUMN "payee_since" date;
--> statement-breakpoint
ALTER TABLE "rent_dues" ADD COLUMN "kind" text DEFAULT 'rent' NOT NULL;
--> statement-breakpoint
ALTER TABLE "rent_dues" ADD COLUMN "number" smallint DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "due_closings" ADD CONSTRAINT "due_closings_due_id_rent_dues_id_fk" FOREIGN KEY ("due_id") REFERENCES "public"."rent_dues"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "due_closings" ADD CONSTRAINT "due_closings_recorded_by_profiles_user_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "rent_charges" ADD CONSTRAINT "rent_charges_due_id_rent_dues_id_fk" FOREIGN KEY ("due_id") REFERENCES "public"."rent_dues"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "rent_charges" ADD CONSTRAINT "rent_charges_objected_by_profiles_user_id_fk" FOREIGN KEY ("objected_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "rent_charges" ADD CONSTRAINT "rent_charges_entered_by_profiles_user_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "due_closings_of_due" ON "due_closings" USING btree ("due_id");
--> statement-breakpoint
CREATE INDEX "due_closings_recorded_by" ON "due_closings" USING btree ("recorded_by");
--> statement-breakpoint
CREATE UNIQUE INDEX "due_closings_challan" ON "due_closings" USING btree ("due_id","reference") WHERE kind = 'tds' and taken_back_reason is null;
--> statement-breakpoint
CREATE INDEX "rent_charges_entered_by" ON "rent_charges" USING btree ("entered_by");
--> statement-breakpoint
CREATE INDEX "rent_charges_objected_by" ON "rent_charges" USING btree ("objected_by");
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_kind" CHECK ("files"."kind" in ('avatar', 'property_photo', 'document', 'import', 'maintenance_photo', 'settlement_photo', 'rent_charge_photo')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_kind" CHECK ("journal_entries"."kind" in ('rent_due', 'rent_received', 'rent_applied', 'rent_reversed', 'charge_due', 'charge_cancelled', 'late_fee_waived', 'deposit_due', 'late_fee_due', 'rent_tds', 'deposit_received', 'deposit_released', 'deposit_deducted', 'deposit_refunded', 'debt_waived', 'operator_received', 'commission_close', 'commission_payout', 'commission_return')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "rent_dues" ADD CONSTRAINT "rent_dues_kind" CHECK ("rent_dues"."kind" in ('rent', 'deposit', 'charge', 'late_fee')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "rent_dues" ADD CONSTRAINT "rent_dues_number" CHECK ("rent_dues"."number" = 1 or "rent_dues"."kind" = 'charge' and "rent_dues"."number" > 0) NOT VALID;
--> statement-breakpoint
ALTER TABLE "settlement_lines" ADD CONSTRAINT "settlement_lines_kind" CHECK ("settlement_lines"."kind" in ('rent', 'charge', 'repair', 'damage', 'cleaning', 'other')) NOT VALID;
--> statement-breakpoint
CREATE POLICY "post dues as side" ON "journal_entries" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("journal_entries"."actor_id" = (select app.user_id()) and "journal_entries"."source_type" = 'rent_due'
        and exists (select from rent_dues d join leases l on l.id = d.lease_id
          where d.id = "journal_entries"."source_id" and ("journal_entries"."kind" in ('charge_due', 'charge_cancelled', 'late_fee_waived') and (l.landlord_id = (select app.user_id()) or (select app.may('rents.actForLandlord'))
  or l.managed_property_id in (select app.managed_homes()))
            or "journal_entries"."kind" = 'rent_tds' and ((l.landlord_id = (select app.user_id()) or (select app.may('rents.actForLandlord'))
  or l.managed_property_id in (select app.managed_homes())) or (l.tenant_id = (select app.user_id()) or l.id in (select app.co_tenancies()))))));
--> statement-breakpoint
CREATE POLICY "charge as receiver" ON "rent_dues" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("rent_dues"."kind" = 'charge' and exists (select from leases l where l.id = "rent_dues"."lease_id" and (l.landlord_id = (select app.user_id()) or (select app.may('rents.actForLandlord'))
  or l.managed_property_id in (select app.managed_homes()))));
--> statement-breakpoint
CREATE POLICY "read with due" ON "due_closings" AS PERMISSIVE FOR SELECT TO "member" USING (((select app.may('leases.readAll')) or exists (select from rent_dues v where v.id = "due_closings"."due_id")));
--> statement-breakpoint
CREATE POLICY "close as side" ON "due_closings" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("due_closings"."recorded_by" = (select app.user_id()) and exists (select from rent_dues d join leases l on l.id = d.lease_id
        where d.id = "due_closings"."due_id" and case "due_closings"."kind" when 'tds' then d.kind = 'rent' and (l.tenant_id = (select app.user_id()) or l.id in (select app.co_tenancies()))
          when 'waiver' then d.kind = 'late_fee' and (l.landlord_id = (select app.user_id()) or (select app.may('rents.actForLandlord'))
  or l.managed_property_id in (select app.managed_homes()))
          when 'cancelled' then d.kind = 'charge' and (l.landlord_id = (select app.user_id()) or (select app.may('rents.actForLandlord'))
  or l.managed_property_id in (select app.managed_homes())) else false end));
--> statement-breakpoint
CREATE POLICY "take back as receiver" ON "due_closings" AS PERMISSIVE FOR UPDATE TO "member" USING ("due_closings"."kind" = 'tds' and exists (select from rent_dues d join leases l on l.id = d.lease_id where d.id = "due_closings"."due_id" and (l.landlord_id = (select app.user_id()) or (select app.may('rents.actForLandlord'))
  or l.managed_property_id in (select app.managed_homes())))) WITH CHECK ("due_closings"."kind" = 'tds' and exists (select from rent_dues d join leases l on l.id = d.lease_id where d.id = "due_closings"."due_id" and (l.landlord_id = (select app.user_id()) or (select app.may('rents.actForLandlord'))
  or l.managed_property_id in (select app.managed_homes()))));
--> statement-breakpoint
CREATE POLICY "worker" ON "due_closings" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "read with due" ON "rent_charges" AS PERMISSIVE FOR SELECT TO "member" USING (((select app.may('leases.readAll')) or exists (select from rent_dues v where v.id = "rent_charges"."due_id")));
--> statement-breakpoint
CREATE POLICY "enter as receiver" ON "rent_charges" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("rent_charges"."entered_by" = (select app.user_id()) and "rent_charges"."state" = 'open'
        and exists (select from rent_dues d join leases l on l.id = d.lease_id
          where d.id = "rent_charges"."due_id" and d.kind = 'charge' and (l.landlord_id = (select app.user_id()) or (select app.may('rents.actForLandlord'))
  or l.managed_property_id in (select app.managed_homes()))));
--> statement-breakpoint
CREATE POLICY "answer as party" ON "rent_charges" AS PERMISSIVE FOR UPDATE TO "member" USING (exists (select from rent_dues d join leases l on l.id = d.lease_id
    where d.id = "rent_charges"."due_id" and ((l.landlord_id = (select app.user_id()) or (select app.may('rents.actForLandlord'))
  or l.managed_property_id in (select app.managed_homes())) or (l.tenant_id = (select app.user_id()) or l.id in (select app.co_tenancies()))))) WITH CHECK (exists (select from rent_dues d join leases l on l.id = d.lease_id
    where d.id = "rent_charges"."due_id" and ((l.landlord_id = (select app.user_id()) or (select app.may('rents.actForLandlord'))
  or l.managed_property_id in (select app.managed_homes())) or (l.tenant_id = (select app.user_id()) or l.id in (select app.co_tenancies())))));
--> statement-breakpoint
CREATE POLICY "worker" ON "rent_charges" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER POLICY "report or record" ON "rent_payments" TO member WITH CHECK ("rent_payments"."reported_by" = (select app.user_id()) and (("rent_payments"."state" = 'reported' and exists (select from leases l where l.id = "rent_payments"."lease_id" and (l.tenant_id = (select app.user_id()) or l.id in (select app.co_tenancies()))))
        or ("rent_payments"."state" = 'confirmed' and "rent_payments"."confirmed_by" = (select app.user_id()) and exists (select from leases l where l.id = "rent_payments"."lease_id" and (l.landlord_id = (select app.user_id()) or (select app.may('rents.actForLandlord'))
  or l.managed_property_id in (select app.managed_homes()))))));
--> statement-breakpoint
ALTER POLICY "answer as party" ON "rent_payments" TO member USING (exists (select from leases l where l.id = "rent_payments"."lease_id" and (l.tenant_id = (select app.user_id()) or l.id in (select app.co_tenancies()))) or exists (select from leases l where l.id = "rent_payments"."lease_id" and (l.landlord_id = (select app.user_id()) or (select app.may('rents.actForLandlord'))
  or l.managed_property_id in (select app.managed_homes())))) WITH CHECK (exists (select from leases l where l.id = "rent_payments"."lease_id" and (l.tenant_id = (select app.user_id()) or l.id in (select app.co_tenancies()))) or exists (select from leases l where l.id = "rent_payments"."lease_id" and (l.landlord_id = (select app.user_id()) or (select app.may('rents.actForLandlord'))
  or l.managed_property_id in (select app.managed_homes()))));
