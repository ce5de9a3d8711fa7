-- no transaction
ALTER TABLE "lease_documents" DROP CONSTRAINT IF EXISTS "lease_documents_kind";--> statement-breakpoint
ALTER TABLE "lease_documents" ADD CONSTRAINT "lease_documents_kind" CHECK ("lease_documents"."kind" in ('agreement', 'scan', 'stamped', 'registered', 'e-signed', 'certificate')) NOT VALID;--> statement-breakpoint
ALTER TABLE "lease_documents" VALIDATE CONSTRAINT "lease_documents_kind";
