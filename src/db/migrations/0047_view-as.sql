ALTER TABLE "data_looks" DROP CONSTRAINT "data_looks_subject";
--> statement-breakpoint
ALTER TABLE "data_looks" ADD COLUMN "reason" text;
--> statement-breakpoint
ALTER TABLE "data_looks" ADD COLUMN "session_id" uuid;
--> statement-breakpoint
ALTER TABLE "data_looks" ADD COLUMN "ends_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "data_looks" ADD COLUMN "ended_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "data_looks" ADD CONSTRAINT "data_looks_view" CHECK (("data_looks"."subject" = 'view-as') = ("data_looks"."reason" is not null and "data_looks"."session_id" is not null and "data_looks"."ends_at" is not null)) NOT VALID;
--> statement-breakpoint
ALTER TABLE "data_looks" ADD CONSTRAINT "data_looks_subject" CHECK ("data_looks"."subject" in ('profile', 'activity', 'payee', 'broker-registration', 'document', 'verification', 'view-as')) NOT VALID;