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

/** A pattern of texts that hold the word as it was typed. */
export const holding = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** Homes whose title, locality or city holds every word of the text, in any case; a word may be of something else that the list is found by. */
export function homeMatches(
  text: string | undefined,
  otherwise: (word: string) => SQL | undefined = () => undefined,
): SQL | undefined {
  const words = text?.split(/\s+/).filter(Boolean).slice(0, 8) ?? [];
  if (words.length === 0) return undefined;
  const place = sql`concat_ws(' ', ${properties.title}, ${properties.locality}, ${properties.city})`;
  return sql.join(
    words.map((word) => {
      const ofHome = sql`${place} ilike ${holding(word)}`;
      const other = otherwise(word);
      return other ? sql`(${ofHome} or ${other})` : ofHome;
    }),
    sql` and `,
  );
}
