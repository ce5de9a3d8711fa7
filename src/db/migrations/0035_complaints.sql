CREATE TABLE "complaint_entries" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"complaint_id" uuid NOT NULL,
	"author_id" uuid,
	"kind" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "complaint_entries_kind" CHECK ("complaint_entries"."kind" in ('message', 'reply', 'note', 'decision', 'reopened'))
);
--> statement-breakpoint
ALTER TABLE "complaint_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "complaints" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"serial" bigint GENERATED ALWAYS AS IDENTITY (sequence name "complaints_serial_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"form_id" uuid NOT NULL,
	"complainant_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid,
	"subject_title" text,
	"message" text NOT NULL,
	"status" text DEFAULT 'received' NOT NULL,
	"assigned_to" uuid,
	"answer_by" date NOT NULL,
	"warned_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"escalated_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "complaints_kind" CHECK ("complaints"."kind" in ('commission_line', 'home', 'lease', 'payment', 'broker', 'account', 'other')),
	CONSTRAINT "complaints_status" CHECK ("complaints"."status" in ('received', 'in_progress', 'resolved', 'escalated', 'closed'))
);
--> statement-breakpoint
ALTER TABLE "complaints" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "complaint_entries" ADD CONSTRAINT "complaint_entries_complaint_id_complaints_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_entries" ADD CONSTRAINT "complaint_entries_author_id_profiles_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_complainant_id_profiles_user_id_fk" FOREIGN KEY ("complainant_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_assigned_to_profiles_user_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "complaint_entries_of_complaint" ON "complaint_entries" USING btree ("complaint_id","created_at");--> statement-breakpoint
CREATE INDEX "complaint_entries_of_author" ON "complaint_entries" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "complaints_form" ON "complaints" USING btree ("complainant_id","form_id");--> statement-breakpoint
CREATE UNIQUE INDEX "complaints_serial" ON "complaints" USING btree ("serial");--> statement-breakpoint
CREATE INDEX "complaints_newest" ON "complaints" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "complaints_of_person" ON "complaints" USING btree ("complainant_id","created_at");--> statement-breakpoint
CREATE INDEX "complaints_assigned" ON "complaints" USING btree ("assigned_to");--> statement-breakpoint
CREATE INDEX "complaints_open" ON "complaints" USING btree ("answer_by") WHERE status in ('received', 'in_progress', 'escalated');--> statement-breakpoint
CREATE POLICY "read" ON "complaint_entries" AS PERMISSIVE FOR SELECT TO "member" USING ((select app.may('complaints.readAll')) or ("complaint_entries"."kind" <> 'note' and ((select app.may('complaints.readAll')) or exists (select from complaints v where v.id = "complaint_entries"."complaint_id"))));--> statement-breakpoint
CREATE POLICY "write own" ON "complaint_entries" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("complaint_entries"."author_id" = (select app.user_id()) and "complaint_entries"."kind" in ('message', 'reopened') and exists
        (select from complaints c where c.id = "complaint_entries"."complaint_id" and c.complainant_id = (select app.user_id())));--> statement-breakpoint
CREATE POLICY "write as admin" ON "complaint_entries" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ((select app.may('complaints.changeAll')) and "complaint_entries"."author_id" = (select app.user_id()) and "complaint_entries"."kind" in ('reply', 'note', 'decision'));--> statement-breakpoint
CREATE POLICY "worker" ON "complaint_entries" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read own" ON "complaints" AS PERMISSIVE FOR SELECT TO "member" USING ("complaints"."complainant_id" = (select app.user_id()) or (select app.may('complaints.readAll')));--> statement-breakpoint
CREATE POLICY "complain" ON "complaints" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("complaints"."complainant_id" = (select app.user_id()) and "complaints"."status" = 'received' and "complaints"."assigned_to" is null
        and "complaints"."decided_at" is null and "complaints"."escalated_at" is null and "complaints"."warned_at" is null);--> statement-breakpoint
CREATE POLICY "work as admin" ON "complaints" AS PERMISSIVE FOR UPDATE TO "member" USING ((select app.may('complaints.changeAll'))) WITH CHECK ((select app.may('complaints.changeAll')));--> statement-breakpoint
CREATE POLICY "reopen own" ON "complaints" AS PERMISSIVE FOR UPDATE TO "member" USING ("complaints"."complainant_id" = (select app.user_id()) and "complaints"."status" = 'resolved') WITH CHECK ("complaints"."complainant_id" = (select app.user_id()) and "complaints"."status" = 'escalated');--> statement-breakpoint
CREATE POLICY "worker" ON "complaints" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);
