CREATE TABLE "opening_figures" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"lease_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"file_says" bigint NOT NULL,
	"tenant_says" bigint NOT NULL,
	"landlord_says" bigint NOT NULL,
	"tenant_reason" text NOT NULL,
	"landlord_reason" text,
	"last_by" text NOT NULL,
	"held_by" text,
	"agree_by" date NOT NULL,
	"reminders" smallint DEFAULT 0 NOT NULL,
	"counts" bigint,
	"settled_at" timestamp with time zone,
	"decided_by" uuid,
	"decision" text,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "opening_figures_of_lease" UNIQUE("lease_id","kind"),
	CONSTRAINT "opening_figures_kind" CHECK ("opening_figures"."kind" in ('balance', 'deposit')),
	CONSTRAINT "opening_figures_state" CHECK ("opening_figures"."state" in ('open', 'agreed', 'decided')),
	CONSTRAINT "opening_figures_last_by" CHECK ("opening_figures"."last_by" in ('tenant', 'landlord')),
	CONSTRAINT "opening_figures_held_by" CHECK ("opening_figures"."held_by" in ('owner', 'operator')),
	CONSTRAINT "opening_figures_deposit" CHECK (("opening_figures"."kind" = 'deposit') = ("opening_figures"."held_by" is not null)
        and ("opening_figures"."kind" = 'balance'
          or least("opening_figures"."file_says", "opening_figures"."tenant_says", "opening_figures"."landlord_says", coalesce("opening_figures"."counts", 0)) >= 0)),
	CONSTRAINT "opening_figures_settled" CHECK (("opening_figures"."state" = 'open') = ("opening_figures"."counts" is null) and ("opening_figures"."counts" is null) = ("opening_figures"."settled_at" is null)
        and ("opening_figures"."state" = 'decided') = ("opening_figures"."decision" is not null))
);
--> statement-breakpoint
ALTER TABLE "opening_figures" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE TABLE "owner_companies" (
	"managed_property_id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"set_by" uuid,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "owner_companies" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "complaints" ALTER COLUMN "complainant_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "complaints" ADD COLUMN "sender_name" text;
--> statement-breakpoint
ALTER TABLE "complaints" ADD COLUMN "sender_email" text;
--> statement-breakpoint
ALTER TABLE "complaints" ADD COLUMN "sender_language" text;
--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "visit_hours" jsonb;
--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "token_id" uuid;
--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "program_id" uuid;
--> statement-breakpoint
ALTER TABLE "opening_figures" ADD CONSTRAINT "opening_figures_lease_id_leases_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."leases"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "opening_figures" ADD CONSTRAINT "opening_figures_decided_by_profiles_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "owner_companies" ADD CONSTRAINT "owner_companies_managed_property_id_managed_properties_id_fk" FOREIGN KEY ("managed_property_id") REFERENCES "public"."managed_properties"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "owner_companies" ADD CONSTRAINT "owner_companies_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "owner_companies" ADD CONSTRAINT "owner_companies_set_by_profiles_user_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "opening_figures_open" ON "opening_figures" USING btree ("created_at","id") WHERE state = 'open';
--> statement-breakpoint
CREATE INDEX "opening_figures_decided_by" ON "opening_figures" USING btree ("decided_by");
--> statement-breakpoint
CREATE INDEX "owner_companies_of" ON "owner_companies" USING btree ("organisation_id");
--> statement-breakpoint
CREATE INDEX "owner_companies_set_by" ON "owner_companies" USING btree ("set_by");
--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_token_id_api_tokens_id_fk" FOREIGN KEY ("token_id") REFERENCES "public"."api_tokens"("id") ON DELETE cascade ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_program_id_api_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."api_programs"("id") ON DELETE cascade ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_sender" CHECK (("complaints"."complainant_id" is null) = ("complaints"."sender_email" is not null) and ("complaints"."sender_email" is null) = ("complaints"."sender_name" is null)) NOT VALID;
--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_one_maker" CHECK (num_nonnulls("webhooks"."token_id", "webhooks"."program_id") <= 1) NOT VALID;
--> statement-breakpoint
CREATE POLICY "read with lease" ON "opening_figures" AS PERMISSIVE FOR SELECT TO "member" USING (((select app.may('openingFigures.readAll')) or exists (select from leases v where v.id = "opening_figures"."lease_id")));
--> statement-breakpoint
CREATE POLICY "worker" ON "opening_figures" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY "read with home" ON "owner_companies" AS PERMISSIVE FOR SELECT TO "member" USING (((select app.may('managedRentals.readAll')) or exists (select from managed_properties v where v.id = "owner_companies"."managed_property_id")));
--> statement-breakpoint
CREATE POLICY "choose" ON "owner_companies" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("owner_companies"."managed_property_id" in
      (select p.id from managed_properties p where p.owner_id = (select app.user_id())) and "owner_companies"."organisation_id" in (select app.acts_for('money')) and "owner_companies"."set_by" = (select app.user_id()));
--> statement-breakpoint
CREATE POLICY "choose none" ON "owner_companies" AS PERMISSIVE FOR DELETE TO "member" USING ("owner_companies"."managed_property_id" in
      (select p.id from managed_properties p where p.owner_id = (select app.user_id())));
--> statement-breakpoint
CREATE POLICY "worker" ON "owner_companies" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER POLICY "name in a draft" ON "lease_parties" TO member WITH CHECK ("lease_parties"."role" in ('co_owner', 'co_tenant', 'occupant') and exists (select from leases l where l.id = "lease_parties"."lease_id"
  and l.state = 'draft' and (l.landlord_id = (select app.user_id()) or (select app.may('leases.actForLandlord'))
    or (l.created_by = (select app.user_id()) and l.managed_property_id in (select app.managed_homes())))));
--> statement-breakpoint
ALTER POLICY "name no more in a draft" ON "lease_parties" TO member USING ("lease_parties"."role" in ('co_owner', 'co_tenant', 'occupant') and exists (select from leases l where l.id = "lease_parties"."lease_id"
  and l.state = 'draft' and (l.landlord_id = (select app.user_id()) or (select app.may('leases.actForLandlord'))
    or (l.created_by = (select app.user_id()) and l.managed_property_id in (select app.managed_homes())))));
--> statement-breakpoint
ALTER POLICY "offer" ON "leases" TO member WITH CHECK ("leases"."state" = 'draft' and "leases"."created_by" = (select app.user_id())
        and num_nonnulls("leases"."property_id", "leases"."managed_property_id") = 1
        and ((select app.may('leases.actForLandlord'))
          or ("leases"."managed_property_id" in (select app.managed_homes()) and "leases"."payee_upi" is null and not "leases"."payee_shows_bank"
            and "leases"."landlord_id" = (select p.owner_id from managed_properties p where p.id = "leases"."managed_property_id"))
          or ("leases"."landlord_id" = (select app.user_id())
          and ("leases"."property_id" is null or app.is_lister("leases"."property_id"))
          and ("leases"."managed_property_id" is null or "leases"."managed_property_id" in
            (select p.id from managed_properties p where p.owner_id = (select app.user_id()))))));
