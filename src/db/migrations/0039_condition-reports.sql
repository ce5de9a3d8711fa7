CREATE TABLE "condition_comments" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"report_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"line_id" uuid,
	"side" text NOT NULL,
	"author_id" uuid,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "condition_comments_side" CHECK ("condition_comments"."side" in ('tenant', 'landlord'))
);
--> statement-breakpoint
ALTER TABLE "condition_comments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "condition_photos" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"lease_id" uuid NOT NULL,
	"key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"added_by" uuid,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "condition_photos_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "condition_photos" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "condition_reminders" (
	"lease_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "condition_reminders_lease_id_kind_pk" PRIMARY KEY("lease_id","kind"),
	CONSTRAINT "condition_reminders_kind" CHECK ("condition_reminders"."kind" in ('move_in', 'move_out'))
);
--> statement-breakpoint
ALTER TABLE "condition_reminders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "condition_reports" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"lease_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'sent' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"written_by" text NOT NULL,
	"author_id" uuid,
	"author_name" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"inspected_on" date NOT NULL,
	"rooms" jsonb NOT NULL,
	"meters" jsonb NOT NULL,
	"keys" jsonb NOT NULL,
	"photos" jsonb NOT NULL,
	"agreed_at" timestamp with time zone,
	"agreed_by" uuid,
	"agreed_by_name" text,
	"document_key" text,
	"document_sha256" text,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "condition_reports_document_key_unique" UNIQUE("document_key"),
	CONSTRAINT "condition_reports_kind" CHECK ("condition_reports"."kind" in ('move_in', 'move_out')),
	CONSTRAINT "condition_reports_state" CHECK ("condition_reports"."state" in ('sent', 'commented', 'agreed')),
	CONSTRAINT "condition_reports_written_by" CHECK ("condition_reports"."written_by" in ('tenant', 'landlord')),
	CONSTRAINT "condition_reports_sealed" CHECK (("condition_reports"."state" = 'agreed') = (num_nonnulls("condition_reports"."agreed_at", "condition_reports"."agreed_by_name", "condition_reports"."document_key", "condition_reports"."document_sha256") = 4)),
	CONSTRAINT "condition_reports_sha256" CHECK ("condition_reports"."document_sha256" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
ALTER TABLE "condition_reports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "condition_comments" ADD CONSTRAINT "condition_comments_report_id_condition_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."condition_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "condition_comments" ADD CONSTRAINT "condition_comments_author_id_profiles_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "condition_photos" ADD CONSTRAINT "condition_photos_lease_id_leases_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."leases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "condition_photos" ADD CONSTRAINT "condition_photos_added_by_profiles_user_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "condition_reminders" ADD CONSTRAINT "condition_reminders_lease_id_leases_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."leases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "condition_reports" ADD CONSTRAINT "condition_reports_lease_id_leases_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."leases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "condition_reports" ADD CONSTRAINT "condition_reports_author_id_profiles_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "condition_reports" ADD CONSTRAINT "condition_reports_agreed_by_profiles_user_id_fk" FOREIGN KEY ("agreed_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "condition_comments_of_report" ON "condition_comments" USING btree ("report_id","created_at");--> statement-breakpoint
CREATE INDEX "condition_comments_of_author" ON "condition_comments" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "condition_photos_of_lease" ON "condition_photos" USING btree ("lease_id");--> statement-breakpoint
CREATE INDEX "condition_photos_added_by" ON "condition_photos" USING btree ("added_by");--> statement-breakpoint
CREATE INDEX "condition_photos_oldest" ON "condition_photos" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "condition_reports_one_of_kind" ON "condition_reports" USING btree ("lease_id","kind");--> statement-breakpoint
CREATE INDEX "condition_reports_of_author" ON "condition_reports" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "condition_reports_agreed_by" ON "condition_reports" USING btree ("agreed_by");--> statement-breakpoint
CREATE POLICY "read with report" ON "condition_comments" AS PERMISSIVE FOR SELECT TO "member" USING (((select app.may('conditionReports.readAll')) or exists (select from condition_reports v where v.id = "condition_comments"."report_id")));--> statement-breakpoint
CREATE POLICY "add" ON "condition_comments" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("condition_comments"."author_id" = (select app.user_id()) and exists (select from condition_reports r where r.id = "condition_comments"."report_id"
        and r.state <> 'agreed' and app.condition_side(r.lease_id) is not null));--> statement-breakpoint
CREATE POLICY "worker" ON "condition_comments" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read with lease" ON "condition_photos" AS PERMISSIVE FOR SELECT TO "member" USING (((select app.may('conditionReports.readAll')) or exists (select from leases v where v.id = "condition_photos"."lease_id")));--> statement-breakpoint
CREATE POLICY "add" ON "condition_photos" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("condition_photos"."added_by" = (select app.user_id()) and app.condition_side("condition_photos"."lease_id") in ('landlord', 'tenant'));--> statement-breakpoint
CREATE POLICY "worker" ON "condition_photos" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "worker" ON "condition_reminders" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read with lease" ON "condition_reports" AS PERMISSIVE FOR SELECT TO "member" USING (((select app.may('conditionReports.readAll')) or exists (select from leases v where v.id = "condition_reports"."lease_id")));--> statement-breakpoint
CREATE POLICY "send" ON "condition_reports" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("condition_reports"."author_id" = (select app.user_id()) and "condition_reports"."state" = 'sent' and app.condition_side("condition_reports"."lease_id") = "condition_reports"."written_by");--> statement-breakpoint
CREATE POLICY "answer" ON "condition_reports" AS PERMISSIVE FOR UPDATE TO "member" USING (app.condition_side("condition_reports"."lease_id") is not null) WITH CHECK (app.condition_side("condition_reports"."lease_id") is not null);--> statement-breakpoint
CREATE POLICY "worker" ON "condition_reports" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);
