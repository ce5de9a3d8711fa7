-- no transaction
ALTER TABLE "staff_role_requests" VALIDATE CONSTRAINT "staff_role_requests_role";
--> statement-breakpoint
ALTER TABLE "user_roles" VALIDATE CONSTRAINT "user_roles_role";
