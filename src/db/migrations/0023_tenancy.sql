CREATE TABLE "lease_acceptances" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"lease_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"party_id" uuid NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"how" text NOT NULL,
	"sent_to" text,
	"address" text,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "lease_acceptances_how" CHECK ("lease_acceptances"."how" in ('emailed-code', 'texted-code', 'paper', 'silence'))
);--> statement-breakpoint
ALTER TABLE "lease_acceptances" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lease_documents" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"lease_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"key" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "lease_documents_key_unique" UNIQUE("key"),
	CONSTRAINT "lease_documents_kind" CHECK ("lease_documents"."kind" in ('agreement', 'scan', 'stamped')),
	CONSTRAINT "lease_documents_sha256" CHECK ("lease_documents"."sha256" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "lease_documents_bytes" CHECK ("lease_documents"."bytes" > 0)
);--> statement-breakpoint
ALTER TABLE "lease_documents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "leases" DROP CONSTRAINT "leases_state";--> statement-breakpoint
ALTER TABLE "lease_parties" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "lease_parties" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "lease_parties" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "lease_parties" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lease_parties" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leases" ADD COLUMN "landlord_notice_days" smallint;--> statement-breakpoint
ALTER TABLE "leases" ADD COLUMN "lock_in_months" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "leases" ADD COLUMN "deposit_due_on" date;--> statement-breakpoint
ALTER TABLE "leases" ADD COLUMN "charges" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "leases" ADD COLUMN "late_fee" jsonb;--> statement-breakpoint
ALTER TABLE "leases" ADD COLUMN "inventory" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "leases" ADD COLUMN "landlord_address" text;--> statement-breakpoint
ALTER TABLE "leases" ADD COLUMN "tenant_address" text;--> statement-breakpoint
ALTER TABLE "leases" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "leases" ADD COLUMN "document_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "leases" ADD COLUMN "proposed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leases" ADD COLUMN "disowned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lease_acceptances" ADD CONSTRAINT "lease_acceptances_lease_id_leases_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."leases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_acceptances" ADD CONSTRAINT "lease_acceptances_document_id_lease_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."lease_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_acceptances" ADD CONSTRAINT "lease_acceptances_party_id_lease_parties_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."lease_parties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_acceptances" ADD CONSTRAINT "lease_acceptances_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_documents" ADD CONSTRAINT "lease_documents_lease_id_leases_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."leases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_documents" ADD CONSTRAINT "lease_documents_created_by_profiles_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lease_acceptances_once" ON "lease_acceptances" USING btree ("document_id","party_id");--> statement-breakpoint
CREATE INDEX "lease_acceptances_of_lease" ON "lease_acceptances" USING btree ("lease_id");--> statement-breakpoint
CREATE INDEX "lease_acceptances_of_party" ON "lease_acceptances" USING btree ("party_id");--> statement-breakpoint
CREATE INDEX "lease_acceptances_by" ON "lease_acceptances" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lease_documents_sealed" ON "lease_documents" USING btree ("lease_id","version") WHERE kind in ('agreement', 'scan');--> statement-breakpoint
CREATE INDEX "lease_documents_of_lease" ON "lease_documents" USING btree ("lease_id");--> statement-breakpoint
CREATE INDEX "lease_documents_by" ON "lease_documents" USING btree ("created_by","created_at");--> statement-breakpoint
ALTER TABLE "lease_parties" ADD CONSTRAINT "lease_parties_reachable" CHECK ("lease_parties"."role" <> 'co_tenant' or num_nonnulls("lease_parties"."email", "lease_parties"."phone") > 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "leases" ADD CONSTRAINT "leases_lock_in" CHECK ("leases"."lock_in_months" between 0 and 60) NOT VALID;--> statement-breakpoint
ALTER TABLE "leases" ADD CONSTRAINT "leases_landlord_notice_days" CHECK ("leases"."landlord_notice_days" between 0 and 180) NOT VALID;--> statement-breakpoint
ALTER TABLE "leases" ADD CONSTRAINT "leases_state" CHECK ("leases"."state" in ('draft', 'proposed', 'accepted', 'active', 'ending', 'ended', 'cancelled')) NOT VALID;--> statement-breakpoint
CREATE POLICY "name in a draft" ON "lease_parties" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("lease_parties"."role" in ('co_owner', 'co_tenant', 'occupant') and exists (select from leases l where l.id = "lease_parties"."lease_id"
  and l.state = 'draft' and (l.landlord_id = (select app.user_id()) or (select app.may('leases.actForLandlord')))));--> statement-breakpoint
CREATE POLICY "name no more in a draft" ON "lease_parties" AS PERMISSIVE FOR DELETE TO "member" USING ("lease_parties"."role" in ('co_owner', 'co_tenant', 'occupant') and exists (select from leases l where l.id = "lease_parties"."lease_id"
  and l.state = 'draft' and (l.landlord_id = (select app.user_id()) or (select app.may('leases.actForLandlord')))));--> statement-breakpoint
CREATE POLICY "read with lease" ON "lease_acceptances" AS PERMISSIVE FOR SELECT TO "member" USING (((select app.may('leases.readAll')) or exists (select from leases v where v.id = "lease_acceptances"."lease_id")));--> statement-breakpoint
CREATE POLICY "say yes" ON "lease_acceptances" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("lease_acceptances"."user_id" = (select app.user_id()) and "lease_acceptances"."how" <> 'silence'
        and app.may_sign("lease_acceptances"."lease_id", "lease_acceptances"."party_id", "lease_acceptances"."document_id"));--> statement-breakpoint
CREATE POLICY "worker" ON "lease_acceptances" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read with lease" ON "lease_documents" AS PERMISSIVE FOR SELECT TO "member" USING (((select app.may('leases.readAll')) or exists (select from leases v where v.id = "lease_documents"."lease_id")));--> statement-breakpoint
CREATE POLICY "add" ON "lease_documents" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("lease_documents"."created_by" = (select app.user_id()) and "lease_documents"."lease_id" in (select app.own_leases()));--> statement-breakpoint
CREATE POLICY "worker" ON "lease_documents" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER POLICY "read as party" ON "leases" TO member USING ("leases"."landlord_id" = (select app.user_id()) or (select app.may('leases.readAll'))
        or ("leases"."tenant_id" = (select app.user_id()) and ("leases"."state" <> 'draft' or "leases"."document_version" > 0))
        or "leases"."managed_property_id" in (select app.managed_homes()) or "leases"."id" in (select app.party_leases()));--> statement-breakpoint
ALTER POLICY "change as party" ON "leases" TO member USING ("leases"."landlord_id" = (select app.user_id()) or "leases"."tenant_id" = (select app.user_id()) or (select app.may('leases.actForLandlord'))
    or "leases"."managed_property_id" in (select app.managed_homes()) or "leases"."id" in (select app.co_tenancies())) WITH CHECK ("leases"."landlord_id" = (select app.user_id()) or "leases"."tenant_id" = (select app.user_id()) or (select app.may('leases.actForLandlord'))
    or "leases"."managed_property_id" in (select app.managed_homes()) or "leases"."id" in (select app.co_tenancies()));--> statement-breakpoint
ALTER POLICY "report or record" ON "rent_payments" TO member WITH CHECK ("rent_payments"."reported_by" = (select app.user_id()) and (("rent_payments"."state" = 'reported' and exists (select from leases l where l.id = "rent_payments"."lease_id"
    and (l.tenant_id = (select app.user_id()) or l.id in (select app.co_tenancies()))))
        or ("rent_payments"."state" = 'confirmed' and "rent_payments"."confirmed_by" = (select app.user_id()) and exists (select from leases l where l.id = "rent_payments"."lease_id" and (l.landlord_id = (select app.user_id()) or (select app.may('rents.actForLandlord'))
  or l.managed_property_id in (select app.managed_homes()))))));--> statement-breakpoint
ALTER POLICY "answer as party" ON "rent_payments" TO member USING (exists (select from leases l where l.id = "rent_payments"."lease_id"
    and (l.tenant_id = (select app.user_id()) or l.id in (select app.co_tenancies()))) or exists (select from leases l where l.id = "rent_payments"."lease_id" and (l.landlord_id = (select app.user_id()) or (select app.may('rents.actForLandlord'))
  or l.managed_property_id in (select app.managed_homes())))) WITH CHECK (exists (select from leases l where l.id = "rent_payments"."lease_id"
    and (l.tenant_id = (select app.user_id()) or l.id in (select app.co_tenancies()))) or exists (select from leases l where l.id = "rent_payments"."lease_id" and (l.landlord_id = (select app.user_id()) or (select app.may('rents.actForLandlord'))
  or l.managed_property_id in (select app.managed_homes()))));
