ALTER TABLE "saved_searches" ADD COLUMN "near_kinds" text[];
--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "near_meters" integer;
