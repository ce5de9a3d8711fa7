/** All homes that a landlord may let, by the words people call them: title, place, address or number. */
import { type SQL, sql } from 'drizzle-orm';
import { homeWords } from '../../domain/lease-import.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';

type Named = { property_id: string } | { managed_property_id: string };
type OwnHome = { id: string; name: string; named: Named };
type Row = { id: string; name: string; called: (string | null)[]; is_managed: boolean };

/** Several homes may be called the same. */
export async function ownHomes(context: HandlerContext): Promise<ReadonlyMap<string, OwnHome[]>> {
  const { rows } = await context.db.execute<Row>(homesOf(userIdOf(context)));
  const homes = new Map<string, OwnHome[]>();
  for (const { id, name, called, is_managed: isManaged } of rows) {
    const home = { id, name, named: isManaged ? { managed_property_id: id } : { property_id: id } };
    for (const words of new Set([id, name, ...called].map((text) => homeWords(text ?? '')))) {
      if (words !== '') homes.set(words, [...(homes.get(words) ?? []), home]);
    }
  }
  return homes;
}

const homesOf = (landlordId: string): SQL => sql`
  select p.id, left(concat_ws(', ', p.title, p.locality, p.city), 300) as name, array[p.title, a.address] as called,
      false as is_managed
    from properties p left join property_private a on a.property_id = p.id
   where p.listed_by = ${landlordId} and p.listing_state in ('published', 'paused')
  union all
  select m.id, app.managed_home_name(d.property_name, r.property_location), array[r.property_address], true
    from managed_properties m join managed_property_details d on d.id = m.id
      join managed_rental_applications r on r.id = m.application_id
   where m.owner_id = ${landlordId} and m.status = 'active'`;
