import { expect, it } from 'vitest';
import { addHome } from '../support/leads.ts';
import { ownTimeOf } from '../support/own-time.ts';
import { startServices } from '../support/services.ts';

const { as, addPerson, asOwner } = await startServices({ runsJobs: false });

it('properties.bulkMatching: five thousand homes are paused and resumed within ten seconds each', async () => {
  const agent = await addPerson('Lal Singh', ['landlord']);
  await addHome(asOwner, agent);
  await asOwner(
    `insert into properties (listed_by, listing_state, availability, title, rent, property_type, furnishing, city_id, locality_id,
         bedrooms, bathrooms, area_sqft, published_at, renewed_at)
     select p.listed_by, p.listing_state, p.availability, p.title || ' ' || i, p.rent, p.property_type, p.furnishing, p.city_id,
         p.locality_id, p.bedrooms, p.bathrooms, p.area_sqft, p.published_at, p.renewed_at
       from properties p, generate_series(1, 4999) i where p.listed_by = $1`,
    [agent],
  );
  for (const action of ['pause', 'resume'] as const) {
    let [done, batches] = [0, 0];
    const took = await ownTimeOf(async () => {
      let after: string | null = null;
      do {
        const batch = await as(agent).properties.bulkMatching({ action, rent_change_bp: null, after });
        [done, batches] = [done + batch.done, batches + 1];
        after = batch.next;
      } while (after !== null);
    });
    expect([done, batches]).toEqual([5000, 11]);
    expect(took).toBeLessThan(10_000);
    expect(
      await asOwner(`select from audit_log where actor_id = $1 and action = $2`, [
        agent,
        `properties.${action}`,
      ]),
    ).toHaveLength(5000);
  }
});
