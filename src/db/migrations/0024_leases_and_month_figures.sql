CREATE TABLE "leases" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"managed_property_id" uuid NOT NULL,
	"tenant_id" uuid,
	"state" text DEFAULT 'draft' NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"ended_on" date,
	"rent" bigint NOT NULL,
	"deposit" bigint DEFAULT 0 NOT NULL,
	"notice_days" smallint DEFAULT 60 NOT NULL,
	"escalation_percentage" numeric(5, 2) DEFAULT 0 NOT NULL,
	"agreement_file_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "leases_state" CHECK ("leases"."state" in ('draft', 'active', 'ending', 'ended')),
	CONSTRAINT "leases_term" CHECK ("leases"."end_date" >= "leases"."start_date"),
	CONSTRAINT "leases_ended" CHECK (("leases"."state" = 'ended') = ("leases"."ended_on" is not null)),
	CONSTRAINT "leases_rent" CHECK ("leases"."rent" > 0 and "leases"."deposit" >= 0),
	CONSTRAINT "leases_notice" CHECK ("leases"."notice_days" between 0 and 365),
	CONSTRAINT "leases_escalation" CHECK ("leases"."escalation_percentage" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "leases" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
ALTER TABLE "leases" ADD CONSTRAINT "leases_managed_property_id_managed_properties_id_fk" FOREIGN KEY ("managed_property_id") REFERENCES "public"."managed_properties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leases" ADD CONSTRAINT "leases_tenant_id_profiles_user_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leases" ADD CONSTRAINT "leases_agreement_file_id_files_id_fk" FOREIGN KEY ("agreement_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leases_of_property" ON "leases" USING btree ("managed_property_id","start_date");--> statement-breakpoint
CREATE INDEX "leases_of_tenant" ON "leases" USING btree ("tenant_id","start_date");--> statement-breakpoint
CREATE INDEX "leases_of_agreement" ON "leases" USING btree ("agreement_file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "leases_one_running" ON "leases" USING btree ("managed_property_id") WHERE state in ('active', 'ending');--> statement-breakpoint
CREATE POLICY "read as party" ON "leases" AS PERMISSIVE FOR SELECT TO "member" USING (("leases"."tenant_id" = (select app.user_id()) and "leases"."state" <> 'draft') or (select app.is_admin())
        or "leases"."managed_property_id" in (select p.id from managed_properties p where p.owner_id = (select app.user_id())));--> statement-breakpoint
CREATE POLICY "add as admin" ON "leases" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.is_admin()));--> statement-breakpoint
CREATE POLICY "change as admin" ON "leases" AS PERMISSIVE FOR UPDATE TO "member" USING ((select app.is_admin())) WITH CHECK ((select app.is_admin()));--> statement-breakpoint
CREATE POLICY "worker" ON "leases" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read as admin" ON "month_figures" AS PERMISSIVE FOR SELECT TO "member" USING ((select app.is_admin()));--> statement-breakpoint
CREATE POLICY "worker" ON "month_figures" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);