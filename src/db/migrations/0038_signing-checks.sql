-- no transaction
ALTER TABLE "lease_documents" DROP CONSTRAINT IF EXISTS "lease_documents_kind";--> statement-breakpoint
ALTER TABLE "lease_documents" ADD CONSTRAINT "lease_documents_kind" CHECK ("lease_documents"."kind" in ('agreement', 'scan', 'stamped', 'registered', 'e-signed', 'certificate')) NOT VALID;--> statement-breakpoint
ALTER TABLE "lease_documents" VALIDATE CONSTRAINT "lease_documents_kind";
--> statement-breakpoint
ALTER TABLE "lease_acceptances" DROP CONSTRAINT IF EXISTS "lease_acceptances_how";--> statement-breakpoint
ALTER TABLE "lease_acceptances" ADD CONSTRAINT "lease_acceptances_how" CHECK ("lease_acceptances"."how" in ('emailed-code', 'texted-code', 'paper', 'silence', 'e-signature')) NOT VALID;--> statement-breakpoint
ALTER TABLE "lease_acceptances" VALIDATE CONSTRAINT "lease_acceptances_how";
