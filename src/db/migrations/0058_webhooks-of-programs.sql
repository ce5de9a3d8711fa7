ALTER TABLE "webhooks" ADD COLUMN "token_id" uuid;
--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "program_id" uuid;
--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_token_id_api_tokens_id_fk" FOREIGN KEY ("token_id") REFERENCES "public"."api_tokens"("id") ON DELETE cascade ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_program_id_api_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."api_programs"("id") ON DELETE cascade ON UPDATE no action NOT VALID;
--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_one_maker" CHECK (num_nonnulls("webhooks"."token_id", "webhooks"."program_id") <= 1) NOT VALID;
