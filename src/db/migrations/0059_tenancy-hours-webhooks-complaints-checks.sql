-- no transaction
ALTER TABLE "webhooks" VALIDATE CONSTRAINT "webhooks_token_id_api_tokens_id_fk";
--> statement-breakpoint
ALTER TABLE "webhooks" VALIDATE CONSTRAINT "webhooks_program_id_api_programs_id_fk";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "complaints_form_by_email";
--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "complaints_form_by_email" ON "complaints" USING btree ("form_id") WHERE complainant_id is null;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "complaints_of_address";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "complaints_of_address" ON "complaints" USING btree ("sender_email");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "lead_cards_asked";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "lead_cards_asked" ON "lead_cards" USING btree ("created_at","id");
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "webhooks_of_token";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "webhooks_of_token" ON "webhooks" USING btree ("token_id") WHERE "webhooks"."token_id" is not null;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "webhooks_of_program";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "webhooks_of_program" ON "webhooks" USING btree ("program_id") WHERE "webhooks"."program_id" is not null;
--> statement-breakpoint
ALTER TABLE "complaints" VALIDATE CONSTRAINT "complaints_sender";
--> statement-breakpoint
ALTER TABLE "webhooks" VALIDATE CONSTRAINT "webhooks_one_maker";
