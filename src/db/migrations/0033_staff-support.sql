-- no transaction
ALTER TABLE "staff_role_requests" DROP CONSTRAINT IF EXISTS "staff_role_requests_role";--> statement-breakpoint
ALTER TABLE "staff_role_requests" ADD CONSTRAINT "staff_role_requests_role" CHECK ("staff_role_requests"."role" in ('admin', 'support', 'broker', 'landlord', 'property_manager', 'tenant', 'user')) NOT VALID;--> statement-breakpoint
ALTER TABLE "staff_role_requests" VALIDATE CONSTRAINT "staff_role_requests_role";--> statement-breakpoint
ALTER TABLE "user_roles" DROP CONSTRAINT IF EXISTS "user_roles_role";--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_role" CHECK ("user_roles"."role" in ('admin', 'support', 'broker', 'landlord', 'property_manager', 'tenant', 'user')) NOT VALID;--> statement-breakpoint
ALTER TABLE "user_roles" VALIDATE CONSTRAINT "user_roles_role";--> statement-breakpoint
ALTER POLICY "grant" ON "user_roles" TO member WITH CHECK (((select app.may('roles.assign')) and ("user_roles"."role" not in ('admin', 'support', 'property_manager') or exists (
          select from "staff_role_requests" q
           where q.user_id = user_roles.user_id and q.role = user_roles.role and q.state = 'approved'
             and q.decided_by = (select app.user_id()))))
        or ("user_roles"."role" = 'broker' and (select app.may('brokerRegistrations.activate'))));
