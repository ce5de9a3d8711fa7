CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"reason" text,
	"request_id" text,
	"address" text,
	"created_at" timestamp with time zone NOT NULL,
	"previous_hash" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_log" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"key" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"width" integer,
	"height" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_key_unique" UNIQUE("key"),
	CONSTRAINT "files_kind" CHECK ("files"."kind" in ('avatar', 'property_photo', 'document', 'import')),
	CONSTRAINT "files_bytes" CHECK ("files"."bytes" >= 0)
);
--> statement-breakpoint
ALTER TABLE "files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "lead_events" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"visit_id" uuid,
	"application_id" uuid,
	"actor_id" uuid,
	"action" text NOT NULL,
	"status" text NOT NULL,
	"note" text,
	"details" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lead_events_one_lead" CHECK (num_nonnulls("lead_events"."visit_id", "lead_events"."application_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "lead_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "property_applications" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"property_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"lister_id" uuid NOT NULL,
	"status" text DEFAULT 'submitted' NOT NULL,
	"move_in_date" date NOT NULL,
	"household" text,
	"occupants" integer,
	"income_band" text,
	"notes" text,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "property_applications_status" CHECK ("property_applications"."status" in ('submitted', 'under_review', 'approved', 'rejected', 'cancelled')),
	CONSTRAINT "property_applications_occupants" CHECK ("property_applications"."occupants" between 1 and 50)
);
--> statement-breakpoint
ALTER TABLE "property_applications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "property_visits" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"property_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"lister_id" uuid NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"visit_type" text NOT NULL,
	"scheduled_date" date NOT NULL,
	"slot" text NOT NULL,
	"proposed_by" uuid,
	"proposed_date" date,
	"proposed_slot" text,
	"notes" text,
	"rating" smallint,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "property_visits_status" CHECK ("property_visits"."status" in ('requested', 'scheduled', 'completed', 'cancelled', 'rejected')),
	CONSTRAINT "property_visits_type" CHECK ("property_visits"."visit_type" in ('physical', 'virtual')),
	CONSTRAINT "property_visits_rating" CHECK ("property_visits"."rating" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "property_visits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "import_rejects" (
	"run_id" uuid NOT NULL,
	"row_number" integer NOT NULL,
	"reason" text NOT NULL,
	"row" jsonb NOT NULL,
	CONSTRAINT "import_rejects_run_id_row_number_pk" PRIMARY KEY("run_id","row_number")
);
--> statement-breakpoint
ALTER TABLE "import_rejects" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "import_runs" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"status" text DEFAULT 'running' NOT NULL,
	"mapping" jsonb NOT NULL,
	"total_rows" integer DEFAULT 0 NOT NULL,
	"imported_rows" integer DEFAULT 0 NOT NULL,
	"repeated_rows" integer DEFAULT 0 NOT NULL,
	"rejected_rows" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "import_runs_status" CHECK ("import_runs"."status" in ('running', 'finished', 'stopped'))
);
--> statement-breakpoint
ALTER TABLE "import_runs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "imported_rows" (
	"owner_id" uuid NOT NULL,
	"row_hash" "bytea" NOT NULL,
	"property_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "imported_rows_owner_id_row_hash_pk" PRIMARY KEY("owner_id","row_hash")
);
--> statement-breakpoint
ALTER TABLE "imported_rows" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "property_drafts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"property_id" uuid,
	"step" text NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "property_drafts_one" UNIQUE NULLS NOT DISTINCT("user_id","property_id")
);
--> statement-breakpoint
ALTER TABLE "property_drafts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"version" text NOT NULL,
	"is_given" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"procedure" text NOT NULL,
	"request_hash" text NOT NULL,
	"response" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone DEFAULT now() + interval '24 hours' NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid,
	"recipient" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mails_status" CHECK ("mails"."status" in ('queued', 'sent', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "mails" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"actor_id" uuid,
	"event" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "notifications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"updated_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "properties" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"listed_by" uuid NOT NULL,
	"title" text NOT NULL,
	"city" text NOT NULL,
	"locality" text NOT NULL,
	"rent" bigint NOT NULL,
	"listing_state" text DEFAULT 'draft' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "properties_id_lister" UNIQUE("id","listed_by"),
	CONSTRAINT "properties_listing_state" CHECK ("properties"."listing_state" in ('draft', 'published', 'paused', 'withdrawn'))
);
--> statement-breakpoint
ALTER TABLE "properties" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "property_private" (
	"property_id" uuid PRIMARY KEY NOT NULL,
	"address" text,
	"latitude" double precision,
	"longitude" double precision,
	"contact_name" text,
	"contact_phone" text,
	"contact_email" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "property_private" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "recent_searches" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"query" text NOT NULL,
	"searched_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recent_searches_once" UNIQUE("user_id","query")
);
--> statement-breakpoint
ALTER TABLE "recent_searches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "recent_views" (
	"user_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"viewed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recent_views_user_id_property_id_pk" PRIMARY KEY("user_id","property_id")
);
--> statement-breakpoint
ALTER TABLE "recent_views" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "shortlists" (
	"user_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"note" text,
	"rent_when_added" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shortlists_user_id_property_id_pk" PRIMARY KEY("user_id","property_id")
);
--> statement-breakpoint
ALTER TABLE "shortlists" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "user_roles" DROP CONSTRAINT "user_roles_role";--> statement-breakpoint
ALTER TABLE "user_roles" DROP CONSTRAINT "user_roles_user_id_profiles_user_id_fk";
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_profiles_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_visit_id_property_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."property_visits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_application_id_property_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."property_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_actor_id_profiles_user_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_applications" ADD CONSTRAINT "property_applications_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_applications" ADD CONSTRAINT "property_applications_home" FOREIGN KEY ("property_id","lister_id") REFERENCES "public"."properties"("id","listed_by") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "property_visits" ADD CONSTRAINT "property_visits_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_visits" ADD CONSTRAINT "property_visits_home" FOREIGN KEY ("property_id","lister_id") REFERENCES "public"."properties"("id","listed_by") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "import_rejects" ADD CONSTRAINT "import_rejects_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_runs" ADD CONSTRAINT "import_runs_owner_id_profiles_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_rows" ADD CONSTRAINT "imported_rows_owner_id_profiles_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_rows" ADD CONSTRAINT "imported_rows_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_drafts" ADD CONSTRAINT "property_drafts_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_drafts" ADD CONSTRAINT "property_drafts_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_actor_id_profiles_user_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_listed_by_profiles_user_id_fk" FOREIGN KEY ("listed_by") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_private" ADD CONSTRAINT "property_private_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_searches" ADD CONSTRAINT "recent_searches_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_views" ADD CONSTRAINT "recent_views_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_views" ADD CONSTRAINT "recent_views_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlists" ADD CONSTRAINT "shortlists_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlists" ADD CONSTRAINT "shortlists_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_of_actor" ON "audit_log" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_of_subject" ON "audit_log" USING btree ("subject_type","subject_id","id");--> statement-breakpoint
CREATE INDEX "files_of_owner" ON "files" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "lead_events_of_visit" ON "lead_events" USING btree ("visit_id","created_at");--> statement-breakpoint
CREATE INDEX "lead_events_of_application" ON "lead_events" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "property_applications_one_open" ON "property_applications" USING btree ("property_id","user_id") WHERE status in ('submitted', 'under_review');--> statement-breakpoint
CREATE INDEX "property_applications_of_home" ON "property_applications" USING btree ("property_id","lister_id","created_at");--> statement-breakpoint
CREATE INDEX "property_applications_received" ON "property_applications" USING btree ("lister_id","created_at");--> statement-breakpoint
CREATE INDEX "property_applications_made" ON "property_applications" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "property_visits_one_open" ON "property_visits" USING btree ("property_id","user_id") WHERE status in ('requested', 'scheduled');--> statement-breakpoint
CREATE INDEX "property_visits_of_home" ON "property_visits" USING btree ("property_id","lister_id","created_at");--> statement-breakpoint
CREATE INDEX "property_visits_received" ON "property_visits" USING btree ("lister_id","created_at");--> statement-breakpoint
CREATE INDEX "property_visits_made" ON "property_visits" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "import_runs_newest" ON "import_runs" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "imported_rows_of_home" ON "imported_rows" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "property_drafts_of_home" ON "property_drafts" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "consents_newest" ON "consents" USING btree ("user_id","purpose","created_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_expired" ON "idempotency_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mails_newest" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mails_to" ON "mails" USING btree ("recipient","created_at");--> statement-breakpoint
CREATE INDEX "mails_of_person" ON "mails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "properties_by_lister" ON "properties" USING btree ("listed_by","created_at");--> statement-breakpoint
CREATE INDEX "recent_searches_newest" ON "recent_searches" USING btree ("user_id","searched_at");--> statement-breakpoint
CREATE INDEX "recent_views_newest" ON "recent_views" USING btree ("user_id","viewed_at");--> statement-breakpoint
CREATE INDEX "recent_views_of_home" ON "recent_views" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "shortlists_newest" ON "shortlists" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "shortlists_of_home" ON "shortlists" USING btree ("property_id");--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_role" CHECK ("user_roles"."role" in ('admin', 'broker', 'landlord', 'property_manager', 'tenant', 'user'));--> statement-breakpoint
CREATE POLICY "read as admin" ON "audit_log" AS PERMISSIVE FOR SELECT TO "member" USING ((select app.is_admin()));--> statement-breakpoint
CREATE POLICY "add own act" ON "audit_log" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("audit_log"."actor_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "audit_log" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read own" ON "files" AS PERMISSIVE FOR SELECT TO "member" USING ("files"."owner_id" = (select app.user_id()) or (select app.is_admin()));--> statement-breakpoint
CREATE POLICY "add own" ON "files" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("files"."owner_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "remove own" ON "files" AS PERMISSIVE FOR DELETE TO "member" USING ("files"."owner_id" = (select app.user_id()) or (select app.is_admin()));--> statement-breakpoint
CREATE POLICY "worker" ON "files" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read with lead" ON "lead_events" AS PERMISSIVE FOR SELECT TO "member" USING (exists (select from property_visits v where v.id = "lead_events"."visit_id")
    or exists (select from property_applications a where a.id = "lead_events"."application_id"));--> statement-breakpoint
CREATE POLICY "add with lead" ON "lead_events" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("lead_events"."actor_id" = (select app.user_id()) and (exists (select from property_visits v where v.id = "lead_events"."visit_id")
    or exists (select from property_applications a where a.id = "lead_events"."application_id")));--> statement-breakpoint
CREATE POLICY "worker" ON "lead_events" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read as party" ON "property_applications" AS PERMISSIVE FOR SELECT TO "member" USING ("property_applications"."user_id" = (select app.user_id()) or "property_applications"."lister_id" = (select app.user_id()) or (select app.is_admin()));--> statement-breakpoint
CREATE POLICY "ask" ON "property_applications" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("property_applications"."user_id" = (select app.user_id()) and "property_applications"."user_id" <> "property_applications"."lister_id");--> statement-breakpoint
CREATE POLICY "answer as party" ON "property_applications" AS PERMISSIVE FOR UPDATE TO "member" USING ("property_applications"."user_id" = (select app.user_id()) or "property_applications"."lister_id" = (select app.user_id()) or (select app.is_admin())) WITH CHECK ("property_applications"."user_id" = (select app.user_id()) or "property_applications"."lister_id" = (select app.user_id()) or (select app.is_admin()));--> statement-breakpoint
CREATE POLICY "worker" ON "property_applications" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read as party" ON "property_visits" AS PERMISSIVE FOR SELECT TO "member" USING ("property_visits"."user_id" = (select app.user_id()) or "property_visits"."lister_id" = (select app.user_id()) or (select app.is_admin()));--> statement-breakpoint
CREATE POLICY "ask" ON "property_visits" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("property_visits"."user_id" = (select app.user_id()) and "property_visits"."user_id" <> "property_visits"."lister_id");--> statement-breakpoint
CREATE POLICY "answer as party" ON "property_visits" AS PERMISSIVE FOR UPDATE TO "member" USING ("property_visits"."user_id" = (select app.user_id()) or "property_visits"."lister_id" = (select app.user_id()) or (select app.is_admin())) WITH CHECK ("property_visits"."user_id" = (select app.user_id()) or "property_visits"."lister_id" = (select app.user_id()) or (select app.is_admin()));--> statement-breakpoint
CREATE POLICY "worker" ON "property_visits" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read with run" ON "import_rejects" AS PERMISSIVE FOR SELECT TO "member" USING (exists (select from import_runs r where r.id = "import_rejects"."run_id"));--> statement-breakpoint
CREATE POLICY "add to own run" ON "import_rejects" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK (exists (select from import_runs r where r.id = "import_rejects"."run_id" and r.owner_id = (select app.user_id())));--> statement-breakpoint
CREATE POLICY "worker" ON "import_rejects" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read as admin" ON "import_runs" AS PERMISSIVE FOR SELECT TO "member" USING ((select app.is_admin()));--> statement-breakpoint
CREATE POLICY "own" ON "import_runs" AS PERMISSIVE FOR ALL TO "member" USING ("import_runs"."owner_id" = (select app.user_id())) WITH CHECK ("import_runs"."owner_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "import_runs" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own" ON "imported_rows" AS PERMISSIVE FOR ALL TO "member" USING ("imported_rows"."owner_id" = (select app.user_id())) WITH CHECK ("imported_rows"."owner_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "imported_rows" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own" ON "property_drafts" AS PERMISSIVE FOR ALL TO "member" USING ("property_drafts"."user_id" = (select app.user_id())) WITH CHECK ("property_drafts"."user_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "property_drafts" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read own" ON "consents" AS PERMISSIVE FOR SELECT TO "member" USING ("consents"."user_id" = (select app.user_id()) or (select app.is_admin()));--> statement-breakpoint
CREATE POLICY "give or withdraw" ON "consents" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("consents"."user_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "consents" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own" ON "idempotency_keys" AS PERMISSIVE FOR ALL TO "member" USING ("idempotency_keys"."user_id" = (select app.user_id())) WITH CHECK ("idempotency_keys"."user_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "idempotency_keys" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "worker" ON "mails" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read own" ON "notifications" AS PERMISSIVE FOR SELECT TO "member" USING ("notifications"."user_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "tell" ON "notifications" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("notifications"."actor_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "mark read" ON "notifications" AS PERMISSIVE FOR UPDATE TO "member" USING ("notifications"."user_id" = (select app.user_id())) WITH CHECK ("notifications"."user_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "notifications" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read public" ON "settings" AS PERMISSIVE FOR SELECT TO "kiraya_visitor" USING ("settings"."is_public");--> statement-breakpoint
CREATE POLICY "read" ON "settings" AS PERMISSIVE FOR SELECT TO "member" USING ("settings"."is_public" or (select app.is_admin()));--> statement-breakpoint
CREATE POLICY "add" ON "settings" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.is_admin()));--> statement-breakpoint
CREATE POLICY "change" ON "settings" AS PERMISSIVE FOR UPDATE TO "member" USING ((select app.is_admin())) WITH CHECK ((select app.is_admin()));--> statement-breakpoint
CREATE POLICY "worker" ON "settings" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read published" ON "properties" AS PERMISSIVE FOR SELECT TO "kiraya_visitor" USING ("properties"."listing_state" = 'published');--> statement-breakpoint
CREATE POLICY "read" ON "properties" AS PERMISSIVE FOR SELECT TO "member" USING ("properties"."listing_state" = 'published' or "properties"."listed_by" = (select app.user_id()) or (select app.is_admin())
        or app.follows_property("properties"."id"));--> statement-breakpoint
CREATE POLICY "list own" ON "properties" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("properties"."listed_by" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "change own" ON "properties" AS PERMISSIVE FOR UPDATE TO "member" USING ("properties"."listed_by" = (select app.user_id()) or (select app.is_admin())) WITH CHECK ("properties"."listed_by" = (select app.user_id()) or (select app.is_admin()));--> statement-breakpoint
CREATE POLICY "remove own" ON "properties" AS PERMISSIVE FOR DELETE TO "member" USING ("properties"."listed_by" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "properties" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read when accepted" ON "property_private" AS PERMISSIVE FOR SELECT TO "member" USING (app.is_lister("property_private"."property_id") or app.has_accepted_lead("property_private"."property_id") or (select app.is_admin()));--> statement-breakpoint
CREATE POLICY "add own" ON "property_private" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK (app.is_lister("property_private"."property_id"));--> statement-breakpoint
CREATE POLICY "change own" ON "property_private" AS PERMISSIVE FOR UPDATE TO "member" USING (app.is_lister("property_private"."property_id") or (select app.is_admin())) WITH CHECK (app.is_lister("property_private"."property_id") or (select app.is_admin()));--> statement-breakpoint
CREATE POLICY "worker" ON "property_private" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own" ON "recent_searches" AS PERMISSIVE FOR ALL TO "member" USING ("recent_searches"."user_id" = (select app.user_id())) WITH CHECK ("recent_searches"."user_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "recent_searches" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own" ON "recent_views" AS PERMISSIVE FOR ALL TO "member" USING ("recent_views"."user_id" = (select app.user_id())) WITH CHECK ("recent_views"."user_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "recent_views" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "own" ON "shortlists" AS PERMISSIVE FOR ALL TO "member" USING ("shortlists"."user_id" = (select app.user_id())) WITH CHECK ("shortlists"."user_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "shortlists" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);