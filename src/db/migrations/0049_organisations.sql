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
ALTER TABLE "organisation_invitations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "organisation_members" (
	"organisation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "organisation_members_organisation_id_user_id_pk" PRIMARY KEY("organisation_id","user_id"),
	CONSTRAINT "organisation_members_role" CHECK ("organisation_members"."role" in ('administrator', 'agent', 'accountant'))
);
--> statement-breakpoint
ALTER TABLE "organisation_members" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
ALTER TABLE "organisations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "lead_cards" ADD COLUMN "assigned_to" uuid;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "organisation_id" uuid;--> statement-breakpoint
ALTER TABLE "organisation_invitations" ADD CONSTRAINT "organisation_invitations_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_invitations" ADD CONSTRAINT "organisation_invitations_invited_by_profiles_user_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_members" ADD CONSTRAINT "organisation_members_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_members" ADD CONSTRAINT "organisation_members_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisations" ADD CONSTRAINT "organisations_founded_by_profiles_user_id_fk" FOREIGN KEY ("founded_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "organisation_invitations_one_email" ON "organisation_invitations" USING btree ("organisation_id","email") WHERE state = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "organisation_invitations_one_phone" ON "organisation_invitations" USING btree ("organisation_id","phone") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "organisation_invitations_to_email" ON "organisation_invitations" USING btree ("email") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "organisation_invitations_to_phone" ON "organisation_invitations" USING btree ("phone") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "organisation_invitations_by" ON "organisation_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "organisation_members_of_person" ON "organisation_members" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "organisations_founded_once" ON "organisations" USING btree ("founded_by",lower("legal_name"));--> statement-breakpoint
ALTER TABLE "lead_cards" ADD CONSTRAINT "lead_cards_assigned_to_profiles_user_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
CREATE POLICY "read as administrator" ON "organisation_invitations" AS PERMISSIVE FOR SELECT TO "member" USING ("organisation_invitations"."organisation_id" = any (array(select app.acts_for('members'))));--> statement-breakpoint
CREATE POLICY "invite" ON "organisation_invitations" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("organisation_invitations"."invited_by" = (select app.user_id()) and "organisation_invitations"."organisation_id" = any (array(select app.acts_for('members'))) and "organisation_invitations"."state" = 'open');--> statement-breakpoint
CREATE POLICY "withdraw" ON "organisation_invitations" AS PERMISSIVE FOR UPDATE TO "member" USING ("organisation_invitations"."organisation_id" = any (array(select app.acts_for('members')))) WITH CHECK ("organisation_invitations"."organisation_id" = any (array(select app.acts_for('members'))) and "organisation_invitations"."state" = 'withdrawn');--> statement-breakpoint
CREATE POLICY "worker" ON "organisation_invitations" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read as member" ON "organisation_members" AS PERMISSIVE FOR SELECT TO "member" USING ("organisation_members"."user_id" = (select app.user_id()) or "organisation_members"."organisation_id" in (select app.my_organisations()));--> statement-breakpoint
CREATE POLICY "found" ON "organisation_members" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("organisation_members"."user_id" = (select app.user_id()) and "organisation_members"."role" = 'administrator' and app.is_new_organisation("organisation_members"."organisation_id"));--> statement-breakpoint
CREATE POLICY "change" ON "organisation_members" AS PERMISSIVE FOR UPDATE TO "member" USING ("organisation_members"."organisation_id" = any (array(select app.acts_for('members')))) WITH CHECK ("organisation_members"."organisation_id" = any (array(select app.acts_for('members'))));--> statement-breakpoint
CREATE POLICY "leave or remove" ON "organisation_members" AS PERMISSIVE FOR DELETE TO "member" USING ("organisation_members"."user_id" = (select app.user_id()) or "organisation_members"."organisation_id" = any (array(select app.acts_for('members'))));--> statement-breakpoint
CREATE POLICY "worker" ON "organisation_members" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read as member" ON "organisations" AS PERMISSIVE FOR SELECT TO "member" USING ("organisations"."id" in (select m.organisation_id from organisation_members m));--> statement-breakpoint
CREATE POLICY "found" ON "organisations" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("organisations"."founded_by" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "change" ON "organisations" AS PERMISSIVE FOR UPDATE TO "member" USING ("organisations"."id" = any (array(select app.acts_for('members')))) WITH CHECK ("organisations"."id" = any (array(select app.acts_for('members'))));--> statement-breakpoint
CREATE POLICY "worker" ON "organisations" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER POLICY "read own or accepted" ON "application_references" TO member USING ("application_references"."user_id" = (select app.user_id()) or (select app.may('leads.readContacts')) or exists (select from property_applications a
        where a.id = "application_references"."application_id" and a.status = 'approved'
          and (a.lister_id = (select app.user_id()) or a.property_id = any (array(select app.organisation_homes('leads'))))));--> statement-breakpoint
ALTER POLICY "read own" ON "lead_cards" TO member USING ("lead_cards"."lister_id" = (select app.user_id()) or "lead_cards"."property_id" = any (array(select app.organisation_homes('leads'))));--> statement-breakpoint
ALTER POLICY "work own" ON "lead_cards" TO member USING ("lead_cards"."lister_id" = (select app.user_id()) or "lead_cards"."property_id" = any (array(select app.organisation_homes('leads')))) WITH CHECK (("lead_cards"."lister_id" = (select app.user_id()) or "lead_cards"."property_id" = any (array(select app.organisation_homes('leads'))))
        and ("lead_cards"."assigned_to" is null or app.may_answer_for("lead_cards"."property_id", "lead_cards"."assigned_to")));--> statement-breakpoint
ALTER POLICY "read own" ON "lead_notes" TO member USING ("lead_notes"."lister_id" = (select app.user_id()) or exists (select from lead_cards c where c.id = "lead_notes"."card_id"));--> statement-breakpoint
ALTER POLICY "write own" ON "lead_notes" TO member WITH CHECK ("lead_notes"."lister_id" = (select app.user_id()) and exists (select from lead_cards c where c.id = "lead_notes"."card_id"));--> statement-breakpoint
ALTER POLICY "read as party" ON "property_applications" TO member USING ("property_applications"."user_id" = (select app.user_id()) or "property_applications"."lister_id" = (select app.user_id()) or (select app.may('leads.readAll'))
    or "property_applications"."property_id" = any (array(select app.organisation_homes('leads'))));--> statement-breakpoint
ALTER POLICY "answer as party" ON "property_applications" TO member USING ("property_applications"."user_id" = (select app.user_id()) or "property_applications"."lister_id" = (select app.user_id()) or (select app.may('leads.changeAll'))
    or "property_applications"."property_id" = any (array(select app.organisation_homes('leads')))) WITH CHECK ("property_applications"."user_id" = (select app.user_id()) or "property_applications"."lister_id" = (select app.user_id()) or (select app.may('leads.changeAll'))
    or "property_applications"."property_id" = any (array(select app.organisation_homes('leads'))));--> statement-breakpoint
ALTER POLICY "read as party" ON "property_visits" TO member USING ("property_visits"."user_id" = (select app.user_id()) or "property_visits"."lister_id" = (select app.user_id()) or (select app.may('leads.readAll'))
    or "property_visits"."property_id" = any (array(select app.organisation_homes('leads'))));--> statement-breakpoint
ALTER POLICY "answer as party" ON "property_visits" TO member USING ("property_visits"."user_id" = (select app.user_id()) or "property_visits"."lister_id" = (select app.user_id()) or (select app.may('leads.changeAll'))
    or "property_visits"."property_id" = any (array(select app.organisation_homes('leads')))) WITH CHECK ("property_visits"."user_id" = (select app.user_id()) or "property_visits"."lister_id" = (select app.user_id()) or (select app.may('leads.changeAll'))
    or "property_visits"."property_id" = any (array(select app.organisation_homes('leads'))));--> statement-breakpoint
ALTER POLICY "read as party" ON "conversations" TO member USING ("conversations"."user_id" = (select app.user_id()) or "conversations"."lister_id" = (select app.user_id()) or "conversations"."property_id" = any (array(select app.organisation_homes('leads'))));--> statement-breakpoint
ALTER POLICY "go on as party" ON "conversations" TO member USING ("conversations"."user_id" = (select app.user_id()) or "conversations"."lister_id" = (select app.user_id()) or "conversations"."property_id" = any (array(select app.organisation_homes('leads')))) WITH CHECK ("conversations"."user_id" = (select app.user_id()) or "conversations"."lister_id" = (select app.user_id()) or "conversations"."property_id" = any (array(select app.organisation_homes('leads'))));--> statement-breakpoint
ALTER POLICY "read" ON "properties" TO member USING ("properties"."listing_state" = 'published' or "properties"."listed_by" = (select app.user_id()) or (select app.may('properties.readAll'))
        or "properties"."organisation_id" = any (array(select app.acts_for('homes'))) or app.follows_property("properties"."id"));--> statement-breakpoint
ALTER POLICY "list own" ON "properties" TO member WITH CHECK (("properties"."listed_by" = (select app.user_id()) and ("properties"."organisation_id" is null or "properties"."organisation_id" = any (array(select app.acts_for('homes')))))
        or (select app.may('properties.changeAll')));--> statement-breakpoint
ALTER POLICY "change own" ON "properties" TO member USING ("properties"."listed_by" = (select app.user_id()) or (select app.may('properties.changeAll')) or "properties"."organisation_id" = any (array(select app.acts_for('homes')))) WITH CHECK ("properties"."listed_by" = (select app.user_id()) or (select app.may('properties.changeAll')) or "properties"."organisation_id" = any (array(select app.acts_for('homes'))));--> statement-breakpoint
ALTER POLICY "remove own" ON "properties" TO member USING ("properties"."listed_by" = (select app.user_id()) or "properties"."organisation_id" = any (array(select app.acts_for('homes'))));--> statement-breakpoint
ALTER POLICY "keep own" ON "property_photos" TO member USING (exists (select from properties p where p.id = property_id
  and (p.listed_by = (select app.user_id()) or (select app.may('properties.changeAll'))
    or p.organisation_id = any (array(select app.acts_for('homes')))))) WITH CHECK (exists (select from properties p where p.id = property_id
  and (p.listed_by = (select app.user_id()) or (select app.may('properties.changeAll'))
    or p.organisation_id = any (array(select app.acts_for('homes'))))));--> statement-breakpoint
ALTER POLICY "read of own homes" ON "property_views" TO member USING (exists (select from properties p where p.id = property_id
  and (p.listed_by = (select app.user_id()) or (select app.may('properties.changeAll'))
    or p.organisation_id = any (array(select app.acts_for('homes'))))));--> statement-breakpoint
ALTER POLICY "read when accepted" ON "property_private" TO member USING (app.is_lister("property_private"."property_id") or app.has_accepted_lead("property_private"."property_id") or (select app.may('properties.readContacts'))
        or "property_private"."property_id" = any (array(select app.organisation_homes('homes'))));--> statement-breakpoint
ALTER POLICY "add own" ON "property_private" TO member WITH CHECK (app.is_lister("property_private"."property_id") or "property_private"."property_id" = any (array(select app.organisation_homes('homes'))));--> statement-breakpoint
ALTER POLICY "change own" ON "property_private" TO member USING (app.is_lister("property_private"."property_id") or (select app.may('properties.changeAll')) or "property_private"."property_id" = any (array(select app.organisation_homes('homes')))) WITH CHECK (app.is_lister("property_private"."property_id") or (select app.may('properties.changeAll')) or "property_private"."property_id" = any (array(select app.organisation_homes('homes'))));