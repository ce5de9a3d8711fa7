CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"key" text,
	"bytes" bigint,
	"ready_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "data_exports_state" CHECK ("data_exports"."state" in ('queued', 'ready', 'failed', 'expired'))
);
--> statement-breakpoint
ALTER TABLE "data_exports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "data_looks" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"actor_id" uuid NOT NULL,
	"actor_name" text NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "data_looks_subject" CHECK ("data_looks"."subject" in ('profile', 'activity', 'payee', 'broker-registration', 'document', 'verification'))
);
--> statement-breakpoint
ALTER TABLE "data_looks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "erasures" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"due_on" date NOT NULL,
	"blocks" jsonb,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "erasures_state" CHECK ("erasures"."state" in ('requested', 'cancelled', 'done'))
);
--> statement-breakpoint
ALTER TABLE "erasures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_looks" ADD CONSTRAINT "data_looks_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasures" ADD CONSTRAINT "erasures_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_exports_newest" ON "data_exports" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "data_exports_to_remove" ON "data_exports" USING btree ("expires_at") WHERE "data_exports"."state" = 'ready';--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_one_at_a_time" ON "data_exports" USING btree ("user_id") WHERE "data_exports"."state" = 'queued';--> statement-breakpoint
CREATE INDEX "data_looks_newest" ON "data_looks" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "data_looks_old" ON "data_looks" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "erasures_open" ON "erasures" USING btree ("user_id") WHERE "erasures"."state" = 'requested';--> statement-breakpoint
CREATE INDEX "erasures_due" ON "erasures" USING btree ("due_on") WHERE "erasures"."state" = 'requested';--> statement-breakpoint
CREATE POLICY "read own" ON "data_exports" AS PERMISSIVE FOR SELECT TO "member" USING ("data_exports"."user_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "ask" ON "data_exports" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("data_exports"."user_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "data_exports" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read own" ON "data_looks" AS PERMISSIVE FOR SELECT TO "member" USING ("data_looks"."user_id" = (select app.user_id()) or (select app.is_admin()));--> statement-breakpoint
CREATE POLICY "note own look" ON "data_looks" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("data_looks"."actor_id" = (select app.user_id()) and (select app.is_admin()));--> statement-breakpoint
CREATE POLICY "worker" ON "data_looks" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read own" ON "erasures" AS PERMISSIVE FOR SELECT TO "member" USING ("erasures"."user_id" = (select app.user_id()) or (select app.is_admin()));--> statement-breakpoint
CREATE POLICY "ask" ON "erasures" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("erasures"."user_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "take back" ON "erasures" AS PERMISSIVE FOR UPDATE TO "member" USING ("erasures"."user_id" = (select app.user_id())) WITH CHECK ("erasures"."user_id" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "erasures" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);