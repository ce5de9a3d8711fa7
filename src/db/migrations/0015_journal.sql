CREATE TABLE "journal_entries" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"happened_on" date NOT NULL,
	"source_type" text NOT NULL,
	"source_id" uuid,
	"key" text NOT NULL,
	"reason" text,
	"actor_id" uuid,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "journal_entries_key" UNIQUE("key"),
	CONSTRAINT "journal_entries_kind" CHECK ("journal_entries"."kind" in ('rent_due', 'rent_received', 'rent_applied', 'rent_reversed', 'commission_close', 'commission_payout', 'commission_return')),
	CONSTRAINT "journal_entries_source" CHECK ("journal_entries"."source_type" in ('rent_due', 'rent_payment', 'commission_run'))
);
--> statement-breakpoint
ALTER TABLE "journal_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "journal_lines" (
	"entry_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"account" text NOT NULL,
	"party_kind" text,
	"party_id" uuid,
	"lease_id" uuid,
	"amount" bigint NOT NULL,
	CONSTRAINT "journal_lines_entry_id_position_pk" PRIMARY KEY("entry_id","position"),
	CONSTRAINT "journal_lines_account" CHECK ("journal_lines"."account" in ('rent_receivable', 'rent_prepaid', 'rent_collected', 'rent_earned', 'commission_expense', 'commission_payable', 'commission_held', 'commission_tds', 'commission_bank')),
	CONSTRAINT "journal_lines_party" CHECK ("journal_lines"."party_kind" in ('affiliate', 'owner', 'broker', 'tenant')),
	CONSTRAINT "journal_lines_amount" CHECK ("journal_lines"."amount" <> 0),
	CONSTRAINT "journal_lines_named" CHECK ("journal_lines"."party_id" is null or "journal_lines"."party_kind" is not null),
	CONSTRAINT "journal_lines_rent" CHECK (("journal_lines"."lease_id" is not null) = ("journal_lines"."account" in ('rent_receivable', 'rent_prepaid', 'rent_collected', 'rent_earned')))
);
--> statement-breakpoint
ALTER TABLE "journal_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lease_parties" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"lease_id" uuid NOT NULL,
	"role" text NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"share_bp" integer,
	"accepted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "lease_parties_role" CHECK ("lease_parties"."role" in ('landlord', 'co_owner', 'tenant', 'co_tenant', 'occupant')),
	CONSTRAINT "lease_parties_share" CHECK (("lease_parties"."role" in ('landlord', 'co_owner')) = ("lease_parties"."share_bp" is not null)
        and "lease_parties"."share_bp" between 1 and 10000)
);
--> statement-breakpoint
ALTER TABLE "lease_parties" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "journal_lines" ADD CONSTRAINT "journal_lines_entry_id_journal_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."journal_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_parties" ADD CONSTRAINT "lease_parties_lease_id_leases_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."leases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_parties" ADD CONSTRAINT "lease_parties_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "journal_entries_of_source" ON "journal_entries" USING btree ("source_type","source_id");--> statement-breakpoint
CREATE INDEX "journal_entries_by_day" ON "journal_entries" USING btree ("happened_on","id");--> statement-breakpoint
CREATE INDEX "journal_lines_of_lease" ON "journal_lines" USING btree ("lease_id","account");--> statement-breakpoint
CREATE UNIQUE INDEX "lease_parties_sides" ON "lease_parties" USING btree ("lease_id","role") WHERE role in ('landlord', 'tenant');--> statement-breakpoint
CREATE INDEX "lease_parties_of_lease" ON "lease_parties" USING btree ("lease_id");--> statement-breakpoint
CREATE INDEX "lease_parties_of_person" ON "lease_parties" USING btree ("user_id","lease_id");--> statement-breakpoint
CREATE POLICY "add to as receiver" ON "rent_allocations" AS PERMISSIVE FOR UPDATE TO "member" USING (exists (select from rent_payments p join leases l on l.id = p.lease_id
        join rent_dues d on d.lease_id = l.id and d.id = "rent_allocations"."due_id"
        where p.id = "rent_allocations"."payment_id" and p.state = 'confirmed' and (l.landlord_id = (select app.user_id()) or (select app.may('rents.actForLandlord'))
  or l.managed_property_id in (select app.managed_homes())))) WITH CHECK (exists (select from rent_payments p join leases l on l.id = p.lease_id
        join rent_dues d on d.lease_id = l.id and d.id = "rent_allocations"."due_id"
        where p.id = "rent_allocations"."payment_id" and p.state = 'confirmed' and (l.landlord_id = (select app.user_id()) or (select app.may('rents.actForLandlord'))
  or l.managed_property_id in (select app.managed_homes()))));--> statement-breakpoint
CREATE POLICY "read with its lines" ON "journal_entries" AS PERMISSIVE FOR SELECT TO "member" USING ((select app.may('journal.readAll')) or "journal_entries"."actor_id" = (select app.user_id())
        or exists (select from journal_lines v where v.entry_id = "journal_entries"."id"));--> statement-breakpoint
CREATE POLICY "post as receiver" ON "journal_entries" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("journal_entries"."actor_id" = (select app.user_id()) and "journal_entries"."kind" in ('rent_received', 'rent_applied', 'rent_reversed')
        and "journal_entries"."source_type" = 'rent_payment'
        and exists (select from rent_payments p join leases l on l.id = p.lease_id
          where p.id = "journal_entries"."source_id" and (l.landlord_id = (select app.user_id()) or (select app.may('rents.actForLandlord'))
  or l.managed_property_id in (select app.managed_homes()))));--> statement-breakpoint
CREATE POLICY "worker" ON "journal_entries" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read with lease" ON "journal_lines" AS PERMISSIVE FOR SELECT TO "member" USING (((select app.may('journal.readAll')) or exists (select from leases v where v.id = "journal_lines"."lease_id")));--> statement-breakpoint
CREATE POLICY "post as receiver" ON "journal_lines" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK (app.is_own_entry("journal_lines"."entry_id", "journal_lines"."lease_id"));--> statement-breakpoint
CREATE POLICY "worker" ON "journal_lines" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read with lease" ON "lease_parties" AS PERMISSIVE FOR SELECT TO "member" USING (((select app.may('leases.readAll')) or exists (select from leases v where v.id = "lease_parties"."lease_id")));--> statement-breakpoint
CREATE POLICY "worker" ON "lease_parties" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER POLICY "read as party" ON "leases" TO member USING ("leases"."landlord_id" = (select app.user_id()) or "leases"."tenant_id" = (select app.user_id()) or (select app.may('leases.readAll'))
        or "leases"."managed_property_id" in (select app.managed_homes()) or "leases"."id" in (select app.party_leases()));