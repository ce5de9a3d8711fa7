CREATE TABLE "leases" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"property_id" uuid,
	"managed_property_id" uuid,
	"home_name" text NOT NULL,
	"home_address" text,
	"application_id" uuid,
	"renews_id" uuid,
	"landlord_id" uuid,
	"landlord_name" text NOT NULL,
	"tenant_id" uuid,
	"tenant_name" text NOT NULL,
	"tenant_email" text NOT NULL,
	"tenant_phone" text,
	"state" text DEFAULT 'draft' NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"rent" bigint NOT NULL,
	"deposit" bigint DEFAULT 0 NOT NULL,
	"deposit_held_by" text DEFAULT 'landlord' NOT NULL,
	"notice_days" smallint NOT NULL,
	"escalation_bp" smallint DEFAULT 0 NOT NULL,
	"due_day" smallint DEFAULT 1 NOT NULL,
	"terms" text,
	"payee_name" text,
	"payee_upi" text,
	"agreed_at" timestamp with time zone,
	"agreed_by" uuid,
	"is_signed_on_paper" boolean DEFAULT false NOT NULL,
	"notice_by" text,
	"notice_given_on" date,
	"ends_on" date,
	"ended_on" date,
	"settlement" jsonb,
	"renewal_reminders" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "leases_state" CHECK ("leases"."state" in ('draft', 'active', 'ending', 'ended', 'cancelled')),
	CONSTRAINT "leases_deposit_held_by" CHECK ("leases"."deposit_held_by" in ('landlord', 'manager', 'company')),
	CONSTRAINT "leases_notice_by" CHECK ("leases"."notice_by" in ('tenant', 'landlord')),
	CONSTRAINT "leases_term" CHECK ("leases"."end_date" >= "leases"."start_date"),
	CONSTRAINT "leases_money" CHECK ("leases"."rent" > 0 and "leases"."deposit" >= 0),
	CONSTRAINT "leases_notice_days" CHECK ("leases"."notice_days" between 0 and 180),
	CONSTRAINT "leases_escalation" CHECK ("leases"."escalation_bp" between 0 and 5000),
	CONSTRAINT "leases_due_day" CHECK ("leases"."due_day" between 1 and 31),
	CONSTRAINT "leases_one_home" CHECK (num_nonnulls("leases"."property_id", "leases"."managed_property_id") <= 1),
	CONSTRAINT "leases_notice" CHECK (("leases"."state" = 'ending') <= ("leases"."ends_on" is not null)),
	CONSTRAINT "leases_left" CHECK (("leases"."state" = 'ended') = ("leases"."ended_on" is not null)
        and coalesce("leases"."ended_on", "leases"."ends_on", "leases"."end_date") >= "leases"."start_date")
);
--> statement-breakpoint
ALTER TABLE "leases" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "listing_news" (
	"property_id" uuid PRIMARY KEY NOT NULL,
	"was" jsonb,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listing_news" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "managed_property_managers" (
	"managed_property_id" uuid PRIMARY KEY NOT NULL,
	"manager_id" uuid NOT NULL,
	"assigned_by" uuid,
	"assigned_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "managed_property_managers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "month_figures" (
	"month" date NOT NULL,
	"city" text NOT NULL,
	"listings" integer DEFAULT 0 NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"visits" integer DEFAULT 0 NOT NULL,
	"visits_completed" integer DEFAULT 0 NOT NULL,
	"applications" integer DEFAULT 0 NOT NULL,
	"applications_approved" integer DEFAULT 0 NOT NULL,
	"rvl" bigint DEFAULT 0 NOT NULL,
	"fees" bigint DEFAULT 0 NOT NULL,
	"commission" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "month_figures_month_city_pk" PRIMARY KEY("month","city")
);
--> statement-breakpoint
ALTER TABLE "month_figures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email_off" text[] DEFAULT '{}' NOT NULL,
	"app_off" text[] DEFAULT '{}' NOT NULL,
	"quiet_from" smallint,
	"quiet_to" smallint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notification_preferences_quiet" CHECK (("notification_preferences"."quiet_from" is null) = ("notification_preferences"."quiet_to" is null)
        and "notification_preferences"."quiet_from" between 0 and 23 and "notification_preferences"."quiet_to" between 0 and 23)
);
--> statement-breakpoint
ALTER TABLE "notification_preferences" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "rent_allocations" (
	"payment_id" uuid NOT NULL,
	"due_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rent_allocations_payment_id_due_id_pk" PRIMARY KEY("payment_id","due_id"),
	CONSTRAINT "rent_allocations_amount" CHECK ("rent_allocations"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "rent_allocations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "rent_dues" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"lease_id" uuid NOT NULL,
	"month" date NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"due_date" date NOT NULL,
	"amount" bigint NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"reminders" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rent_dues_month" UNIQUE("lease_id","month"),
	CONSTRAINT "rent_dues_first_day" CHECK (extract(day from "rent_dues"."month") = 1),
	CONSTRAINT "rent_dues_days" CHECK ("rent_dues"."to_date" >= "rent_dues"."from_date"),
	CONSTRAINT "rent_dues_money" CHECK ("rent_dues"."amount" >= 0 and "rent_dues"."received" >= 0)
);
--> statement-breakpoint
ALTER TABLE "rent_dues" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "rent_payments" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"lease_id" uuid NOT NULL,
	"due_id" uuid,
	"landlord_id" uuid,
	"amount" bigint NOT NULL,
	"mode" text NOT NULL,
	"reference" text,
	"paid_on" date NOT NULL,
	"state" text NOT NULL,
	"note" text,
	"answer" text,
	"reported_by" uuid,
	"confirmed_by" uuid,
	"confirmed_at" timestamp with time zone,
	"receipt_number" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rent_payments_state" CHECK ("rent_payments"."state" in ('reported', 'confirmed', 'mismatch', 'cancelled')),
	CONSTRAINT "rent_payments_mode" CHECK ("rent_payments"."mode" in ('bank_transfer', 'upi', 'cash', 'cheque')),
	CONSTRAINT "rent_payments_amount" CHECK ("rent_payments"."amount" > 0),
	CONSTRAINT "rent_payments_confirmation" CHECK ("rent_payments"."state" = 'cancelled' or ("rent_payments"."state" = 'confirmed') = ("rent_payments"."confirmed_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "rent_payments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "saved_search_matches" (
	"search_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"matched_at" timestamp with time zone DEFAULT now() NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "saved_search_matches_search_id_property_id_pk" PRIMARY KEY("search_id","property_id")
);
--> statement-breakpoint
ALTER TABLE "saved_search_matches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"frequency" text DEFAULT 'daily' NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"last_sent_at" timestamp with time zone,
	"city_id" integer,
	"rent_min" bigint,
	"rent_max" bigint,
	"area_min" integer,
	"area_max" integer,
	"available_by" date,
	"all_keys" integer[] DEFAULT '{}' NOT NULL,
	"any_localities" integer[],
	"any_bedrooms" integer[],
	"any_furnishings" integer[],
	"any_types" integer[],
	"words" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_searches_once" UNIQUE("user_id","query"),
	CONSTRAINT "saved_searches_frequency" CHECK ("saved_searches"."frequency" in ('at_once', 'daily', 'weekly'))
);
--> statement-breakpoint
ALTER TABLE "saved_searches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "affiliate_registrations" ADD COLUMN "invite_token" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "category" text DEFAULT 'account' NOT NULL;--> statement-breakpoint
-- Without the default at first: what was told before this migration has been mailed already.
ALTER TABLE "notifications" ADD COLUMN "email_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notifications" ALTER COLUMN "email_at" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "leases" ADD CONSTRAINT "leases_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leases" ADD CONSTRAINT "leases_managed_property_id_managed_properties_id_fk" FOREIGN KEY ("managed_property_id") REFERENCES "public"."managed_properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leases" ADD CONSTRAINT "leases_application_id_property_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."property_applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leases" ADD CONSTRAINT "leases_renews_id_leases_id_fk" FOREIGN KEY ("renews_id") REFERENCES "public"."leases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leases" ADD CONSTRAINT "leases_landlord_id_profiles_user_id_fk" FOREIGN KEY ("landlord_id") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leases" ADD CONSTRAINT "leases_tenant_id_profiles_user_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leases" ADD CONSTRAINT "leases_agreed_by_profiles_user_id_fk" FOREIGN KEY ("agreed_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leases" ADD CONSTRAINT "leases_created_by_profiles_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "managed_property_managers" ADD CONSTRAINT "managed_property_managers_managed_property_id_managed_properties_id_fk" FOREIGN KEY ("managed_property_id") REFERENCES "public"."managed_properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "managed_property_managers" ADD CONSTRAINT "managed_property_managers_manager_id_profiles_user_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "managed_property_managers" ADD CONSTRAINT "managed_property_managers_assigned_by_profiles_user_id_fk" FOREIGN KEY ("assigned_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_allocations" ADD CONSTRAINT "rent_allocations_payment_id_rent_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."rent_payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_allocations" ADD CONSTRAINT "rent_allocations_due_id_rent_dues_id_fk" FOREIGN KEY ("due_id") REFERENCES "public"."rent_dues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_dues" ADD CONSTRAINT "rent_dues_lease_id_leases_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."leases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_payments" ADD CONSTRAINT "rent_payments_lease_id_leases_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."leases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_payments" ADD CONSTRAINT "rent_payments_due_id_rent_dues_id_fk" FOREIGN KEY ("due_id") REFERENCES "public"."rent_dues"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_payments" ADD CONSTRAINT "rent_payments_landlord_id_profiles_user_id_fk" FOREIGN KEY ("landlord_id") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_payments" ADD CONSTRAINT "rent_payments_reported_by_profiles_user_id_fk" FOREIGN KEY ("reported_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_payments" ADD CONSTRAINT "rent_payments_confirmed_by_profiles_user_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_matches" ADD CONSTRAINT "saved_search_matches_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_matches" ADD CONSTRAINT "saved_search_matches_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leases_of_landlord" ON "leases" USING btree ("landlord_id","created_at","id");--> statement-breakpoint
CREATE INDEX "leases_of_tenant" ON "leases" USING btree ("tenant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "leases_of_home" ON "leases" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "leases_of_managed_home" ON "leases" USING btree ("managed_property_id");--> statement-breakpoint
CREATE INDEX "leases_of_email" ON "leases" USING btree (lower("tenant_email"));--> statement-breakpoint
CREATE INDEX "leases_by_end" ON "leases" USING btree ("state","end_date","id");--> statement-breakpoint
CREATE INDEX "leases_newest" ON "leases" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "leases_agreed_by" ON "leases" USING btree ("agreed_by");--> statement-breakpoint
CREATE INDEX "leases_created_by" ON "leases" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "leases_one_per_application" ON "leases" USING btree ("application_id") WHERE state <> 'cancelled';--> statement-breakpoint
CREATE UNIQUE INDEX "leases_one_renewal" ON "leases" USING btree ("renews_id") WHERE state <> 'cancelled';--> statement-breakpoint
CREATE INDEX "listing_news_oldest" ON "listing_news" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "managed_property_managers_of_manager" ON "managed_property_managers" USING btree ("manager_id");--> statement-breakpoint
CREATE INDEX "managed_property_managers_by_admin" ON "managed_property_managers" USING btree ("assigned_by");--> statement-breakpoint
CREATE INDEX "rent_allocations_of_due" ON "rent_allocations" USING btree ("due_id");--> statement-breakpoint
CREATE INDEX "rent_dues_by_month" ON "rent_dues" USING btree ("month","lease_id");--> statement-breakpoint
CREATE INDEX "rent_dues_open" ON "rent_dues" USING btree ("due_date","id") WHERE received < amount;--> statement-breakpoint
CREATE INDEX "rent_payments_of_lease" ON "rent_payments" USING btree ("lease_id","created_at","id");--> statement-breakpoint
CREATE INDEX "rent_payments_of_due" ON "rent_payments" USING btree ("due_id");--> statement-breakpoint
CREATE INDEX "rent_payments_to_answer" ON "rent_payments" USING btree ("landlord_id","created_at","id") WHERE state in ('reported', 'mismatch');--> statement-breakpoint
CREATE INDEX "rent_payments_confirmed" ON "rent_payments" USING btree ("landlord_id","confirmed_at") WHERE state = 'confirmed';--> statement-breakpoint
CREATE INDEX "rent_payments_reported_by" ON "rent_payments" USING btree ("reported_by");--> statement-breakpoint
CREATE INDEX "rent_payments_confirmed_by" ON "rent_payments" USING btree ("confirmed_by");--> statement-breakpoint
CREATE UNIQUE INDEX "rent_payments_reference" ON "rent_payments" USING btree ("landlord_id","reference") WHERE reference is not null and mode <> 'cash' and state <> 'cancelled';--> statement-breakpoint
CREATE UNIQUE INDEX "rent_payments_receipt" ON "rent_payments" USING btree ("landlord_id","receipt_number");--> statement-breakpoint
CREATE INDEX "saved_search_matches_untold" ON "saved_search_matches" USING btree ("search_id","matched_at") WHERE "saved_search_matches"."told_at" is null;--> statement-breakpoint
CREATE INDEX "saved_search_matches_of_home" ON "saved_search_matches" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "saved_searches_newest" ON "saved_searches" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "saved_searches_of_city" ON "saved_searches" USING btree ("city_id","rent_max") WHERE not "saved_searches"."is_paused";--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id","category") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_to_mail" ON "notifications" USING btree ("email_at") WHERE "notifications"."email_at" is not null;--> statement-breakpoint
ALTER TABLE "affiliate_registrations" ADD CONSTRAINT "affiliate_registrations_invite_token_unique" UNIQUE("invite_token");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_category" CHECK ("notifications"."category" in ('requests', 'listings', 'searches', 'shortlist', 'managed_rentals', 'account'));--> statement-breakpoint
CREATE POLICY "read as party" ON "leases" AS PERMISSIVE FOR SELECT TO "member" USING ("leases"."landlord_id" = (select app.user_id()) or "leases"."tenant_id" = (select app.user_id()) or (select app.is_admin()));--> statement-breakpoint
CREATE POLICY "offer" ON "leases" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("leases"."state" = 'draft' and "leases"."created_by" = (select app.user_id())
        and num_nonnulls("leases"."property_id", "leases"."managed_property_id") = 1
        and ((select app.is_admin()) or ("leases"."landlord_id" = (select app.user_id())
          and ("leases"."property_id" is null or app.is_lister("leases"."property_id"))
          and ("leases"."managed_property_id" is null or "leases"."managed_property_id" in
            (select p.id from managed_properties p where p.owner_id = (select app.user_id()))))));--> statement-breakpoint
CREATE POLICY "change as party" ON "leases" AS PERMISSIVE FOR UPDATE TO "member" USING ("leases"."landlord_id" = (select app.user_id()) or "leases"."tenant_id" = (select app.user_id()) or (select app.is_admin())) WITH CHECK ("leases"."landlord_id" = (select app.user_id()) or "leases"."tenant_id" = (select app.user_id()) or (select app.is_admin()));--> statement-breakpoint
CREATE POLICY "worker" ON "leases" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "worker" ON "listing_news" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read own" ON "managed_property_managers" AS PERMISSIVE FOR SELECT TO "member" USING ("managed_property_managers"."manager_id" = (select app.user_id()) or (select app.is_admin()));--> statement-breakpoint
CREATE POLICY "assign as admin" ON "managed_property_managers" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.is_admin()));--> statement-breakpoint
CREATE POLICY "reassign as admin" ON "managed_property_managers" AS PERMISSIVE FOR UPDATE TO "member" USING ((select app.is_admin())) WITH CHECK ((select app.is_admin()));--> statement-breakpoint
CREATE POLICY "release as admin" ON "managed_property_managers" AS PERMISSIVE FOR DELETE TO "member" USING ((select app.is_admin()));--> statement-breakpoint
CREATE POLICY "worker" ON "managed_property_managers" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read as admin" ON "month_figures" AS PERMISSIVE FOR SELECT TO "member" USING ((select app.is_admin()));--> statement-breakpoint
CREATE POLICY "worker" ON "month_figures" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own" ON "notification_preferences" AS PERMISSIVE FOR ALL TO "member" USING ("notification_preferences"."user_id" = (select app.user_id())) WITH CHECK ("notification_preferences"."user_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "notification_preferences" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read with payment" ON "rent_allocations" AS PERMISSIVE FOR SELECT TO "member" USING ("rent_allocations"."payment_id" in (select p.id from rent_payments p));--> statement-breakpoint
CREATE POLICY "add as receiver" ON "rent_allocations" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK (exists (select from rent_payments p join leases l on l.id = p.lease_id
        join rent_dues d on d.lease_id = l.id and d.id = "rent_allocations"."due_id"
        where p.id = "rent_allocations"."payment_id" and p.state = 'confirmed' and (l.landlord_id = (select app.user_id()) or (select app.is_admin()))));--> statement-breakpoint
CREATE POLICY "worker" ON "rent_allocations" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read with lease" ON "rent_dues" AS PERMISSIVE FOR SELECT TO "member" USING ("rent_dues"."lease_id" in (select l.id from leases l));--> statement-breakpoint
CREATE POLICY "worker" ON "rent_dues" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read with lease" ON "rent_payments" AS PERMISSIVE FOR SELECT TO "member" USING ("rent_payments"."lease_id" in (select l.id from leases l));--> statement-breakpoint
CREATE POLICY "report or record" ON "rent_payments" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("rent_payments"."reported_by" = (select app.user_id()) and (("rent_payments"."state" = 'reported' and exists (select from leases l where l.id = "rent_payments"."lease_id" and l.tenant_id = (select app.user_id())))
        or ("rent_payments"."state" = 'confirmed' and "rent_payments"."confirmed_by" = (select app.user_id()) and exists (select from leases l where l.id = "rent_payments"."lease_id"
  and (l.landlord_id = (select app.user_id()) or (select app.is_admin()))))));--> statement-breakpoint
CREATE POLICY "answer as party" ON "rent_payments" AS PERMISSIVE FOR UPDATE TO "member" USING (exists (select from leases l where l.id = "rent_payments"."lease_id" and l.tenant_id = (select app.user_id())) or exists (select from leases l where l.id = "rent_payments"."lease_id"
  and (l.landlord_id = (select app.user_id()) or (select app.is_admin())))) WITH CHECK (exists (select from leases l where l.id = "rent_payments"."lease_id" and l.tenant_id = (select app.user_id())) or exists (select from leases l where l.id = "rent_payments"."lease_id"
  and (l.landlord_id = (select app.user_id()) or (select app.is_admin()))));--> statement-breakpoint
CREATE POLICY "worker" ON "rent_payments" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "worker" ON "saved_search_matches" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own" ON "saved_searches" AS PERMISSIVE FOR ALL TO "member" USING ("saved_searches"."user_id" = (select app.user_id())) WITH CHECK ("saved_searches"."user_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "saved_searches" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER POLICY "read as party" ON "managed_properties" TO member USING ("managed_properties"."owner_id" = (select app.user_id()) or "managed_properties"."broker_id" = (select app.broker_id()) or (select app.is_admin())
        or "managed_properties"."id" in (select app.managed_homes()));--> statement-breakpoint
ALTER POLICY "read as party" ON "managed_rental_applications" TO member USING ("managed_rental_applications"."landlord_id" = (select app.user_id()) or "managed_rental_applications"."submitted_by" = (select app.user_id()) or "managed_rental_applications"."submitted_by_broker_id" = (select app.broker_id()) or (select app.is_admin())
        or "managed_rental_applications"."id" in (select app.managed_applications()));