/** The columns of a home that lists of leads, shortlisted and viewed homes show. */
import { type SQL, sql } from 'drizzle-orm';
import { coverContacts } from '../domain/contacts.ts';
import { properties } from './schema/properties.ts';

export const homeColumns = {
  id: properties.id,
  title: sql<string>`${properties.title}`.mapWith(coverContacts),
  city: properties.city,
  locality: properties.locality,
  rent: properties.rent,
  deposit: properties.deposit,
  bedrooms: properties.bedrooms,
  area_sqft: properties.areaSqft,
  property_type: properties.propertyType,
  furnishing: properties.furnishing,
  availability: properties.availability,
  listing_state: properties.listingState,
  verified: properties.verified,
  cover: properties.cover,
};

/** Homes whose title, locality or city holds every word of the text, in any case. */
export function homeMatches(text: string | undefined): SQL | undefined {
  const words = text?.split(/\s+/).filter(Boolean).slice(0, 8) ?? [];
  if (words.length === 0) return undefined;
  const place = sql`concat_ws(' ', ${properties.title}, ${properties.locality}, ${properties.city})`;
  return sql.join(
    words.map((word) => sql`${place} ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`),
    sql` and `,
  );
}
