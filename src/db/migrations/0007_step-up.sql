CREATE TABLE "staff_role_requests" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"requested_by" uuid NOT NULL,
	"ready_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "staff_role_requests_role" CHECK ("staff_role_requests"."role" in ('admin', 'broker', 'landlord', 'property_manager', 'tenant', 'user')),
	CONSTRAINT "staff_role_requests_state" CHECK ("staff_role_requests"."state" in ('waiting', 'approved', 'declined')),
	CONSTRAINT "staff_role_requests_decided" CHECK (("staff_role_requests"."state" = 'waiting') = ("staff_role_requests"."decided_by" is null) and ("staff_role_requests"."decided_by" is null) = ("staff_role_requests"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "staff_role_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "affiliate_registrations" ADD COLUMN "account_held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "auth"."sessions" ADD COLUMN "proved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payout_batches" ADD COLUMN "single_operator" text;--> statement-breakpoint
ALTER TABLE "staff_role_requests" ADD CONSTRAINT "staff_role_requests_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_role_requests_of_person" ON "staff_role_requests" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_role_requests_one_waiting" ON "staff_role_requests" USING btree ("user_id","role") WHERE "staff_role_requests"."state" = 'waiting';--> statement-breakpoint
CREATE POLICY "read as admin" ON "staff_role_requests" AS PERMISSIVE FOR SELECT TO "member" USING ((select app.may('roles.readAll')));--> statement-breakpoint
CREATE POLICY "ask as admin" ON "staff_role_requests" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.may('roles.assign')) and "staff_role_requests"."requested_by" = (select app.user_id()) and "staff_role_requests"."state" = 'waiting');--> statement-breakpoint
CREATE POLICY "decide as admin" ON "staff_role_requests" AS PERMISSIVE FOR UPDATE TO "member" USING ((select app.may('roles.approve')) and "staff_role_requests"."state" = 'waiting') WITH CHECK ((select app.may('roles.approve')) and "staff_role_requests"."decided_by" = (select app.user_id()));--> statement-breakpoint
CREATE POLICY "worker" ON "staff_role_requests" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER POLICY "grant" ON "user_roles" TO member WITH CHECK (((select app.may('roles.assign')) and ("user_roles"."role" not in ('admin', 'property_manager') or exists (
          select from "staff_role_requests" q
           where q.user_id = user_roles.user_id and q.role = user_roles.role and q.state = 'approved'
             and q.decided_by = (select app.user_id()))))
        or ("user_roles"."role" = 'broker' and (select app.may('brokerRegistrations.activate'))));