-- no transaction
ALTER TABLE "conversations" DROP CONSTRAINT IF EXISTS "conversations_home";--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_home" FOREIGN KEY ("property_id","lister_id") REFERENCES "public"."properties"("id","listed_by") ON DELETE cascade ON UPDATE cascade NOT VALID;--> statement-breakpoint
ALTER TABLE "conversations" VALIDATE CONSTRAINT "conversations_home";
