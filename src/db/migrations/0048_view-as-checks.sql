-- no transaction
ALTER TABLE "data_looks" VALIDATE CONSTRAINT "data_looks_view";
--> statement-breakpoint
ALTER TABLE "data_looks" VALIDATE CONSTRAINT "data_looks_subject";
