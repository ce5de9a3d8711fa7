ALTER TABLE "complaints" ALTER COLUMN "complainant_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "complaints" ADD COLUMN "sender_name" text;
--> statement-breakpoint
ALTER TABLE "complaints" ADD COLUMN "sender_email" text;
--> statement-breakpoint
ALTER TABLE "complaints" ADD COLUMN "sender_language" text;
--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_sender" CHECK (("complaints"."complainant_id" is null) = ("complaints"."sender_email" is not null) and ("complaints"."sender_email" is null) = ("complaints"."sender_name" is null)) NOT VALID;
