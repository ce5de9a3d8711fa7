/** A program of somebody else, who knows the client and nothing of the product: looks for a home, shortlists it and asks for a visit. */
import { all, createClient, KirayaError, type Options } from '../../clients/typescript/client.ts';

export async function lookForAHome(options: Options, city: string, date: string) {
  const client = createClient(options);
  const found = await client.get('/properties', { query: { city, rent_max: 60_000, limit: 10 } });
  const [first] = found.items;
  if (!first) return null;
  const home = await client.get('/properties/{id}', { path: { id: first.id } });
  await client.put('/my/shortlist/{property_id}', { path: { property_id: home.id } });
  const wish = { property_id: home.id, visit_type: 'physical', scheduled_date: date, slot: '10:00' } as const;
  const visit = await client.post('/visits', { body: wish, idempotencyKey: 'my-visit-1' });
  const again = await client.post('/visits', { body: wish, idempotencyKey: 'my-visit-1' });
  const rule = await client.post('/visits', { body: wish }).catch((error: unknown) => {
    if (error instanceof KirayaError) return error.problem.rule;
    throw error;
  });
  const visits: string[] = [];
  for await (const { id } of all((cursor) =>
    client.get('/my/visits', { query: { limit: 1, ...(cursor && { cursor }) } }),
  ))
    visits.push(id);
  const rupees: number = home.rent / 100;
  return {
    found: found.total_is_exact,
    home: home.id,
    rupees,
    visit: visit.id,
    again: again.id,
    rule,
    visits,
  };
}
