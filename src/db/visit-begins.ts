/** When a stored visit begins: `visitStart` of the domain in the words of the database, for a query on `property_visits` by that name. */
import { sql } from 'drizzle-orm';
import { propertyVisits } from './schema/leads.ts';

export const visitBegins = sql`((${propertyVisits.scheduledDate} + left(${propertyVisits.slot}, 2)::integer * interval '1 hour')
  at time zone 'Asia/Kolkata')`;
