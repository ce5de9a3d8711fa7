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
ALTER TABLE "opening_figures" ADD CONSTRAINT "opening_figures_lease_id_leases_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."leases"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "opening_figures" ADD CONSTRAINT "opening_figures_decided_by_profiles_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "opening_figures_open" ON "opening_figures" USING btree ("created_at","id") WHERE state = 'open';
--> statement-breakpoint
CREATE INDEX "opening_figures_decided_by" ON "opening_figures" USING btree ("decided_by");
--> statement-breakpoint
CREATE POLICY "read with lease" ON "opening_figures" AS PERMISSIVE FOR SELECT TO "member" USING (((select app.may('openingFigures.readAll')) or exists (select from leases v where v.id = "opening_figures"."lease_id")));
--> statement-breakpoint
CREATE POLICY "worker" ON "opening_figures" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);
