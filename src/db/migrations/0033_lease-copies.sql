ALTER TABLE "lease_documents" ADD COLUMN "number" text;--> statement-breakpoint
ALTER TABLE "lease_documents" ADD COLUMN "dated_on" date;
