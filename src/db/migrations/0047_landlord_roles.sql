-- Whose home is managed holds the landlord's role from now on (app.role_of_owner); these have had homes since before.
ALTER TABLE "managed_properties" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "user_roles" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
INSERT INTO "user_roles" ("user_id", "role")
  SELECT DISTINCT "owner_id", 'landlord' FROM "managed_properties" WHERE "owner_id" IS NOT NULL
  ON CONFLICT DO NOTHING;--> statement-breakpoint
ALTER TABLE "user_roles" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "managed_properties" FORCE ROW LEVEL SECURITY;
