ALTER TABLE "lease_documents" ADD COLUMN "number" text;--> statement-breakpoint
ALTER TABLE "lease_documents" ADD COLUMN "dated_on" date;
--> statement-breakpoint
CREATE TABLE "signing_events" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"provider" text NOT NULL,
	"provider_event_id" text NOT NULL,
	"provider_request_id" text NOT NULL,
	"payload" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "signing_events_provider" CHECK ("signing_events"."provider" in ('sandbox'))
);
--> statement-breakpoint
ALTER TABLE "signing_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "signing_requests" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"lease_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "signing_requests_provider" CHECK ("signing_requests"."provider" in ('sandbox')),
	CONSTRAINT "signing_requests_state" CHECK ("signing_requests"."state" in ('open', 'completed', 'declined', 'expired', 'void')),
	CONSTRAINT "signing_requests_closed" CHECK (("signing_requests"."state" = 'open') = ("signing_requests"."closed_at" is null))
);
--> statement-breakpoint
ALTER TABLE "signing_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "signing_signers" (
	"request_id" uuid NOT NULL,
	"party_id" uuid NOT NULL,
	"turn" smallint NOT NULL,
	"signed_at" timestamp with time zone,
	"name" text,
	"certificate" text,
	"outcome" text,
	CONSTRAINT "signing_signers_request_id_party_id_pk" PRIMARY KEY("request_id","party_id"),
	CONSTRAINT "signing_signers_outcome" CHECK ("signing_signers"."outcome" in ('accepted', 'kept', 'void')),
	CONSTRAINT "signing_signers_signed" CHECK (num_nulls("signing_signers"."signed_at", "signing_signers"."outcome") in (0, 2))
);
--> statement-breakpoint
ALTER TABLE "signing_signers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "lease_acceptances" ADD COLUMN "certificate" text;--> statement-breakpoint
ALTER TABLE "signing_requests" ADD CONSTRAINT "signing_requests_lease_id_leases_id_fk" FOREIGN KEY ("lease_id") REFERENCES "public"."leases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_requests" ADD CONSTRAINT "signing_requests_document_id_lease_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."lease_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_requests" ADD CONSTRAINT "signing_requests_created_by_profiles_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_signers" ADD CONSTRAINT "signing_signers_request_id_signing_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."signing_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_signers" ADD CONSTRAINT "signing_signers_party_id_lease_parties_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."lease_parties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "signing_events_once" ON "signing_events" USING btree ("provider","provider_event_id");--> statement-breakpoint
CREATE INDEX "signing_events_of" ON "signing_events" USING btree ("provider","provider_request_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "signing_requests_of_provider" ON "signing_requests" USING btree ("provider","provider_id");--> statement-breakpoint
CREATE UNIQUE INDEX "signing_requests_one_open" ON "signing_requests" USING btree ("document_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "signing_requests_of_lease" ON "signing_requests" USING btree ("lease_id","created_at");--> statement-breakpoint
CREATE INDEX "signing_requests_of_document" ON "signing_requests" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "signing_requests_by" ON "signing_requests" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "signing_requests_open" ON "signing_requests" USING btree ("id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "signing_signers_of_party" ON "signing_signers" USING btree ("party_id");--> statement-breakpoint
CREATE POLICY "worker" ON "signing_events" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read with lease" ON "signing_requests" AS PERMISSIVE FOR SELECT TO "member" USING (((select app.may('leases.readAll')) or exists (select from leases v where v.id = "signing_requests"."lease_id")));--> statement-breakpoint
CREATE POLICY "begin" ON "signing_requests" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("signing_requests"."created_by" = (select app.user_id()) and exists (select from leases l
        join lease_documents d on d.lease_id = l.id and d.version = l.document_version and d.kind = 'agreement'
       where l.id = "signing_requests"."lease_id" and d.id = "signing_requests"."document_id" and l.state = 'proposed'
         and l.landlord_id = (select app.user_id())));--> statement-breakpoint
CREATE POLICY "worker" ON "signing_requests" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "read with request" ON "signing_signers" AS PERMISSIVE FOR SELECT TO "member" USING (exists (select from signing_requests r where r.id = "signing_signers"."request_id"));--> statement-breakpoint
CREATE POLICY "name" ON "signing_signers" AS PERMISSIVE FOR INSERT TO "member" WITH CHECK ("signing_signers"."signed_at" is null and exists (select from signing_requests r
        join lease_parties p on p.lease_id = r.lease_id and p.id = "signing_signers"."party_id"
       where r.id = "signing_signers"."request_id" and r.created_by = (select app.user_id())));--> statement-breakpoint
CREATE POLICY "worker" ON "signing_signers" AS PERMISSIVE FOR ALL TO "worker" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER POLICY "say yes" ON "lease_acceptances" TO member WITH CHECK ("lease_acceptances"."user_id" = (select app.user_id()) and "lease_acceptances"."how" not in ('silence', 'e-signature') and "lease_acceptances"."certificate" is null
        and app.may_sign("lease_acceptances"."lease_id", "lease_acceptances"."party_id", "lease_acceptances"."document_id"));